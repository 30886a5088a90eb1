import { expect, it } from 'vitest';
import type { CallDatabase } from '@/lib/calls/database';
import { openCalls } from '@/lib/calls/follow/open-calls';
import { lastCallTo, readLogPage } from '@/lib/calls/log/call-log';
import { recentCallsFor } from '@/lib/calls/place/check-against-rules';
import { NOON, placedCall } from './support/calls';
import { freshDatabase } from './support/database';

const CALLS = 3_000;
const CALLEES = 100;
const MINUTE = 60_000;

const calleeOf = (nth: number) => `+12125550${100 + (nth % CALLEES)}`;

/** A long log, newest last: a call every minute, all recorded. */
async function longLog(): Promise<{ database: CallDatabase; rowsRead: () => number }> {
  const database = freshDatabase();
  let rows = 0;
  database.calls.hook('reading', (row) => {
    rows += 1;
    return row;
  });
  const calls = Array.from({ length: CALLS }, (_, nth) =>
    placedCall({
      state: 'recorded',
      callee: calleeOf(nth),
      createdAt: NOON - (CALLS - nth) * MINUTE,
    }),
  );
  await database.calls.bulkAdd(calls);
  return { database, rowsRead: () => rows };
}

it.each([
  [
    'the guards',
    10,
    (database: CallDatabase) =>
      recentCallsFor(database, { callee: calleeOf(7), now: NOON, sameNumberMs: MINUTE }),
  ],
  ['the last call to a number', 1, (database: CallDatabase) => lastCallTo(database, calleeOf(7))],
  ['the calls to follow', 0, (database: CallDatabase) => openCalls(database, NOON)],
  ['a page of the log', 50, (database: CallDatabase) => readLogPage(database, { limit: 50 })],
])('reads for %s at most %i rows of a long log', async (_, most, read) => {
  const { database, rowsRead } = await longLog();
  await read(database);
  expect(rowsRead()).toBeLessThanOrEqual(most);
});
