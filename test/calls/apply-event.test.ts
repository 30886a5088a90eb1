import { expect, it } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import { NOON, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';

it('writes the new state after an event', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const asked = await applyEvent(database, call.id, { type: 'requested' }, NOON + 3_000);
  expect(asked?.state).toBe('requested');
  expect(await database.calls.get(call.id)).toEqual(asked);
});

it('applies one of two events that arrive at once', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const [cancelled, asked] = await Promise.all([
    applyEvent(database, call.id, { type: 'cancelled' }, NOON),
    applyEvent(database, call.id, { type: 'requested' }, NOON),
  ]);
  expect([cancelled?.state, asked]).toEqual(['cancelled', undefined]);
});

it('changes nothing for a call that is not there', async () => {
  const answer = await applyEvent(freshDatabase(), 'nobody', { type: 'requested' }, NOON);
  expect(answer).toBeUndefined();
});

it('leaves a damaged record as it is', async () => {
  const database = freshDatabase();
  const damaged = { ...sampleCall(), callee: 7 };
  await database.table('calls').add(damaged);
  expect(await applyEvent(database, damaged.id, { type: 'requested' }, NOON)).toBeUndefined();
  expect(await database.table('calls').get(damaged.id)).toEqual(damaged);
});
