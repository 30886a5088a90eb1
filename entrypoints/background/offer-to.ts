import type { OfferReading, StoredOffer } from '@/lib/calls/database';
import { calleeFacts } from '@/lib/offers/callee-facts';
import { checkBeforeCall } from '@/lib/offers/check-before-call';
import type { Offer } from '@/lib/offers/model';
import { type Frame, saveOffer } from '@/lib/offers/offers';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { countriesToChoose, type NationalNumber } from '@/lib/phone/score/read-as-country';
import type { BackgroundDeps } from './deps';

/** A number for a frame; without `e164` its country is only guessed, and the rep is asked for it. */
export type Offered = Pick<StoredOffer, 'e164' | 'ext' | 'calleeName'> & {
  reading?: Omit<OfferReading, 'host'>;
  host: string;
};

/** Keeps an offer for a frame; answers it with what the rep would do. */
export async function offerTo(
  deps: BackgroundDeps,
  { tabId, frameId, documentId }: Frame,
  { reading, host, ...offered }: Offered,
): Promise<Offer> {
  const now = deps.place.now();
  const { e164, ext, calleeName } = offered;
  const facts = e164
    ? await calleeFacts(deps.calls, e164, now, ext)
    : { text: reading?.raw ?? '', asksCountry: true as const };
  const offerId = deps.place.uuid();
  await saveOffer(deps.calls, {
    ...{ offerId, tabId, frameId, ...offered, text: facts.text, madeAt: now },
    ...(documentId && { documentId }),
    ...(reading && { reading: { ...reading, host } }),
  });
  return {
    ...facts,
    offerId,
    ...(calleeName && { calleeName }),
    ...(reading && { readAs: shown(reading) }),
    ...(e164 && (await checkBeforeCall(deps.place, e164))),
  };
}

/**
 * A reading whose country is only guessed. What the rep chooses holds for the site where the page's
 * other numbers are all of that country, and else for this number alone.
 */
export function openReading(
  reading: NationalNumber,
  evidence: CountryEvidence,
): Omit<OfferReading, 'host'> {
  const { others = [] } = evidence;
  const alike = others.length > 1 && others.every((country) => country === reading.country);
  const likely = countriesToChoose(reading, evidence);
  return { ...reading, likely, ...(!alike && { thisNumberOnly: true }) };
}

function shown({ country, source, likely }: NationalNumber) {
  return { country, source, likely };
}
