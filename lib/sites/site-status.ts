import { originPattern } from '@/lib/platform/match-pattern';
import { allSites, hasOrigins } from '@/lib/platform/permissions';
import { tabById } from '@/lib/platform/tabs/tabs';
import type { Settings } from '@/lib/settings/table';
import type { SiteStatus } from './model';

/** Returns whether numbers are found on a tab's site: granted, excluded, or blocked by the browser. */
export async function siteStatus(tabId: number, settings: Settings): Promise<SiteStatus> {
  const everywhere = await hasOrigins(allSites);
  const address = (await tabById(tabId))?.url ?? '';
  const url = URL.parse(address);
  const pattern = originPattern(address);
  if (!url || !pattern) return { granted: false, excluded: false, allSites: everywhere };
  return {
    origin: url.origin,
    host: url.hostname,
    pattern,
    granted: await hasOrigins([pattern]),
    excluded: settings.excludedSites.includes(url.hostname),
    allSites: everywhere,
  };
}
