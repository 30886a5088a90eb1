import { describe, expect, it, vi } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import { Failure } from '@/lib/calls/failure';
import { callStates, isInFlight } from '@/lib/calls/model';
import { countDownAndPlace } from '@/lib/calls/place/count-down';
import { cancelCountdown, cancelLeft, waitForOutcome } from '@/lib/calls/place/placer';
import { writeCall } from '@/lib/calls/place/write-call';
import { startTestBackground } from '@/test/calls/support/background';
import { callRequest, callThrough } from '@/test/calls/support/call-through';
import { CALLEE, NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { freshDatabase } from '@/test/calls/support/database';
import { brokenDisk, faults, fullDisk, withDisk } from '@/test/calls/support/faulty';
import { placeDeps } from '@/test/calls/support/place-deps';

const request = { callee: CALLEE, gesture: 'gesture-1' };

describe('starting a call', () => {
  it('does not treat a new call as one left over', async () => {
    const { startCall, deps } = await startTestBackground([
      sampleCall({ createdAt: NOON - 60_000 }),
    ]);
    const call = await startCall(request);
    await deps.clock.advance(3_000);
    expect((await deps.database.calls.get(call.id))?.state).toBe('placed');
  });

  it('tries again later if the log cannot be read', async () => {
    const { startCall, follow } = await startTestBackground([], faults(1, brokenDisk));
    await databaseIdle();
    expect(follow.planned).toEqual([60_000]);
    await expect(startCall(request)).resolves.toMatchObject({ state: 'counting' });
  });

  it('reports a call that could not be written for an unexpected reason as not called', async () => {
    const { startCall, deps } = await startTestBackground();
    const odd = new TypeError('odd');
    deps.database.calls.add = () => {
      throw odd;
    };
    await expect(startCall(request)).rejects.toMatchObject({
      problem: { code: 'unexpected-before-call' },
      cause: odd,
    });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('makes no call while the log stays broken', async () => {
    const { startCall, deps } = await startTestBackground([], faults(9, brokenDisk));
    await expect(startCall(request)).rejects.toBeDefined();
    await deps.clock.advance(10_000);
    expect(deps.service.posts).toEqual([]);
  });
});

describe('the outcome', () => {
  it('ends a countdown at once where it is shown, if the call is cancelled', async () => {
    const { startCall, cancelCall, shownOutcomes, deps } = await startTestBackground();
    const { id } = await startCall(request);
    await deps.clock.advance(1_000);
    expect(shownOutcomes).toEqual([]);
    await cancelCall(id);
    await databaseIdle();
    expect(shownOutcomes).toMatchObject([{ id, state: 'cancelled' }]);
    await deps.clock.advance(10_000);
    expect(shownOutcomes).toHaveLength(1);
    expect(deps.service.posts).toEqual([]);
  });

  it('is the log’s', async () => {
    const { startCall, outcome, deps } = await startTestBackground();
    const { id } = await startCall(request);
    const told = outcome(id);
    await deps.clock.advance(3_000);
    expect(await told).toMatchObject({ id, state: 'placed' });
    expect(await outcome(id)).toMatchObject({ id, state: 'placed' });
  });

  it('is returned even if the log could not be written', async () => {
    const { startCall, outcome, deps, disk } = await startTestBackground();
    const { id } = await startCall(request);
    const told = outcome(id);
    disk.writes.push(undefined, ...faults(4, fullDisk));
    await deps.clock.advance(6_000);
    expect(await told).toMatchObject({
      id,
      state: 'placed',
      problem: { code: 'outcome-not-saved' },
    });
  });

  it('rejects an unknown call id', async () => {
    const { outcome } = await startTestBackground();
    await expect(outcome('nobody')).rejects.toMatchObject({ problem: { code: 'unknown-call' } });
  });
});

describe('calls that count down', () => {
  it('reports calls when they start, and cancels them together', async () => {
    const { startCall, cancelCounting, counted, deps, database } = await startTestBackground();
    const call = await startCall(request);
    expect(counted).toEqual([call.id]);
    await cancelCounting();
    await deps.clock.advance(3_000);
    expect((await database.calls.get(call.id))?.state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
  });

  it('does not cancel calls that were placed', async () => {
    const { startCall, cancelCounting, deps, database } = await startTestBackground();
    const call = await startCall(request);
    await deps.clock.advance(3_000);
    await cancelCounting();
    expect((await database.calls.get(call.id))?.state).toBe('placed');
  });
});

describe('cancelling', () => {
  it('makes no call if it is in time', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, callRequest());
    const outcome = countDownAndPlace(deps, call);
    expect(await cancelCountdown(deps, call.id)).toMatchObject({
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
      expect(await cancelCountdown(deps, call.id, because)).toMatchObject({
        state: 'cancelled',
        problem: { code: because },
      });
    },
  );

  it('wins or loses as a whole at the very end', async () => {
    for (const first of ['cancel', 'timer']) {
      const deps = placeDeps({ settings: { countdownSeconds: 0 } });
      const call = await writeCall(deps, callRequest());
      const work = [() => cancelCountdown(deps, call.id), () => countDownAndPlace(deps, call)];
      const started = (first === 'cancel' ? work : work.reverse()).map((start) => start());
      await deps.clock.advance(0);
      await Promise.all(started);
      const state = (await deps.database.calls.get(call.id))?.state;
      expect([state, deps.service.posts.length]).toEqual(
        state === 'cancelled' ? ['cancelled', 0] : ['placed', 1],
      );
    }
  });

  it('returns the call as it is if it is too late', async () => {
    const deps = placeDeps();
    const { id } = await callThrough(deps);
    expect(await cancelCountdown(deps, id)).toMatchObject({ state: 'placed' });
    expect(deps.cancelledIds.size).toBe(0);
  });

  it('rejects an unknown call id with the reason', async () => {
    await expect(cancelCountdown(placeDeps(), 'nobody')).rejects.toMatchObject({
      problem: { code: 'unknown-call' },
    });
  });
});

it('cancels a call in its countdown', async () => {
  const deps = placeDeps();
  const call = sampleCall();
  await deps.database.calls.add(call);
  expect(await cancelCountdown(deps, call.id)).toMatchObject({ state: 'cancelled' });
  expect(await deps.database.calls.get(call.id)).toMatchObject({ state: 'cancelled' });
});

it('remembers the cancellation while it cannot be written', async () => {
  const deps = placeDeps();
  const disk = withDisk(deps.database);
  const call = sampleCall();
  await deps.database.calls.add(call);
  disk.writes.push(...faults(4, brokenDisk));
  const cancelled = expect(cancelCountdown(deps, call.id)).rejects.toBeDefined();
  await deps.clock.advance(3_000);
  await cancelled;
  expect(deps.cancelledIds).toContain(call.id);
});

const show = vi.fn(async () => undefined);

it('cancels the call, and shows that it did', async () => {
  const call = sampleCall({ state: 'cancelled', problem: { code: 'page-left' } });
  const cancelCall = vi.fn(async () => call);
  await cancelLeft({ cancelCall, show }, call.id);
  expect(cancelCall).toHaveBeenCalledExactlyOnceWith(call.id, 'page-left');
  expect(show).toHaveBeenCalledExactlyOnceWith(call);
});

it('shows nothing of a call that was requested meanwhile, or is gone', async () => {
  show.mockClear();
  await cancelLeft({ cancelCall: async () => sampleCall({ state: 'requested' }), show }, 'a');
  const gone = async () => Promise.reject(new Failure('unknown-call'));
  await cancelLeft({ cancelCall: gone, show }, 'a');
  expect(show).not.toHaveBeenCalled();
});

const signal = () => new AbortController().signal;

it('is there at once for a finished call', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  expect(await waitForOutcome(database, call.id, signal())).toEqual(call);
});

it('waits through countdown and request', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const outcome = waitForOutcome(database, call.id, signal());
  await applyEvent(database, call.id, { type: 'requested' }, NOON);
  await applyEvent(database, call.id, { type: 'placed', callId: 'service-1' }, NOON);
  expect(await outcome).toMatchObject({ state: 'placed', callId: 'service-1' });
});

it('fails for an unknown call id', async () => {
  await expect(waitForOutcome(freshDatabase(), 'nobody', signal())).rejects.toMatchObject({
    problem: { code: 'unknown-call' },
  });
});

it('stops waiting when the signal aborts', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const ended = new AbortController();
  const outcome = waitForOutcome(database, call.id, ended.signal);
  ended.abort(new Error('enough'));
  await expect(outcome).rejects.toThrow('enough');
});

it('is not waited for under a signal that has ended', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  const outcome = waitForOutcome(database, call.id, AbortSignal.abort(new Error('over')));
  await expect(outcome).rejects.toThrow('over');
});

it('leaves neither a listener nor a running query behind', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  const ended = new AbortController();
  const onAbort = vi.fn();
  vi.spyOn(ended.signal, 'addEventListener').mockImplementation((...listener) =>
    onAbort(...listener),
  );
  await waitForOutcome(database, call.id, ended.signal);
  const options = onAbort.mock.calls[0]?.[2];
  expect(options.signal.aborted).toBe(true);
  const reads = vi.spyOn(database.calls, 'get');
  await database.calls.update(call.id, { calleeName: 'Ada' });
  expect(reads).not.toHaveBeenCalled();
});

it('is to come while a call counts down or is asked for', () => {
  const open = callStates.filter((state) => isInFlight(sampleCall({ state })));
  expect(open).toEqual(['counting', 'requested']);
});
