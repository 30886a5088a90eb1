import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import { lastCallTo } from '@/lib/calls/log/call-log';
import type { SourcePage } from '@/lib/calls/model';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { formatInternational } from '@/lib/phone/plan/format';
import { readInCountry } from '@/lib/phone/score/read-as-country';
import { countryEvidence } from '@/lib/sites/country-evidence';
import { decisionsOn } from '@/lib/sites/number-decisions';
import { siteStatus } from '@/lib/sites/site-access';
import { decideSite, readSites, type SiteDeps } from '@/lib/sites/site-rules';
import { findNumbersInTab, type ListNumbers, type TabNumber } from '@/lib/sites/tab-numbers';
import { calleeFacts } from './before-call';
import type { CountryOption, LastOutcome, PageNumber } from './model';
import { recordFor } from './offer-candidate';

/**
 * The numbers in a tab whose page is `sourcePage`, for the popup's list. Empty on an excluded site,
 * whose pages are not read. Fails with `page-unreachable` where the browser blocks extensions.
 */
export async function pageNumbers(
  deps: CallDeps & SiteDeps,
  listNumbers: ListNumbers,
  tabId: number,
  sourcePage?: SourcePage,
): Promise<PageNumber[]> {
  const [sites, settings] = await Promise.all([readSites(deps), deps.readSettings()]);
  const { excluded, origin, host = '' } = await siteStatus(tabId, sites);
  if (excluded) return [];
  const found = await findNumbersInTab(
    listNumbers,
    tabId,
    {
      evidenceOn: (frame) => countryEvidence(deps, frame, frame.host),
      isRead: (frame) => decideSite(frame.host || host, sites).finds,
      decisionsFor: (frame) => decisionsOn(frame.host || host, settings),
    },
    ({ recordPage }, recordEvidence) => recordFor({ recordPage, recordEvidence, origin }),
  );
  if (!found) throw new Failure('page-unreachable');
  const numbers = await Promise.all(found.map((number) => describe(deps, number)));
  return sourcePage ? numbers.map((number) => ({ ...number, sourcePage })) : numbers;
}

async function describe(
  deps: CallDeps,
  { raw, verdict, countries, calleeName, label, record }: TabNumber,
): Promise<PageNumber> {
  const { e164, confidence } = verdict;
  const whose = {
    ...(calleeName && { calleeName }),
    ...(label && { label }),
    ...(record && { record }),
  };
  if (countries) {
    const choices = optionsOf(raw, countries);
    return { text: raw, raw, confidence, choices, ...whose };
  }
  const facts = await calleeFacts(deps.database, e164, deps.now());
  const lastOutcome = facts.lastCalledAt !== undefined && (await lastOutcomeOf(deps, e164));
  return { ...facts, raw, confidence, ...whose, ...(lastOutcome && { lastOutcome }) };
}

async function lastOutcomeOf(deps: CallDeps, e164: string): Promise<LastOutcome | undefined> {
  const call = await lastCallTo(deps.database, e164);
  if (!call) return undefined;
  const disposition = (await deps.database.wrapUps.get(call.id))?.disposition;
  const { dispositions } = await deps.readSettings();
  const label = dispositions.find(({ id }) => id === disposition)?.label;
  return { state: call.state, ...(disposition && { disposition }), ...(label && { label }) };
}

function optionsOf(raw: string, countries: readonly CountryCode[]): CountryOption[] {
  return countries.flatMap((country) => {
    const read = readInCountry({ raw, country, likely: [] }, country);
    return read ? [{ country, text: formatInternational(read.verdict.e164) }] : [];
  });
}
