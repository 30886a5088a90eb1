import { describe, expect, it } from 'vitest';
import { startTestBackground } from '@/test/calls/support/background';
import { CALLEE, NOON, sampleCall } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { brokenDisk, faults, fullDisk } from '@/test/calls/support/faulty';

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

  it('on a log that cannot be read tries again later', async () => {
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

  it('on a log that stays broken makes no call', async () => {
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

  it('of no call is an error', async () => {
    const { outcome } = await startTestBackground();
    await expect(outcome('nobody')).rejects.toMatchObject({ problem: { code: 'unknown-call' } });
  });
});

describe('calls that count down', () => {
  it('are reported when they start, and cancelled together', async () => {
    const { startCall, cancelCounting, counted, deps, database } = await startTestBackground();
    const call = await startCall(request);
    expect(counted).toEqual([call.id]);
    await cancelCounting();
    await deps.clock.advance(3_000);
    expect((await database.calls.get(call.id))?.state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
  });

  it('are not cancelled once they were placed', async () => {
    const { startCall, cancelCounting, deps, database } = await startTestBackground();
    const call = await startCall(request);
    await deps.clock.advance(3_000);
    await cancelCounting();
    expect((await database.calls.get(call.id))?.state).toBe('placed');
  });
});
