import { describe, expect, it } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import { countDownAndPlace } from '@/lib/calls/place/count-down';
import { cancelCountdown } from '@/lib/calls/place/placer';
import { writeCall } from '@/lib/calls/place/write-call';
import { endInterruptedCalls } from '@/lib/calls/recover-interrupted';
import { CALLEE, NOON, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';
import { brokenDisk, faults, fullDisk, withDisk } from './support/faulty';
import { placeDeps } from './support/place-deps';

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

const RETRIES_MS = 3_000;

/** A call that counts down, over a database whose writes can fail. */
async function begun() {
  const database = freshDatabase();
  const disk = withDisk(database);
  const deps = placeDeps({ database });
  const call = await writeCall(deps, { callee: CALLEE, gesture: 'gesture-1' });
  const state = async () => (await database.calls.get(call.id))?.state;
  return { deps, disk, call, state };
}

describe.each([
  ['a full disk', fullDisk],
  ['a broken disk', brokenDisk],
])('%s', (_, fault) => {
  it('calls nobody if the call cannot be written', async () => {
    const database = freshDatabase();
    const disk = withDisk(database);
    const deps = placeDeps({ database });
    disk.writes.push(fault());
    const began = writeCall(deps, { callee: CALLEE, gesture: 'gesture-1' });
    await expect(began).rejects.toBeDefined();
    expect(await database.calls.count()).toBe(0);
  });

  it('makes the call once if it passes soon after the countdown', async () => {
    const { deps, disk, call } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(fault(), fault());
    await deps.clock.advance(3_000 + RETRIES_MS);
    expect(await outcome).toMatchObject({ state: 'placed' });
    expect(deps.service.posts).toHaveLength(1);
  });

  it('requests nothing and shows the rep an error if it lasts after the countdown', async () => {
    const { deps, disk, call, state } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(...faults(4, fault));
    await deps.clock.advance(3_000 + RETRIES_MS);
    expect(await outcome).toMatchObject({
      state: 'cancelled',
      problem: { code: 'storage-failed' },
    });
    expect(deps.service.posts).toEqual([]);
    expect(await state()).toBe('counting');
    deps.clock.set(NOON + 120_000);
    await endInterruptedCalls(deps);
    expect(await state()).toBe('cancelled');
  });

  it('stores the answer of the service if it passes soon after that', async () => {
    const { deps, disk, call, state } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(undefined, ...faults(3, fault));
    await deps.clock.advance(3_000 + RETRIES_MS);
    expect(await outcome).toMatchObject({ state: 'placed', callId: `service-${call.id}` });
    expect(await state()).toBe('placed');
  });

  it('requests nothing twice and shows the rep an error if it lasts after the answer', async () => {
    const { deps, disk, call, state } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(undefined, ...faults(4, fault));
    await deps.clock.advance(3_000 + RETRIES_MS);
    expect(await outcome).toMatchObject({
      state: 'placed',
      callId: `service-${call.id}`,
      problem: { code: 'outcome-not-saved' },
    });
    expect(deps.requested).toHaveLength(1);
    expect(await state()).toBe('requested');
    deps.clock.set(NOON + 120_000);
    await endInterruptedCalls(deps);
    expect(await state()).toBe('unconfirmed');
    expect(deps.service.posts).toHaveLength(1);
  });

  it('calls nobody if it passes soon after the rep cancels', async () => {
    const { deps, disk, call, state } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(...faults(4, fault));
    const cancelled = cancelCountdown(deps, call.id);
    await deps.clock.advance(3_000 + RETRIES_MS);
    expect((await cancelled).state).toBe('cancelled');
    expect((await outcome).state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
    expect(await state()).toBe('cancelled');
  });

  it('calls nobody if the rep cancels while the end of the countdown is written again', async () => {
    const { deps, disk, call } = await begun();
    const outcome = countDownAndPlace(deps, call);
    // The first two writes are of the countdown’s end, the others of the cancellation.
    disk.writes.push(...faults(6, fault));
    await deps.clock.advance(3_100);
    void cancelCountdown(deps, call.id).catch(() => undefined);
    await deps.clock.advance(RETRIES_MS);
    expect((await outcome).state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
  });

  it('requests nothing and shows the rep an error if it lasts after the rep cancels', async () => {
    const { deps, disk, call, state } = await begun();
    const outcome = countDownAndPlace(deps, call);
    disk.writes.push(...faults(8, fault));
    const told = expect(cancelCountdown(deps, call.id)).rejects.toBeDefined();
    await deps.clock.advance(3_000 + RETRIES_MS);
    await told;
    expect((await outcome).state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
    expect(await state()).toBe('counting');
  });
});
