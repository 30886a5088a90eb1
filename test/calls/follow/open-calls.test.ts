import { expect, it } from 'vitest';
import { ageOf, olderCallsWithId, openCalls } from '@/lib/calls/follow/open-calls';
import { callStates } from '@/lib/calls/model';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';

it('gathers the calls that history may still tell of', async () => {
  const database = freshDatabase();
  await database.calls.bulkAdd(callStates.map((state) => sampleCall({ id: state, state })));
  const open = await openCalls(database, NOON);
  expect(open.map(({ id }) => id).sort()).toEqual(['placed', 'unconfirmed']);
});

it('counts ages on either side of now', () => {
  const call = sampleCall({ createdAt: NOON });
  expect([ageOf(call, NOON + 5), ageOf(call, NOON - 5)]).toEqual([5, 5]);
});

it('knows named calls from before the youngest sought one', async () => {
  const database = freshDatabase();
  const at = (id: string, minutes: number, named = true) => {
    const { callId, ...call } = placedCall({ id, createdAt: NOON + minutes * 60_000 });
    return { ...call, ...(named && callId && { callId }) };
  };
  const sought = at('sought', 0, false);
  const calls = [at('older', -2), at('nameless', -1, false), sought, at('later', 1)];
  await database.calls.bulkAdd(calls);
  const older = await olderCallsWithId(database, [sought]);
  expect(older.map(({ id }) => id)).toEqual(['older']);
});
