import { expect, it } from 'vitest';
import { createLogIndex } from '@/components/log/query/log-index';
import { deleteCalls } from '@/lib/calls/log/delete-calls';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { readingOf, VOICE } from '@/test/support/sound/sample-readings';

const CALLS = 1_200;

async function longLog() {
  const database = freshDatabase();
  const calls = Array.from({ length: CALLS }, (_, nth) => {
    const at = NOON - nth * 60_000;
    return placedCall({ callee: '+12125550123', createdAt: at, changedAt: at });
  });
  await database.calls.bulkAdd(calls);
  const clock = { now: NOON };
  const index = createLogIndex(database, () => clock.now);
  await index.build();
  return { database, calls, clock, index };
}

it('holds every call, newest first', async () => {
  const { calls, index } = await longLog();
  expect((await index.current()).map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
});

it('reads only the calls that changed', async () => {
  const { database, clock, index, calls } = await longLog();
  let rows = 0;
  database.calls.hook('reading', (row) => {
    rows += 1;
    return row;
  });
  clock.now = NOON + 60_000;
  const fresh = placedCall({ createdAt: clock.now, changedAt: clock.now });
  await database.calls.add(fresh);
  await database.calls.put({ ...placedCall(calls[7]), state: 'refused', changedAt: clock.now });
  const current = await index.current();
  expect(current).toHaveLength(CALLS + 1);
  expect(current[0]?.id).toBe(fresh.id);
  expect(current[8]?.state).toBe('refused');
  expect(rows).toBeLessThan(10);
});

it('takes in a note and a disposition that were saved later', async () => {
  const { database, clock, index, calls } = await longLog();
  clock.now = NOON + 60_000;
  const callId = calls[900]?.id ?? '';
  const wrapUp = { callId, note: 'Budget frei', disposition: 'reached' };
  await database.wrapUps.add({ ...wrapUp, savedAt: clock.now, version: 1 });
  const call = (await index.current()).find(({ id }) => id === callId);
  expect(call?.disposition).toBe('reached');
  expect(call?.text.words).toContain(' budget frei');
});

it('misses no change after the clock was set back', async () => {
  const { database, clock, index } = await longLog();
  clock.now = NOON - 86_400_000 * 30;
  const fresh = placedCall({ createdAt: clock.now - 1, changedAt: clock.now - 1 });
  await database.calls.add(fresh);
  expect(await index.current()).toHaveLength(CALLS + 1);
});

it('forgets calls that were deleted', async () => {
  const { database, index } = await longLog();
  const deps = {
    database,
    now: () => NOON + 2 * 86_400_000,
    beforeDeletion: async () => undefined,
  };
  await deleteCalls(deps, NOON - 1_000 * 60_000);
  expect(await index.current()).toHaveLength(1_001);
});

it('takes in what was read of a recording later', async () => {
  const { database, clock, index, calls } = await longLog();
  clock.now = NOON + 60_000;
  const callId = calls[900]?.id ?? '';
  await database.speech.add(readingOf({ ...VOICE, callId, readAt: clock.now }));
  const call = (await index.current()).find(({ id }) => id === callId);
  expect(call).toMatchObject({ speech: 'voice', firstVoice: 2, longestPause: 9 });
});
