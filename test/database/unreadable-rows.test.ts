import { expect, it } from 'vitest';
import { callRows } from '@/lib/calls/row-readers';
import {
  checkedTablesOf,
  countUnreadable,
  exportUnreadable,
  removeUnreadable,
  storedAmong,
} from '@/lib/database/unreadable-rows';
import { freshDatabase } from '@/test/calls/support/database';

it('counts, exports and removes rows beyond one step, and no others', async () => {
  const database = freshDatabase();
  const rows = Array.from({ length: 2_500 }, (_, at) => ({
    callId: `call-${String(at).padStart(4, '0')}`,
    at: at % 500 === 0 ? null : 1,
  }));
  await database.table('playPositions').bulkPut(rows);
  await database.table('offers').put({ offerId: 'offer-1', big: 1n });
  const tables = checkedTablesOf(database, callRows);
  expect(await countUnreadable(tables)).toEqual([
    { table: 'offers', count: 1 },
    { table: 'playPositions', count: 5 },
  ]);
  expect(JSON.parse(await exportUnreadable(tables))).toEqual({
    offers: [{ offerId: 'offer-1', big: '1' }],
    playPositions: [0, 500, 1000, 1500, 2000].map((at) => rows[at]),
  });
  expect(await removeUnreadable(tables)).toBe(6);
  expect(await database.playPositions.count()).toBe(2_495);
});

it('exports no secrets, and puts in place of a removed row what is to stay of it', async () => {
  const database = freshDatabase();
  await database.table('playPositions').put({ callId: 'call-1', at: 'secret' });
  const special = { isSecret: true, inPlaceOf: (key: unknown) => ({ callId: key, at: 0 }) };
  const tables = checkedTablesOf(database, callRows, { playPositions: special });
  expect(await exportUnreadable(tables)).toBe('{}');
  expect(await removeUnreadable(tables)).toBe(1);
  expect(await database.playPositions.toArray()).toEqual([{ callId: 'call-1', at: 0 }]);
});

it('knows that a row is stored which cannot be read', async () => {
  const { playPositions } = freshDatabase();
  await playPositions.put({ callId: 'call-1' } as never);
  expect(await playPositions.get('call-1')).toBeUndefined();
  expect(await storedAmong(playPositions, ['call-2', 'call-1'])).toEqual(['call-1']);
});
