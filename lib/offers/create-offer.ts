/**
 * Offers: the only thing a page can turn into a call. The background makes one when the rep points at a number,
 * and stores it in the call database for exactly one frame and document. A page learns an offer's id and what it
 * showed anyway, never the rep's numbers, the log or the do-not-call list. A press of Call names the id; the
 * number is read from the database. On a site that the rep does not trust, the rep confirms it outside the page.
 */

import type { CallDeps } from '@/lib/calls/deps';
import { Failure } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import { failUnlessSetUp } from '@/lib/calls/place/legs';
import type { OfferReading, StoredOffer } from '@/lib/calls/stored-rows';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { countriesToChoose, type NationalNumber } from '@/lib/phone/score/read-as-country';
import { rulesIn } from '@/lib/problems/rule-notice';
import { checkCall } from '@/lib/rules/check/check-call';
import type { Settings } from '@/lib/settings/table';
import { numberFacts } from './before-call';
import type { Offer } from './model';
import { type Frame, saveOffer } from './offer-store';

/** A number to offer. Without `e164` its country is only guessed, and the card asks for it. */
export type NumberToOffer = Pick<
  StoredOffer,
  'e164' | 'ext' | 'calleeName' | 'record' | 'pageRecord' | 'sourcePage' | 'writtenAs'
> & {
  reading?: Omit<OfferReading, 'host'>;
  host: string;
};

/** Stores an offer for a frame. Returns it with the reason not to call, if a page may know it. */
export async function createOffer(
  deps: CallDeps & { uuid(): string },
  { tabId, frameId, documentId }: Frame,
  { reading, host, ...number }: NumberToOffer,
): Promise<Offer> {
  const now = deps.now();
  const { e164, ext, calleeName } = number;
  const facts = e164
    ? numberFacts(e164, now, ext)
    : { text: reading?.raw ?? '', asksCountry: true as const };
  const offerId = deps.uuid();
  const settings = await deps.readSettings();
  const pageWarning = e164 ? await warningForPage(deps, e164, settings) : {};
  await saveOffer(deps.database, {
    ...{ offerId, tabId, frameId, ...number, text: facts.text, madeAt: now },
    workspace: settings.workspace,
    ...(documentId && { documentId }),
    ...(reading && { reading: { ...reading, host } }),
    ...(pageWarning.warning && { warned: rulesIn(pageWarning.warning) }),
  });
  return {
    ...facts,
    offerId,
    ...(calleeName && { calleeName }),
    ...(number.writtenAs && { canDecide: true as const }),
    ...(reading && { readAs: readAsOf(reading) }),
    ...pageWarning,
  };
}

/**
 * A reading whose country is only guessed. The rep's choice counts for the whole site if all other
 * numbers of the page are of that country, otherwise only for this number.
 */
export function guessedReading(
  reading: NationalNumber,
  evidence: CountryEvidence,
): Omit<OfferReading, 'host'> {
  const { others = [] } = evidence;
  const isPageOfCountry =
    others.length > 1 && others.every((country) => country === reading.country);
  const likely = countriesToChoose(reading, evidence);
  return { ...reading, likely, ...(!isPageOfCountry && { thisNumberOnly: true }) };
}

/**
 * What speaks against a call, judged as if nothing were known of the rep's numbers, the log, the
 * do-not-call list and the numbers of registries: a page could offer numbers and learn about these from the
 * answers. The rep sees the rest after the press. An old registry is named: that says nothing of a number.
 */
async function warningForPage(
  deps: CallDeps,
  callee: string,
  settings: Settings,
): Promise<Pick<Offer, 'blocked' | 'warning'>> {
  const [country, now] = [deps.country(settings), deps.now()];
  const registries = await deps.database.registries.toArray();
  const { refused, warning } = checkCall({
    ...{ callee, country, now, recent: [], registries },
    settings: { ...settings, ownNumbers: [], dids: [] },
    ringsAt: now + settings.countdownSeconds * 1000,
  });
  const blocked = refused ?? missingSetUp(settings);
  if (blocked) return { blocked };
  return warning ? { warning } : {};
}

function missingSetUp(settings: Settings): Problem | undefined {
  try {
    failUnlessSetUp(settings);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.problem;
    throw error;
  }
}

function readAsOf({ country, source, likely }: NationalNumber) {
  return { country, source, likely };
}
