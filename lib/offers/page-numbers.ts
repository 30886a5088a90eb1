import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { formatInternational } from '@/lib/phone/plan/format';
import { readInCountry } from '@/lib/phone/score/read-as-country';
import { countryEvidence } from '@/lib/sites/country-evidence';
import { findNumbersInTab, type ListNumbers, type TabNumber } from '@/lib/sites/find-in-tab';
import { siteStatus } from '@/lib/sites/site-status';
import { calleeFacts } from './callee-facts';
import type { CountryOption, PageNumber } from './model';

/**
 * The numbers in a tab, for the popup's list. Empty on an excluded site, whose pages are not read.
 * Fails with `page-unreachable` where the browser blocks extensions.
 */
export async function pageNumbers(
  deps: CallDeps,
  listNumbers: ListNumbers,
  tabId: number,
): Promise<PageNumber[]> {
  if ((await siteStatus(tabId, await deps.readSettings())).excluded) return [];
  const found = await findNumbersInTab(listNumbers, tabId, (page) =>
    countryEvidence(deps, page, page.host),
  );
  if (!found) throw new Failure('page-unreachable');
  return Promise.all(found.map((number) => describe(deps, number)));
}

async function describe(
  deps: CallDeps,
  { raw, verdict, countries, calleeName }: TabNumber,
): Promise<PageNumber> {
  const { e164, confidence } = verdict;
  if (countries) {
    const choices = optionsOf(raw, countries);
    return { text: raw, raw, confidence, choices, ...(calleeName && { calleeName }) };
  }
  const facts = await calleeFacts(deps.database, e164, deps.now());
  return { ...facts, raw, confidence, ...(calleeName && { calleeName }) };
}

function optionsOf(raw: string, countries: readonly CountryCode[]): CountryOption[] {
  return countries.flatMap((country) => {
    const read = readInCountry({ raw, country, likely: [] }, country);
    return read ? [{ country, text: formatInternational(read.verdict.e164) }] : [];
  });
}
