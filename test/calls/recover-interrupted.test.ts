import { describe, expect, it } from 'vitest';
import { endInterruptedCalls, recoverInterruptedCalls } from '@/lib/calls/recover-interrupted';
import { startTestBackground } from './support/background';
import { NOON, OTHER_CALLEE, placedCall, sampleCall } from './support/calls';
import { databaseIdle } from './support/clock';
import { placeDeps } from './support/place-deps';

const stateOf = async (deps: ReturnType<typeof placeDeps>, id: string) => {
  const call = await deps.database.calls.get(id);
  return [call?.state, call?.problem?.code];
};

it('ends the calls that an earlier background left in flight, and no others', async () => {
  const deps = placeDeps();
  const counting = sampleCall();
  const requested = sampleCall({ state: 'requested', requestedAt: NOON });
  const placed = placedCall();
  await deps.database.calls.bulkAdd([counting, requested, placed]);
  await recoverInterruptedCalls(deps);
  await recoverInterruptedCalls(deps);
  expect(await stateOf(deps, counting.id)).toEqual(['cancelled', 'interrupted']);
  expect(await stateOf(deps, requested.id)).toEqual(['unconfirmed', 'interrupted-requesting']);
  expect(await deps.database.calls.get(placed.id)).toEqual(placed);
  expect(deps.service.posts).toEqual([]);
});

it('says that an update ended a countdown', async () => {
  const deps = placeDeps();
  await recoverInterruptedCalls(deps);
  const counting = sampleCall();
  await deps.database.calls.add(counting);
  await recoverInterruptedCalls({ ...deps, version: '2' });
  expect(await stateOf(deps, counting.id)).toEqual(['cancelled', 'handset-updated']);

  const next = sampleCall({ id: 'next', gesture: 'next' });
  await deps.database.calls.add(next);
  await recoverInterruptedCalls({ ...deps, version: '2' });
  expect(await stateOf(deps, next.id)).toEqual(['cancelled', 'interrupted']);
});

it('is not blocked by a damaged record', async () => {
  const deps = placeDeps();
  const counting = sampleCall();
  await deps.database.table('calls').bulkAdd([{ ...sampleCall({ id: 'a' }), callee: 7 }, counting]);
  await recoverInterruptedCalls(deps);
  expect(await stateOf(deps, counting.id)).toEqual(['cancelled', 'interrupted']);
});

it('ends calls that cannot be in flight any more, keeps the others, and reports when none is left', async () => {
  const deps = placeDeps();
  const dead = sampleCall({ state: 'requested', requestedAt: NOON - 60_000 });
  const alive = sampleCall({ callee: OTHER_CALLEE, requestAt: NOON + 2_000 });
  await deps.database.calls.bulkAdd([dead, alive]);
  expect(await endInterruptedCalls(deps)).toBe(false);
  expect(await stateOf(deps, dead.id)).toEqual(['unconfirmed', 'interrupted-requesting']);
  expect(await stateOf(deps, alive.id)).toEqual(['counting', undefined]);
  deps.clock.set(NOON + 120_000);
  expect(await endInterruptedCalls(deps)).toBe(true);
  expect(await stateOf(deps, alive.id)).toEqual(['cancelled', 'interrupted']);
});

describe('the recovery wake-up', () => {
  it('ends calls that are too old to be in flight', async () => {
    const { onRecoveryDue, database, deps } = await startTestBackground();
    await databaseIdle();
    const leftover = sampleCall({ state: 'requested', requestedAt: NOON });
    await database.calls.add(leftover);
    deps.clock.set(NOON + 60_000);
    onRecoveryDue();
    await databaseIdle();
    expect((await database.calls.get(leftover.id))?.state).toBe('unconfirmed');
  });

  it('is cancelled only after following was scheduled', async () => {
    const { onRecoveryDue, deps, follow } = await startTestBackground([placedCall()]);
    await databaseIdle();
    follow.planned.length = 0;
    const plannedBefore: number[] = [];
    deps.cancelRecovery = async () => void plannedBefore.push(follow.planned.length);
    onRecoveryDue();
    await databaseIdle();
    expect(plannedBefore).toEqual([1]);
  });
});
