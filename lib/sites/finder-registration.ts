import { grantedOrigins } from '@/lib/platform/permissions';
import { injectFinder, registerFinder, stopFinder } from '@/lib/platform/tabs/scripting';
import { openTabs } from '@/lib/platform/tabs/tabs';
import type { SettingsStore } from '@/lib/settings/store';

let aligned: Promise<void> = Promise.resolve();

/**
 * Brings the registered finder in line with what the rep granted and switched off. One after the
 * other: a registration is taken away and made anew, and the last to be made holds what was read last.
 */
export function syncFinderRegistration(store: SettingsStore): Promise<void> {
  const align = () => alignNow(store);
  aligned = aligned.then(align, align);
  return aligned;
}

async function alignNow(store: SettingsStore): Promise<void> {
  const { sitesOff } = await store.read();
  const matches = await grantedOrigins();
  const excludeMatches = sitesOff.map((host) => `*://${host}/*`);
  await registerFinder({ matches, excludeMatches });
}

/**
 * Looks anew through pages that are open already, but for those of sites that are switched off: after
 * a grant, and after the rep changed in which country numbers are read.
 */
export async function injectIntoOpenTabs(
  store: SettingsStore,
  isMeant: (host: string, tabId: number) => boolean = () => true,
): Promise<void> {
  const { sitesOff } = await store.read();
  const tabs = (await openTabs()).filter(({ id, url }) => {
    const host = URL.parse(url ?? '')?.hostname ?? '';
    return isMeant(host, id) && !sitesOff.includes(host);
  });
  await Promise.all(tabs.map(({ id }) => injectFinder(id)));
}

/** Takes the marks off open pages of a host: `crm.example.com`, `*.example.com`, or `*` for all. */
export async function leaveOpenTabs(host: string): Promise<void> {
  const ending = host.replace(/^\*/, '');
  const tabs = (await openTabs()).filter(({ url }) => {
    const hostname = URL.parse(url ?? '')?.hostname;
    return (
      hostname !== undefined &&
      (ending === host ? hostname === host : `.${hostname}`.endsWith(ending))
    );
  });
  await Promise.all(tabs.map(({ id }) => stopFinder(id)));
}
