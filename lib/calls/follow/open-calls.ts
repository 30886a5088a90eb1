import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, openStates, workspaceOf } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';

/** How long a call is followed, in milliseconds. */
export const FOLLOW_WINDOW_MS = 24 * 3_600_000;
/** Maximum number of older calls that show how far down a page of history reaches. */
const MAX_OLDER = 50;

/** The calls that are followed. Ends those that have been followed for 24 hours. */
export async function openCalls(database: CallDatabase, now: number): Promise<Call[]> {
  const rows = await database.calls
    .where('state')
    .anyOf([...openStates])
    .toArray();
  const calls = parseCalls(rows);
  for (const call of calls.filter((one) => ageOf(one, now) >= FOLLOW_WINDOW_MS)) {
    await applyEvent(database, call.id, { type: 'window-closed' }, now);
  }
  return calls.filter((call) => ageOf(call, now) < FOLLOW_WINDOW_MS);
}

/** Milliseconds since a call was made. If the clock was set back, the distance counts, so that every call ages. */
export function ageOf(call: Call, now: number): number {
  return Math.abs(now - call.createdAt);
}

/**
 * Calls of the same workspace with a service id that were made before the youngest of these calls. They bound its
 * search in history.
 */
export async function olderCallsWithId(
  database: CallDatabase,
  calls: readonly Call[],
): Promise<Call[]> {
  const workspaces = new Set(calls.map(workspaceOf));
  const youngest = Math.max(...calls.map((call) => call.createdAt));
  const before = database.calls
    .where('createdAt')
    .below(youngest)
    .reverse()
    .filter((call) => workspaces.has(workspaceOf(call)))
    .limit(MAX_OLDER);
  return parseCalls(await before.toArray()).filter((call) => call.callId !== undefined);
}
