import { injectIntoTab, stopFinder } from '@/lib/platform/tabs/scripting';
import { allTabs } from '@/lib/platform/tabs/tabs';
import type { SettingsStore } from '@/lib/settings/store';
import { syncFinderRegistration } from './finder-registration';

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
