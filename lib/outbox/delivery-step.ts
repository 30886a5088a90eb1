import type { Delivery } from './model/delivery';

/** What is done next about a delivery. */
export type DeliveryStep =
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
