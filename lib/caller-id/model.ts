/**
 * Why a DID was chosen as caller ID: the rep has only this one; the rep chose it; the callee saw it last;
 * it is of the callee's area code, region or country; it is the first of the list; or all are at the
 * limit of the day or resting, and it has the fewest calls.
 */
export type CallerIdReason =
  | 'only'
  | 'fixed'
  | 'seen'
  | 'same-area'
  | 'same-region'
  | 'same-country'
  | 'first'
  | 'least-used';

/** How a DID was used, as far as the log tells. Times are epoch ms. */
export interface DidUse {
  e164: string;
  /** Calls of this day that may have rung. */
  callsToday: number;
  lastCallAt?: number;
  /** The service refused it: it is not chosen automatically before. */
  setAsideUntil?: number;
}

/** The caller ID of a call, and why. */
export interface ChosenCallerId {
  e164: string;
  reason: CallerIdReason;
  callsToday: number;
}
