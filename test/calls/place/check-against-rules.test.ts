import { expect, it } from 'vitest';
import { checkAgainstRules, recentCallsFor } from '@/lib/calls/place/check-against-rules';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';

const PARIS = '+33199000123';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Friday, 16:00 in Paris. */
const now = NOON - 2 * HOUR;
const check = (database: ReturnType<typeof freshDatabase>, callee = PARIS) =>
  checkAgainstRules(database, { callee, settings: sampleSettings(), country: 'US', now });

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

it('counts calls of colleagues as far back, and says how many they are', async () => {
  const database = freshDatabase();
  await database.calls.add(placedCall({ callee: PARIS, createdAt: now - DAY }));
  const daysAgo = [31, 29, 20, 10];
  const theirs = daysAgo.map((days) => ({ callee: PARIS, at: now - days * DAY }));
  await database.colleagueCalls.bulkAdd(theirs);
  expect(await check(database)).toMatchObject({
    warning: { because: [{ rule: 'fr-attempts', words: { made: 4, byColleagues: 3 } }] },
  });
});

it('counts no call that cannot have rung', async () => {
  const database = freshDatabase();
  const made = [1, 2, 3, 4].map((days) =>
    placedCall({ callee: PARIS, createdAt: now - days * DAY, state: 'cancelled' }),
  );
  await database.calls.bulkAdd(made);
  expect(await check(database)).toEqual({});
});

it('reads only what the guards need', async () => {
  const database = freshDatabase();
  await database
    .table('calls')
    .bulkAdd([
      placedCall({ id: 'this minute', callee: OTHER_CALLEE, createdAt: NOON - 30_000 }),
      placedCall({ id: 'ahead', callee: OTHER_CALLEE, createdAt: NOON + 30_000 }),
      placedCall({ id: 'same number', createdAt: NOON - HOUR }),
      placedCall({ id: 'same, unlocked', createdAt: NOON - 3 * HOUR }),
      placedCall({ id: 'other', callee: OTHER_CALLEE, createdAt: NOON - HOUR }),
      sampleCall({ id: 'under way', callee: OTHER_CALLEE, createdAt: NOON - HOUR }),
      { ...placedCall({ id: 'damaged', createdAt: NOON }), callerId: null },
    ]);
  const query = { callee: CALLEE, now: NOON, sameNumberMs: 2 * HOUR };
  const recent = await recentCallsFor(database, query);
  const ids = recent.map(({ id }) => id);
  expect(ids.sort()).toEqual(['ahead', 'same number', 'this minute', 'under way']);
});
