import { originPattern } from '@/lib/platform/match-pattern';
import { grantedOrigins } from '@/lib/platform/permissions';
import type { SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';

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
