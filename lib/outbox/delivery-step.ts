import type { Delivery } from './model/delivery';

/** What is done next about a delivery. */
type DeliveryStep =
  | { do: 'create' | 'find' | 'replace' | 'remove' }
  | { do: 'wait'; until: number }
  | { do: 'finish' };

/**
 * Longest time in ms after which a sent request may still take effect. Servers end requests earlier (Odoo:
 * `limit_time_real`, 120 s).
 */
export const MAX_EFFECT_DELAY_MS = 150_000;

/** Returns what is done next about a row that waits or was being sent. Pure. */
export function deliveryStep(row: Delivery, now: number): DeliveryStep {
  const unsettled = unsettledUntil(row, now);
  if (row.isUnwanted) return removal(row, unsettled, now);
  if (row.entryId === undefined) return { do: unsettled === undefined ? 'create' : 'find' };
  if (row.sentRevision === row.revision) return { do: 'finish' };
  return waitOr(unsettled, now, 'replace');
}

/** Waits to remove an entry until no earlier request can create it any more. */
function removal(row: Delivery, unsettled: number | undefined, now: number): DeliveryStep {
  if (row.entryId === undefined && unsettled === undefined) return { do: 'finish' };
  return waitOr(unsettled, now, 'remove');
}

function waitOr(until: number | undefined, now: number, then: 'replace' | 'remove'): DeliveryStep {
  return until !== undefined && now < until ? { do: 'wait', until } : { do: then };
}

/** Returns until when an earlier request may take effect, capped because the clock may have been set back. */
export function unsettledUntil(row: Delivery, now: number): number | undefined {
  return row.unsettledUntil === undefined
    ? undefined
    : Math.min(row.unsettledUntil, now + MAX_EFFECT_DELAY_MS);
}

/** The wait after the first failed attempt, ms. */
const FIRST_BACK_OFF_MS = 5_000;

/** The longest wait between two attempts, ms. */
export const MAX_BACK_OFF_MS = 3_600_000;

/** Failed attempts in a row (about a day) after which a delivery waits for the rep. */
export const MAX_ATTEMPTS = 30;

/** The wait after a failed attempt, ms: doubled each time, between half and all of it. */
export function deliveryBackOff(attempts: number, random: number): number {
  const longest = Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), MAX_BACK_OFF_MS);
  return Math.round(longest * (0.5 + random / 2));
}
