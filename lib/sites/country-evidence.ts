import type { CountryCode, CountryEvidence } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import type { SettingsStore } from '@/lib/settings/store';
import type { Settings } from '@/lib/settings/table';
import type { CountryFacts } from './model';

/** The settings, and the country that follows from them. */
export interface CountryDeps {
  readSettings(): Promise<Settings>;
  country(settings: Settings): CountryCode;
}

/** Evidence for the country of a page's numbers: from the page, and from what the rep chose before. */
export async function countryEvidence(
  deps: CountryDeps,
  { lang, others }: CountryFacts,
  host: string,
): Promise<CountryEvidence> {
  const settings = await deps.readSettings();
  const site = countryOfSite(settings, host);
  const known = others?.flatMap((code) => countryOfCode(code) ?? []) ?? [];
  return { lang, host, others: known, default: deps.country(settings), ...(site && { site }) };
}

type SiteCountries = Pick<Settings, 'siteCountries'>;

/** Maximum number of hosts. The oldest choice is dropped first. */
const MAX_HOSTS = 500;

/**
 * The country that the rep chose for a host's numbers, if any. No page learns that of another host: it could
 * find out where else the rep works.
 */
export function countryOfSite({ siteCountries }: SiteCountries, host: string) {
  return countryOfCode(siteCountries.find((site) => site.host === host)?.country ?? '');
}

/** Saves the country that the rep chose for a host. A page without a host (`about:blank`) has none. */
export async function saveSiteCountry(
  store: SettingsStore,
  host: string,
  country: CountryCode,
): Promise<void> {
  if (!host) return;
  await store.change('siteCountries', (sites) => {
    const others = sites.filter((site) => site.host !== host);
    return [...others, { host, country }].slice(-MAX_HOSTS);
  });
}
