import { type CallEvent, nextState } from './call-state';
import type { CallDatabase } from './database';
import type { Call } from './model';
import { parseCall } from './parse-call';

/**
 * Applies an event to a stored call in one transaction, so that only one of two racing events wins.
 * Returns the new call, or `undefined` if nothing changed: too late, unknown call, or damaged record.
 */
export function applyEvent(
  database: CallDatabase,
  id: string,
  event: CallEvent,
  now: number,
): Promise<Call | undefined> {
  return database.transaction('rw', database.calls, async () => {
    const call = parseCall(await database.calls.get(id));
    const next = call && nextState(call, event, now);
    if (next) await database.calls.put(next);
    return next;
  });
}
