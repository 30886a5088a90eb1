import { describe, expect, it } from 'vitest';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { startTestBackground } from '@/test/calls/support/background';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { databaseIdle } from '@/test/calls/support/clock';
import { brokenDisk } from '@/test/calls/support/faulty';
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
  it('a requested call is followed', async () => {
    const { startCall, deps, follow } = await startTestBackground();
    await startCall(request);
    await deps.clock.advance(3_000);
    await databaseIdle();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('a service that refuses further calls is not asked for history either', async () => {
    const { startCall, deps, follow } = await startTestBackground([placedCall()]);
    await databaseIdle();
    deps.service.failures.push(serviceFailure('rate-limited', { retryAfterMs: 90_000 }));
    await startCall({ callee: OTHER_CALLEE, gesture: 'gesture-2' });
    await deps.clock.advance(3_000);
    await databaseIdle();
    const { notBefore } = await readFollowState(deps.database);
    expect(notBefore - follow.now()).toBe(90_000);
  });

  it('opening a log hurries the next round', async () => {
    const { follower, follow } = await startTestBackground([
      placedCall({ createdAt: NOON - 3_600_000 }),
    ]);
    await databaseIdle();
    follower.onLogOpened();
    await databaseIdle();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('a changed connection is asked at once', async () => {
    const { follower, follow } = await startTestBackground([placedCall()]);
    await databaseIdle();
    await follower.onConnectionChanged();
    expect(follow.service.asked).toHaveLength(2);
  });

  it('a failing disk is tried again later', async () => {
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
