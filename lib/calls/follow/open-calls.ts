import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import { type Call, openStates } from '@/lib/calls/model';
import { parseCalls } from '@/lib/calls/parse-call';

const WINDOW_MS = 24 * 3_600_000;
const MARKS = 50;

/** The calls that history may still tell of. Those whose window ended are told so. */
export async function openCalls(database: CallDatabase, now: number): Promise<Call[]> {
  const rows = await database.calls
    .where('state')
    .anyOf([...openStates])
    .toArray();
  const calls = parseCalls(rows);
  for (const call of calls.filter((one) => ageOf(one, now) >= WINDOW_MS)) {
    await applyEvent(database, call.id, { type: 'window-closed' }, now);
  }
  return calls.filter((call) => ageOf(call, now) < WINDOW_MS);
}

/** Milliseconds since a call was made. A clock that was set back makes it old, not forever young. */
export function ageOf(call: Call, now: number): number {
  return Math.abs(now - call.createdAt);
}

/** Calls made before the youngest of these that the service has named: marks in its history. */
export async function olderNamedCalls(
  database: CallDatabase,
  calls: readonly Call[],
): Promise<Call[]> {
  const youngest = Math.max(...calls.map((call) => call.createdAt));
  const before = database.calls.where('createdAt').below(youngest).reverse().limit(MARKS);
  return parseCalls(await before.toArray()).filter((call) => call.callId !== undefined);
}
