import { allSites, hasOrigins } from '@/lib/platform/permissions';
import { tabById } from '@/lib/platform/tabs';
import type { Settings } from '@/lib/settings/table';
import type { SiteStatus } from './model';

/** How finding stands on a tab's site: granted, switched off, or not possible at all. */
export async function siteStatus(tabId: number, settings: Settings): Promise<SiteStatus> {
  const everywhere = await hasOrigins(allSites);
  const url = URL.parse((await tabById(tabId))?.url ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) {
    return { granted: false, off: false, allSites: everywhere };
  }
  const pattern = `${url.protocol}//${url.hostname}/*`;
  return {
    origin: url.origin,
    host: url.hostname,
    pattern,
    granted: await hasOrigins([pattern]),
    off: settings.sitesOff.includes(url.hostname),
    allSites: everywhere,
  };
}
