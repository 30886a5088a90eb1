import { expect, it } from 'vitest';
import { checkAgainstRules, recentCallsFor } from '@/lib/calls/place/check-against-rules';
import { readRules } from '@/lib/rules/rule';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { importNumbers, VERSION } from '@/test/do-not-call/registry/support';
import { holdSharedList, NEVER_IN_FRANCE, SHARED_VERSION } from '@/test/shared-list/support';

const PARIS = '+33199000123';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Friday, 16:00 in Paris. */
const now = NOON - 2 * HOUR;
const checkWithEvidence = (database: ReturnType<typeof freshDatabase>, callee = PARIS) =>
  checkAgainstRules(database, { callee, settings: sampleSettings(), country: 'US', now });
const check = async (database: ReturnType<typeof freshDatabase>, callee = PARIS) => {
  const { evidence: _, ...result } = await checkWithEvidence(database, callee);
  return result;
};

it('says what each rule of the callee’s location said, and which lists were read', async () => {
  const database = freshDatabase();
  await importNumbers(database, [PARIS]);
  await holdSharedList(database, { numbers: [CALLEE] });
  const calls = [1, 2, 3, 4].map((days) =>
    placedCall({ callee: PARIS, createdAt: now - days * DAY }),
  );
  await database.calls.bulkAdd(calls);
  const { evidence } = await checkWithEvidence(database);
  expect(evidence).toMatchObject({
    strictness: 'warn',
    rules: [
      { rule: 'fr-hours', verdict: 'allow', asOf: expect.stringMatching(/^2026-/) },
      { rule: 'fr-attempts', verdict: 'warn', source: expect.stringContaining('D. 223-9') },
    ],
    doNotCall: { ownEntries: 0, registries: [VERSION], listedOn: 'registry' },
  });
  expect((await checkWithEvidence(database, CALLEE)).evidence.doNotCall).toMatchObject({
    ...{ sharedList: SHARED_VERSION, listedOn: 'shared' },
  });
});

it('reads the rules of the company’s list', async () => {
  const database = freshDatabase();
  await holdSharedList(database, { rules: readRules([NEVER_IN_FRANCE]) });
  expect(await check(database)).toMatchObject({ warning: { because: [{ rule: 'fr-hours' }] } });
});

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
