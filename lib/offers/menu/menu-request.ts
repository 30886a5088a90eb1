import { Failure } from '@/lib/calls/failure';
import type { CallRequest } from '@/lib/calls/place/write-call';
import type { OfferDeps } from '@/lib/offers/deps';
import type { Frame } from '@/lib/offers/offer-store';
import { openOnTop } from '@/lib/offers/open-on-top';
import { readNumber } from '@/lib/offers/typed/read-number';
import { pointedOffer } from './pointed-offer';

/** A click in the context menu is the browser's own gesture, so each click makes a new gesture. */

/** The call that a click on a link or a selection asks for. Fails with the reason if it has none. */
export async function requestForText(deps: OfferDeps, text: string): Promise<CallRequest> {
  const country = deps.country(await deps.readSettings());
  return { callee: readNumber(text, country).e164, gesture: deps.uuid() };
}

/**
 * The call that a click on a marked number's item asks for. Fails with `unknown-offer` if the rep
 * pointed at another number since. If the country is only guessed, opens the card, which asks for
 * it, and returns `undefined`.
 */
export async function requestForPointed(
  deps: OfferDeps,
  { tabId, frameId }: Frame,
  offerId: string,
): Promise<CallRequest | undefined> {
  const offer = await pointedOffer(deps.database, { tabId, frameId }, deps.now());
  if (!offer || offer.offerId !== offerId) throw new Failure('unknown-offer');
  const { e164: callee, calleeName } = offer;
  if (callee === undefined) {
    await openOnTop(deps, offerId, offer);
    return undefined;
  }
  return { callee, gesture: deps.uuid(), ...(calleeName && { calleeName }) };
}
