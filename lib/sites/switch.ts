import { askPage } from '@/lib/messages/page-client';
import { framesOf, injectContent } from '@/lib/platform/scripting';
import { openTabs } from '@/lib/platform/tabs';
import type { SettingsStore } from '@/lib/settings/store';
import { alignReach } from './reach';

/** Switches finding off or on again for a host, in open tabs at once and for pages to come. */
export async function switchSite(store: SettingsStore, host: string, off: boolean): Promise<void> {
  const { sitesOff } = await store.read();
  const others = sitesOff.filter((known) => known !== host);
  await store.write('sitesOff', off ? [...others, host] : others);
  await alignReach(await store.read());
  const tabs = (await openTabs()).filter((tab) => URL.parse(tab.url ?? '')?.hostname === host);
  await Promise.all(tabs.map((tab) => (off ? rest(tab.id) : injectContent(tab.id))));
}

/** Takes every mark in a tab away. */
async function rest(tabId: number): Promise<void> {
  const frames = await framesOf(tabId);
  await Promise.all(frames.map((frameId) => askPage({ tabId, frameId }, 'rest', null)));
}
