import { expect, it } from 'vitest';
import { ownCallsById, ownCallsTo } from '@/lib/calls/log/own-calls';
import { CALLEE, NOON, OTHER_CALLEE, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const HOUR = 3_600_000;

async function log() {
  const database = freshDatabase();
  await database.calls.bulkAdd([
    placedCall({ id: 'old', createdAt: NOON - 2 * HOUR }),
    placedCall({ id: 'new' }),
    placedCall({ id: 'other', callee: OTHER_CALLEE }),
  ]);
  return database;
}

const ids = (calls: { id: string }[]) => calls.map(({ id }) => id).sort();

it('finds calls by our id and by the service’s', async () => {
  expect(ids(await ownCallsById(await log(), ['old', 'service-other', 'unknown']))).toEqual([
    'old',
    'other',
  ]);
});

it('finds calls to numbers since a time', async () => {
  const database = await log();
  expect(ids(await ownCallsTo(database, [CALLEE], NOON - HOUR))).toEqual(['new']);
  expect(ids(await ownCallsTo(database, [CALLEE, OTHER_CALLEE], 0))).toEqual([
    'new',
    'old',
    'other',
  ]);
});
