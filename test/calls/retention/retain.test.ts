import { expect, it } from 'vitest';
import { retainCalls } from '@/lib/calls/retention/retain';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const DAY = 86_400_000;

async function retain(days: number) {
  const database = freshDatabase();
  const made = (id: string, age: number) =>
    placedCall({ id, state: 'recorded', createdAt: NOON - age * DAY });
  await database.calls.bulkAdd([made('a', 29), made('b', 30), made('c', 31)]);
  const wakes: (number | 'cancelled')[] = [];
  await retainCalls({
    database,
    now: () => NOON,
    beforeDeletion: async () => undefined,
    keepDays: async () => days,
    wakeIn: async (ms) => void wakes.push(ms),
    cancelWake: async () => void wakes.push('cancelled'),
  });
  return { left: await database.calls.toCollection().primaryKeys(), wakes };
}

it('deletes what is older, and looks again in a day', async () => {
  expect(await retain(30)).toEqual({ left: ['a', 'b'], wakes: [DAY] });
});

it('deletes nothing unless the rep chose a limit', async () => {
  expect(await retain(0)).toEqual({ left: ['a', 'b', 'c'], wakes: ['cancelled'] });
});
