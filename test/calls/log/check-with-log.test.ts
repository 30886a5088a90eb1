import { expect, it } from 'vitest';
import { checkWithLog } from '@/lib/calls/log/check-with-log';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const PARIS = '+33199000123';
const DAY = 86_400_000;
/** Friday, 16:00 in Paris. */
const now = NOON - 2 * 3_600_000;
const check = (database: ReturnType<typeof freshDatabase>, callee = PARIS) =>
  checkWithLog(database, { callee, settings: sampleSettings(), country: 'US', now });

it('counts the calls of the log as far back as the longest limit', async () => {
  const database = freshDatabase();
  const daysAgo = [29, 20, 10];
  await database.calls.bulkAdd(
    daysAgo.map((days) => placedCall({ callee: PARIS, createdAt: now - days * DAY })),
  );
  expect(await check(database)).toEqual({});
  await database.calls.add(placedCall({ callee: PARIS, createdAt: now - 2 * DAY }));
  expect(await check(database)).toMatchObject({
    warning: { because: [{ rule: 'fr-attempts', words: { made: 4 } }] },
  });
  expect(await check(database, '+33199000124')).toEqual({});
});

it('counts no call that cannot have rung', async () => {
  const database = freshDatabase();
  const made = [1, 2, 3, 4].map((days) =>
    placedCall({ callee: PARIS, createdAt: now - days * DAY, state: 'cancelled' }),
  );
  await database.calls.bulkAdd(made);
  expect(await check(database)).toEqual({});
});
