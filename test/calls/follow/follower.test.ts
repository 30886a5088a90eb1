import { describe, expect, it } from 'vitest';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { createPageLookUp, lookUpCall } from '@/lib/calls/follow/follower';
import { startTestBackground } from '@/test/calls/support/background';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { brokenDisk } from '@/test/calls/support/faulty';
import { followDeps } from '@/test/calls/support/follow-deps';
import { serviceFailure } from '@/test/calls/support/service';

const request = { callee: CALLEE, gesture: 'gesture-1' };

describe('a start', () => {
  it('ends the calls that were left in flight, then follows open ones', async () => {
    const left = [sampleCall(), placedCall()];
    const { database, follow } = await startTestBackground(left);
    await databaseIdle();
    expect((await database.calls.get(left[0]?.id ?? ''))?.state).toBe('cancelled');
    expect(follow.service.asked).toHaveLength(1);
  });
});

it('passes on a failure of the log, and tries again', async () => {
  const { follower, follow } = await startTestBackground();
  await databaseIdle();
  const odd = new TypeError('odd');
  follower.retryLater(odd);
  expect(follow.reports).toEqual([{ source: 'following', error: odd }]);
  expect(follow.planned.at(-1)).toBe(60_000);
});

describe('events', () => {
  it('follows a requested call', async () => {
    const { startCall, deps, follow } = await startTestBackground();
    await startCall(request);
    await deps.clock.advance(3_000);
    await databaseIdle();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('asks no history of a service that refuses further calls', async () => {
    const { startCall, deps, follow } = await startTestBackground([placedCall()]);
    await databaseIdle();
    deps.service.failures.push(serviceFailure('rate-limited', { retryAfterMs: 90_000 }));
    await startCall({ callee: OTHER_CALLEE, gesture: 'gesture-2' });
    await deps.clock.advance(3_000);
    await databaseIdle();
    const { notBefore } = await readFollowState(deps.database, 'first');
    expect(notBefore - follow.now()).toBe(90_000);
  });

  it('hurries the next round when a log is opened', async () => {
    const { follower, follow } = await startTestBackground([
      placedCall({ createdAt: NOON - 3_600_000 }),
    ]);
    await databaseIdle();
    follower.onLogOpened();
    await databaseIdle();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('asks a changed connection at once', async () => {
    const { follower, follow } = await startTestBackground([placedCall()]);
    await databaseIdle();
    await follower.onConnectionChanged();
    expect(follow.service.asked).toHaveLength(2);
  });

  it('tries a failing disk again later', async () => {
    const { follower, onRecoveryDue, follow, disk } = await startTestBackground([placedCall()]);
    await databaseIdle();
    for (const happen of [follower.onLogOpened, follower.run, onRecoveryDue]) {
      follow.planned.length = 0;
      disk.reads.push(brokenDisk());
      happen();
      await databaseIdle();
      expect(follow.planned.at(-1)).toBe(60_000);
      disk.reads.length = 0;
    }
  });
});

const LINK = 'https://voice.example.com/r/1';
const unknown = { problem: { code: 'unknown-call' } };

describe('any call', () => {
  it('is looked up and returned as it is then', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    deps.service.entries = [{ call_id: call.callId, recording: LINK }];
    expect(await lookUpCall(deps, call.id)).toMatchObject({ state: 'recorded', recording: LINK });
  });

  it('stays as it is when history does not have it', async () => {
    const call = placedCall();
    expect(await lookUpCall(await followDeps([call]), call.id)).toEqual(call);
  });

  it('fails with the service’s error', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    const error = serviceFailure('unreachable');
    deps.service.failures.push(error);
    await expect(lookUpCall(deps, call.id)).rejects.toBe(error);
  });
});

describe('an unconfirmed call that a page asks about', () => {
  it('is looked up', async () => {
    const call = sampleCall({ state: 'unconfirmed' });
    const deps = await followDeps([call]);
    deps.service.entries = [{ submitted_id: call.id, call_id: 'service-1' }];
    expect(await createPageLookUp(deps)(call.id)).toMatchObject({ state: 'placed' });
  });

  it('is the only kind that asks the service', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    expect(await createPageLookUp(deps)(call.id)).toEqual(call);
    expect(deps.service.asked).toEqual([]);
  });

  it('is looked up at most once in five seconds', async () => {
    const call = sampleCall({ state: 'unconfirmed' });
    const deps = await followDeps([call]);
    const lookUp = createPageLookUp(deps);
    for (let time = 0; time < 20; time++) expect(await lookUp(call.id)).toEqual(call);
    const once = deps.service.asked.length;
    expect(once).toBeGreaterThan(0);
    await deps.clock.advance(5_000);
    for (let time = 0; time < 20; time++) await lookUp(call.id);
    expect(deps.service.asked).toHaveLength(2 * once);
  });
});

it('fails for a call that is not in the log', async () => {
  const deps = await followDeps();
  await expect(lookUpCall(deps, 'nobody')).rejects.toMatchObject(unknown);
  await expect(createPageLookUp(deps)('nobody')).rejects.toMatchObject(unknown);
});
