import { expect, it } from 'vitest';
import { chainBetween } from '@/lib/audit-pack/read-chain';
import { addChecks } from '@/test/audit/support';
import { NOON } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it('reads the records of a period, and those between them if the clock was changed', async () => {
  const database = freshDatabase();
  const times = [0, 10, 500, 11, 20].map((ms) => new Date(NOON + ms).toISOString());
  await addChecks(
    database,
    times.map((at, index) => ({ id: `call-${index}`, at })),
  );
  const numbers = async (from: number, to: number) => {
    const rows = await chainBetween(database, { from: NOON + from, to: NOON + to });
    return rows.map(({ seq }) => seq);
  };
  expect(await numbers(10, 20)).toEqual([2, 3, 4]);
  expect(await numbers(100, 200)).toEqual([]);
});
