import { originPattern } from '@/lib/platform/match-pattern';
import { allSites, grantedOrigins, hasOrigins } from '@/lib/platform/permissions';
import { tabById } from '@/lib/platform/tabs/tabs';
import { isLocked, noPolicy, type Policy } from '@/lib/settings/policy';
import type { SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import type { SiteStatus, TriedAddress } from './model';
import { restrictionOf } from './restricted-page';
import { decideSite, ignoredOn, type SiteSettings } from './site-rules';

/** Returns whether numbers are found on a tab's site: granted, excluded, or blocked by the browser. */
export async function siteStatus(
  tabId: number,
  sites: SiteSettings,
  policy: Policy = noPolicy,
): Promise<SiteStatus> {
  const everywhere = await hasOrigins(allSites);
  const address = (await tabById(tabId))?.url ?? '';
  const url = URL.parse(address);
  const pattern = originPattern(address);
  const restriction = restrictionOf(address);
  const page = { ...(restriction && { restriction }), allSites: everywhere };
  if (!url || !pattern) return { granted: false, excluded: false, ...page };
  const { finds, isBroken, rule } = decideSite(url.hostname, sites);
  return {
    origin: url.origin,
    host: url.hostname,
    pattern,
    granted: await hasOrigins([pattern]),
    excluded: !finds,
    ...(rule !== undefined && { rule }),
    ...(isBroken && { brokenRule: true as const }),
    ...page,
    ...(isLocked(policy, 'siteRules') && { isManaged: true as const }),
  };
}

/** A frame that asks, as the browser identifies it. The last address is the origin of one without its own. */
interface AskingFrame {
  tabId: number;
  url: string;
  addresses: readonly string[];
}

/** Returns whether the browser lets us read a frame: the rep allowed its site, or clicked on us in its tab. */
export async function mayReadFrame({ tabId, url, addresses }: AskingFrame): Promise<boolean> {
  const pattern = originPattern(url) ?? originPattern(addresses.at(-1) ?? '');
  if (pattern && (await hasOrigins([pattern]))) return true;
  // The browser tells the address only of a tab that we may read.
  const tab = (await tabById(tabId))?.url;
  return tab !== undefined && (pattern === undefined || originPattern(tab) === pattern);
}

/** What counts for a web address; `undefined` if it is none. */
export async function tryAddress(
  address: string,
  sites: SiteSettings,
): Promise<TriedAddress | undefined> {
  const pattern = originPattern(address);
  const host = URL.parse(address)?.hostname;
  if (!pattern || !host) return undefined;
  const granted = await hasOrigins([pattern]);
  return { host, ...decideSite(host, sites), granted, ignored: ignoredOn(host, sites) };
}

/**
 * Returns whether one click on the card of these web addresses may call: the rep allowed each site separately,
 * or chose "always" for it. Access to all sites, or to all subdomains, trusts none.
 */
export async function areTrusted(
  addresses: readonly string[],
  { trustedSites }: Pick<Settings, 'trustedSites'>,
): Promise<boolean> {
  const granted = await grantedOrigins();
  return addresses.every((address) => {
    const pattern = originPattern(address);
    if (pattern === undefined) return false;
    return (
      patternsOfSite(pattern).some((each) => granted.includes(each)) ||
      trustedSites.includes(pattern)
    );
  });
}

/** Remembers that one click may call on the site of this address. */
export async function trustSite(store: SettingsStore, address: string): Promise<void> {
  const pattern = originPattern(address);
  if (pattern === undefined) return;
  await store.change('trustedSites', (patterns) => [...new Set([...patterns, pattern])]);
}

/** The patterns that grant exactly this site: its own, and the one for both schemes. */
function patternsOfSite(pattern: string): string[] {
  return [pattern, pattern.replace(/^https?:/, '*:')];
}
