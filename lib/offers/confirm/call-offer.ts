import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { type Frame, numberOf, type OfferStoreDeps, readOffer } from '@/lib/offers/offer-store';
import { publicProblem } from '@/lib/offers/shown-call';
import { type AskToConfirmDeps, askToConfirm } from './ask-to-confirm';

/** A press of Call on the card of a page. */
interface CardPress {
  offerId: string;
  frame: Frame;
  /** The address of the page. */
  pageAddress: string;
  /** Whether its site may call at one click. */
  isTrustedSite: boolean;
}

/**
 * Calls an offer, or asks the rep outside the page: where the site may not call at one click, and
 * where a rule warns of the call and the card did not say so. Returns the call if it was started. A failure
 * says nothing that a page must not know.
 */
export async function pressCall(
  deps: AskToConfirmDeps,
  { offerId, frame, pageAddress, isTrustedSite }: CardPress,
  startCall: (request: CallRequest) => Promise<Call>,
): Promise<Call | undefined> {
  if (isTrustedSite) {
    try {
      return await callOffer(deps, offerId, frame, startCall);
    } catch (error) {
      if (!isWarning(error)) throw forPage(error);
    }
  }
  await askToConfirm(deps, offerId, frame, pageAddress);
  return undefined;
}

function forPage(error: unknown): unknown {
  return error instanceof CheckFailure ? new CheckFailure(publicProblem(error.problem)) : error;
}

/** Returns whether a call was not made because of a rule's warning that the rep has yet to see. */
export function isWarning(error: unknown): boolean {
  return error instanceof Failure && error.problem.code === 'call-warning';
}

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
  const { calleeName, record, sourcePage, warned, workspace } = offer;
  const callee = numberOf(offer);
  const call = await startCall({
    callee,
    gesture: offerId,
    ...(calleeName && { calleeName }),
    ...(warned && { warned }),
    ...(workspace && { shownWorkspace: workspace }),
    ...(record && { record }),
    ...(sourcePage && { sourcePage }),
  });
  // The call counts down: a failure to delete must not be reported as "nothing was called".
  await deps.database.offers.delete(offerId).catch(() => undefined);
  return call;
}
