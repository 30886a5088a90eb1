import { describe, expect, it } from 'vitest';
import { cancelCall } from '@/lib/calls/place/cancel-call';
import { countDownAndPlace } from '@/lib/calls/place/place-call';
import { writeCall } from '@/lib/calls/place/write-call';
import { callRequest, callThrough } from '@/test/calls/support/call-through';
import { sampleCall } from '@/test/calls/support/calls';
import { brokenDisk, faults, withDisk } from '@/test/calls/support/faulty';
import { placeDeps } from '@/test/calls/support/place-deps';

describe('cancelling', () => {
  it('in time, makes no call', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    expect(await cancelCall(deps, call.id)).toMatchObject({
      state: 'cancelled',
      problem: { code: 'cancelled-by-rep' },
    });
    await deps.clock.advance(3_000);
    expect((await outcome).state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
  });

  it.each(['countdown-hidden', 'page-left'] as const)(
    'because of %s names the reason',
    async (because) => {
      const deps = placeDeps();
      const call = await writeCall(deps, callRequest());
      expect(await cancelCall(deps, call.id, because)).toMatchObject({
        state: 'cancelled',
        problem: { code: because },
      });
    },
  );

  it('at the very end, wins or loses as a whole', async () => {
    for (const first of ['cancel', 'timer']) {
      const deps = placeDeps({ settings: { countdownSeconds: 0 } });
      const call = await writeCall(deps, callRequest());
      const work = [() => cancelCall(deps, call.id), () => countDownAndPlace(deps, call)];
      const started = (first === 'cancel' ? work : work.reverse()).map((start) => start());
      await deps.clock.advance(0);
      await Promise.all(started);
      const state = (await deps.database.calls.get(call.id))?.state;
      expect([state, deps.service.posts.length]).toEqual(
        state === 'cancelled' ? ['cancelled', 0] : ['placed', 1],
      );
    }
  });

  it('too late, returns the call as it is', async () => {
    const deps = placeDeps();
    const { id } = await callThrough(deps);
    expect(await cancelCall(deps, id)).toMatchObject({ state: 'placed' });
    expect(deps.cancelledIds.size).toBe(0);
  });

  it('of no call is refused with the reason', async () => {
    await expect(cancelCall(placeDeps(), 'nobody')).rejects.toMatchObject({
      problem: { code: 'unknown-call' },
    });
  });
});

it('cancels a call in its countdown', async () => {
  const deps = placeDeps();
  const call = sampleCall();
  await deps.database.calls.add(call);
  expect(await cancelCall(deps, call.id)).toMatchObject({ state: 'cancelled' });
  expect(await deps.database.calls.get(call.id)).toMatchObject({ state: 'cancelled' });
});

it('remembers the cancellation while it cannot be written', async () => {
  const deps = placeDeps();
  const disk = withDisk(deps.database);
  const call = sampleCall();
  await deps.database.calls.add(call);
  disk.writes.push(...faults(4, brokenDisk));
  const cancelled = expect(cancelCall(deps, call.id)).rejects.toBeDefined();
  await deps.clock.advance(3_000);
  await cancelled;
  expect(deps.cancelledIds).toContain(call.id);
});
