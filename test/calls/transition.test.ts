import { expect, it } from 'vitest';
import { transition } from '@/lib/calls/transition';
import { NOON, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';

it('writes what an event makes of a call', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const asked = await transition(database, call.id, { type: 'asked' }, NOON + 3_000);
  expect(asked?.state).toBe('requested');
  expect(await database.calls.get(call.id)).toEqual(asked);
});

it('lets one of two events that race win', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const [undone, asked] = await Promise.all([
    transition(database, call.id, { type: 'undone' }, NOON),
    transition(database, call.id, { type: 'asked' }, NOON),
  ]);
  expect([undone?.state, asked]).toEqual(['cancelled', undefined]);
});

it('changes nothing for a call that is not there', async () => {
  const answer = await transition(freshDatabase(), 'nobody', { type: 'asked' }, NOON);
  expect(answer).toBeUndefined();
});

it('leaves a damaged record as it is', async () => {
  const database = freshDatabase();
  const damaged = { ...sampleCall(), callee: 7 };
  await database.table('calls').add(damaged);
  expect(await transition(database, damaged.id, { type: 'asked' }, NOON)).toBeUndefined();
  expect(await database.table('calls').get(damaged.id)).toEqual(damaged);
});
