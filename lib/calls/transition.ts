import type { CallDatabase } from './database';
import { type CallEvent, step } from './life';
import type { Call } from './model';
import { readCall } from './read-call';

/**
 * Applies an event to a stored call in one transaction, so that of two events that race only one
 * wins. Answers the new call, or `undefined` when the event changed nothing (too late, unknown, or
 * the record is damaged).
 */
export function transition(
  database: CallDatabase,
  id: string,
  event: CallEvent,
  now: number,
): Promise<Call | undefined> {
  return database.transaction('rw', database.calls, async () => {
    const call = readCall(await database.calls.get(id));
    const next = call && step(call, event, now);
    if (next) await database.calls.put(next);
    return next;
  });
}
