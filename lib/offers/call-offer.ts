import type { Call } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { type Frame, numberOf, type OfferStoreDeps, readOffer } from './offer-store';

/**
 * Calls the offer made to exactly this frame and document; fails with `unknown-offer` otherwise. The
 * offer's id is the call's gesture, so one offer makes one call, even if it is pressed often. The
 * offer is deleted only once the call is written: after a guard's refusal it can be pressed again.
 */
export async function callOffer(
  deps: OfferStoreDeps,
  offerId: string,
  frame: Frame,
  startCall: (request: CallRequest) => Promise<Call>,
): Promise<Call> {
  const offer = await readOffer(deps, offerId, frame);
  const { calleeName, record, sourcePage, warned } = offer;
  const callee = numberOf(offer);
  const call = await startCall({
    callee,
    gesture: offerId,
    ...(calleeName && { calleeName }),
    ...(warned && { warned }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
  });
  // The call counts down: a failure to delete must not be reported as "nothing was called".
  await deps.database.offers.delete(offerId).catch(() => undefined);
  return call;
}
