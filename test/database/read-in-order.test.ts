import { expect, it } from 'vitest';
import { readInOrder } from '@/lib/database/read-in-order';
import { freshDatabase } from '@/test/calls/support/database';

it('reads on past rows that are gone or unreadable, in the order of the keys', async () => {
  const { playPositions } = freshDatabase();
  const good = ['a', 'b', 'c'].map((callId) => ({ callId, at: 1 }));
  await playPositions.bulkPut(good);
  await playPositions.bulkPut([{ callId: 'x' }, { callId: 'y', at: null }] as never);
  const keys = ['x', 'gone', 'y', 'c', 'b', 'a'];
  const read = async (limit: number) =>
    (await readInOrder(playPositions, keys, limit)).map(({ callId }) => callId);
  expect(await read(1)).toEqual(['c']);
  expect(await read(2)).toEqual(['c', 'b']);
  expect(await read(10)).toEqual(['c', 'b', 'a']);
});
