import { grantedOrigins } from '@/lib/platform/permissions';
import { injectIntoTab, registerFinder, stopFinder } from '@/lib/platform/tabs/scripting';
import { allTabs } from '@/lib/platform/tabs/tabs';
import type { SettingsStore } from '@/lib/settings/store';
import { registrationPatterns } from './registration-patterns';
import { decideSite, readSites, type SiteDeps, withSite } from './site-rules';

let lastSync: Promise<void> = Promise.resolve();

/**
 * Registers the finder for all sites that the rep granted and no rule excludes. Runs one at a time:
 * a registration is removed and created again, and the last one must match the latest settings.
 */
export function syncFinderRegistration(deps: SiteDeps): Promise<void> {
  const sync = async () =>
    registerFinder(registrationPatterns(await grantedOrigins(), await readSites(deps)));
  lastSync = lastSync.then(sync, sync);
  return lastSync;
}

/**
 * Injects the finder into open pages, which reads them again: after a grant, and after the rep changed
 * the country of national numbers. Pages on which no numbers are found are skipped.
 */
export async function injectIntoOpenTabs(
  deps: SiteDeps,
  isMeant: (host: string, tabId: number) => boolean = () => true,
): Promise<void> {
  const sites = await readSites(deps);
  const tabs = (await tabsWithHosts()).filter(({ id, host }) => {
    return isMeant(host, id) && decideSite(host, sites).finds;
  });
  await Promise.all(tabs.map(({ id }) => injectIntoTab(id)));
}

/** Makes the rules count after a change, in open tabs at once and for later page loads. */
export async function applySiteRules(
  deps: SiteDeps,
  isMeant: (host: string) => boolean = () => true,
): Promise<void> {
  await syncFinderRegistration(deps);
  const sites = await readSites(deps);
  const tabs = (await tabsWithHosts()).filter(({ host }) => isMeant(host));
  await Promise.all(
    tabs.map(({ id, host }) =>
      decideSite(host, sites).finds ? injectIntoTab(id) : stopFinder(id),
    ),
  );
}

/** What turning a site on or off needs. */
export interface ExcludeDeps extends SiteDeps {
  settings: Pick<SettingsStore, 'change'>;
}

/** Finds no numbers on a host any more, or finds them again, in open tabs at once and for later page loads. */
export async function excludeSite(
  deps: ExcludeDeps,
  host: string,
  excluded: boolean,
): Promise<void> {
  const now = await readSites(deps);
  await deps.settings.change(
    'siteRules',
    (siteRules) => withSite(host, !excluded, { ...now, siteRules }).siteRules,
  );
  await applySiteRules(deps, (each) => each === host);
}

/**
 * Returns the tabs that scripts can be injected into. Without access there is no address, and Chromium (tried: 156)
 * never ends an injection into a page whose access was withdrawn. Firefox still enters allowed frames there.
 */
async function tabsWithHosts(): Promise<{ id: number; host: string }[]> {
  const tabs = await allTabs();
  const ours = tabs.filter(({ url }) => import.meta.env.FIREFOX || url !== undefined);
  return ours.map(({ id, url }) => ({ id, host: URL.parse(url ?? '')?.hostname ?? '' }));
}
