import { markForDelivery } from '@/lib/outbox/mark-for-delivery';
import { type CallEvent, nextState } from './call-state';
import type { CallDatabase } from './database';
import { type Call, wasPlaced } from './model';
import { parseCall } from './parse-call';

/**
 * Applies an event to a stored call in one transaction, so that only one of two racing events wins.
 * Also marks a placed call in the outbox. Returns the new call, or `undefined` if nothing changed: too
 * late, unknown call, or damaged record.
 */
export function applyEvent(
  database: CallDatabase,
  id: string,
  event: CallEvent,
  now: number,
): Promise<Call | undefined> {
  const { calls, outbox, connectors } = database;
  return database.transaction('rw', calls, outbox, connectors, async () => {
    const call = parseCall(await calls.get(id));
    const next = call && nextState(call, event, now);
    if (next) await calls.put(next);
    const hasEnded = next?.state !== 'placed';
    if (next && wasPlaced(next)) await markForDelivery(database, next, { hasEnded });
    return next;
  });
}
