import type { CountryCode, CountryEvidence } from '@/lib/phone/candidates/types';
import { countryOfCode } from '@/lib/phone/evidence/rank-countries';
import type { Settings } from '@/lib/settings/table';
import type { CountryFacts } from './model';
import { countryOfSite } from './site-countries';

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
