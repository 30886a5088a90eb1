import { expect, it } from 'vitest';
import { chainAfter, firstOfPeriod, lastOfChain } from '@/lib/audit-pack/read-chain';
import { addChecks } from '@/test/audit/support';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

const HOUR = 3_600_000;

it('finds the first record of a period even if the clock was changed, and reads on from it', async () => {
  const database = freshDatabase();
  const times = [-2 * HOUR, 10, 500, 11, 20].map((ms) => new Date(NOON + ms).toISOString());
  const checks = times.map((at, index) => ({ id: `call-${index}`, at }));
  await addChecks(database, checks);
  const first = (from: number, to: number) =>
    firstOfPeriod(database, { from: NOON + from, to: NOON + to });
  expect(await first(11, 21)).toBe(2);
  expect(await first(10 * HOUR, 11 * HOUR)).toBeUndefined();
  expect(await lastOfChain(database)).toBe(5);
  const rows = await chainAfter(database, 2, 2);
  expect(rows.map(({ seq }) => seq)).toEqual([3, 4]);
});

it('knows a chain without records', async () => {
  expect(await lastOfChain(freshDatabase())).toBe(0);
});
