import { expect, it } from 'vitest';
import { resume, settle } from '@/lib/calls/settle';
import { NOON, OTHER_CALLEE, placedCall, sampleCall } from './support/calls';
import { placeWorld } from './support/place-world';

const stateOf = async (world: ReturnType<typeof placeWorld>, id: string) => {
  const call = await world.database.calls.get(id);
  return [call?.state, call?.problem?.code];
};

it('brings what an earlier life left half done to an honest end, and nothing else', async () => {
  const world = placeWorld();
  const counting = sampleCall();
  const requested = sampleCall({ state: 'requested', requestedAt: NOON });
  const placed = placedCall();
  await world.database.calls.bulkAdd([counting, requested, placed]);
  await resume(world);
  await resume(world);
  expect(await stateOf(world, counting.id)).toEqual(['cancelled', 'interrupted']);
  expect(await stateOf(world, requested.id)).toEqual(['unconfirmed', 'interrupted-asking']);
  expect(await world.database.calls.get(placed.id)).toEqual(placed);
  expect(world.service.posts).toEqual([]);
});

it('is not held up by a damaged record', async () => {
  const world = placeWorld();
  const counting = sampleCall();
  await world.database
    .table('calls')
    .bulkAdd([{ ...sampleCall({ id: 'a' }), callee: 7 }, counting]);
  await resume(world);
  expect(await stateOf(world, counting.id)).toEqual(['cancelled', 'interrupted']);
});

it('ends what can no longer be under way, lets the rest go on, and says when all is over', async () => {
  const world = placeWorld();
  const dead = sampleCall({ state: 'requested', requestedAt: NOON - 60_000 });
  const alive = sampleCall({ callee: OTHER_CALLEE, requestAt: NOON + 2_000 });
  await world.database.calls.bulkAdd([dead, alive]);
  expect(await settle(world)).toBe(false);
  expect(await stateOf(world, dead.id)).toEqual(['unconfirmed', 'interrupted-asking']);
  expect(await stateOf(world, alive.id)).toEqual(['counting', undefined]);
  world.clock.set(NOON + 120_000);
  expect(await settle(world)).toBe(true);
  expect(await stateOf(world, alive.id)).toEqual(['cancelled', 'interrupted']);
});
