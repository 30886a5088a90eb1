import { CheckFailure, Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { CallRequest } from '@/lib/calls/place/write-call';
import { callOffer } from '@/lib/offers/call-offer';
import type { Frame } from '@/lib/offers/offer-store';
import { publicProblem } from '@/lib/offers/records/public-call';
import { type AskToConfirmDeps, askToConfirm } from './ask-to-confirm';

/** A press of Call on the card of a page. */
export interface CardPress {
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
