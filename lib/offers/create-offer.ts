import type { OfferReading, StoredOffer } from '@/lib/calls/database';
import type { CallDeps } from '@/lib/calls/deps';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { countriesToChoose, type NationalNumber } from '@/lib/phone/score/read-as-country';
import { calleeFacts } from './callee-facts';
import { checkBeforeCall } from './check-before-call';
import type { Offer } from './model';
import { type Frame, saveOffer } from './offer-store';

/** A number to offer. Without `e164` its country is only guessed, and the card asks for it. */
export type NumberToOffer = Pick<StoredOffer, 'e164' | 'ext' | 'calleeName'> & {
  reading?: Omit<OfferReading, 'host'>;
  host: string;
};

/** Stores an offer for a frame. Returns it with what a call now would be. */
export async function createOffer(
  deps: CallDeps & { uuid(): string },
  { tabId, frameId, documentId }: Frame,
  { reading, host, ...number }: NumberToOffer,
): Promise<Offer> {
  const now = deps.now();
  const { e164, ext, calleeName } = number;
  const facts = e164
    ? await calleeFacts(deps.database, e164, now, ext)
    : { text: reading?.raw ?? '', asksCountry: true as const };
  const offerId = deps.uuid();
  await saveOffer(deps.database, {
    ...{ offerId, tabId, frameId, ...number, text: facts.text, madeAt: now },
    ...(documentId && { documentId }),
    ...(reading && { reading: { ...reading, host } }),
  });
  return {
    ...facts,
    offerId,
    ...(calleeName && { calleeName }),
    ...(reading && { readAs: readAsOf(reading) }),
    ...(e164 && (await checkBeforeCall(deps, e164))),
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

function readAsOf({ country, source, likely }: NationalNumber) {
  return { country, source, likely };
}
