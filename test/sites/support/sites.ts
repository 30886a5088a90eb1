import type { CrmSites } from '@/lib/crm/model';
import type { SettingsStore } from '@/lib/settings/store';
import type { SiteDeps, SiteSettings } from '@/lib/sites/site-rules';

/** CRMs of which one is on a site with other pages. */
export const CRMS: CrmSites = {
  sites: ['*.crm.example'],
  hasHost: (host) => host === 'app.crm.example',
};

/** Rules for sites, where numbers are found on all others. */
export function sitesWith(
  siteRules: SiteSettings['siteRules'],
  siteMode: SiteSettings['siteMode'] = 'all',
): SiteSettings {
  return { siteMode, siteRules, crms: CRMS };
}

/** What reading the rules of a store needs. */
export function sitesOf(store: Pick<SettingsStore, 'read'>): SiteDeps {
  return { readSettings: store.read, crmSites: async () => CRMS };
}
