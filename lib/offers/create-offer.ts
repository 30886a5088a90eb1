import type { OfferReading, StoredOffer } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import type { Problem } from '@/lib/calls/model';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { countriesToChoose, type NationalNumber } from '@/lib/phone/score/read-as-country';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { type RuleReason, rulesIn } from '@/lib/problems/rule-notice';
import { numberFacts } from './callee-facts';
import { checkBeforeCall } from './check-before-call';
import type { Offer } from './model';
import { type Frame, saveOffer } from './offer-store';

/** A number to offer. Without `e164` its country is only guessed, and the card asks for it. */
export type NumberToOffer = Pick<
  StoredOffer,
  'e164' | 'ext' | 'calleeName' | 'record' | 'pageRecord'
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
  const told = e164 ? await toldOnPage(deps, e164) : {};
  await saveOffer(deps.database, {
    ...{ offerId, tabId, frameId, ...number, text: facts.text, madeAt: now },
    ...(documentId && { documentId }),
    ...(reading && { reading: { ...reading, host } }),
    ...(told.warning && { warned: rulesIn(told.warning) }),
  });
  return {
    ...facts,
    offerId,
    ...(calleeName && { calleeName }),
    ...(reading && { readAs: readAsOf(reading) }),
    ...told,
  };
}

/**
 * A reading whose country is only guessed. The rep's choice counts for the whole site if all other
 * numbers of the page are of that country, otherwise for this number alone.
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
 * Reasons that tell of the rep's own numbers, of the log or of the do-not-call list. A page could find them out by offering
 * numbers, so the rep is told after the press.
 */
const TOLD_AFTER_PRESS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'own-number',
  'did-number',
  'call-under-way',
  'called-just-now',
  'too-many-calls',
  'do-not-call',
]);

/** What speaks against a call, but for what a page must not learn. */
async function toldOnPage(
  deps: CallDeps,
  e164: string,
): Promise<Pick<Offer, 'blocked' | 'warning'>> {
  const { blocked, warning } = await checkBeforeCall(deps, e164);
  if (blocked) return isPrivate(blocked) ? {} : { blocked };
  const because = warning?.because.filter((reason) => !isOfLog(reason)) ?? [];
  if (!warning || because.length === 0) return {};
  return { warning: because.length === warning.because.length ? warning : { because } };
}

function isPrivate({ code, rules }: Problem): boolean {
  return TOLD_AFTER_PRESS.has(code) || (rules?.because.some(isOfLog) ?? false);
}

/** The number of earlier calls tells of the log. */
function isOfLog({ words }: RuleReason): boolean {
  return words.kind === 'attempts';
}

function readAsOf({ country, source, likely }: NationalNumber) {
  return { country, source, likely };
}
