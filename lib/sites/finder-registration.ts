import { grantedOrigins } from '@/lib/platform/permissions';
import { injectIntoTab, registerFinder, stopFinder } from '@/lib/platform/tabs/scripting';
import { allTabs } from '@/lib/platform/tabs/tabs';
import type { SettingsStore } from '@/lib/settings/store';

let lastSync: Promise<void> = Promise.resolve();

/**
 * Registers the finder for all sites that the rep granted, except excluded ones. Runs one at a time:
 * a registration is removed and created again, and the last one must match the latest settings.
 */
export function syncFinderRegistration(store: SettingsStore): Promise<void> {
  const sync = () => syncNow(store);
  lastSync = lastSync.then(sync, sync);
  return lastSync;
}

async function syncNow(store: SettingsStore): Promise<void> {
  const { excludedSites } = await store.read();
  const matches = await grantedOrigins();
  const excludeMatches = excludedSites.map((host) => `*://${host}/*`);
  await registerFinder({ matches, excludeMatches });
}

/**
 * Injects the finder into open pages, which reads them again: after a grant, and after the rep changed
 * the country of national numbers. Excluded sites are skipped.
 */
export async function injectIntoOpenTabs(
  store: SettingsStore,
  isMeant: (host: string, tabId: number) => boolean = () => true,
): Promise<void> {
  const { excludedSites } = await store.read();
  const tabs = (await allTabs()).filter(({ id, url }) => {
    const host = URL.parse(url ?? '')?.hostname ?? '';
    return isMeant(host, id) && !excludedSites.includes(host);
  });
  await Promise.all(tabs.map(({ id }) => injectIntoTab(id)));
}

/** Removes the marks from open pages of a host: `crm.example.com`, `*.example.com`, or `*` for all. */
export async function removeMarks(host: string): Promise<void> {
  const ending = host.replace(/^\*/, '');
  const tabs = (await allTabs()).filter(({ url }) => {
    const hostname = URL.parse(url ?? '')?.hostname;
    return (
      hostname !== undefined &&
      (ending === host ? hostname === host : `.${hostname}`.endsWith(ending))
    );
  });
  await Promise.all(tabs.map(({ id }) => stopFinder(id)));
}

/** Excludes a host or includes it again, in open tabs at once and for later page loads. */
export async function excludeSite(
  store: SettingsStore,
  host: string,
  excluded: boolean,
): Promise<void> {
  await store.change('excludedSites', (hosts) => {
    const others = hosts.filter((known) => known !== host);
    return excluded ? [...others, host] : others;
  });
  await syncFinderRegistration(store);
  const tabs = (await allTabs()).filter((tab) => URL.parse(tab.url ?? '')?.hostname === host);
  await Promise.all(tabs.map((tab) => (excluded ? stopFinder(tab.id) : injectIntoTab(tab.id))));
}
