import { describe, expect, it } from 'vitest';
import { type CallEvents, type CallServiceDeps, createCallService } from '@/lib/calls/call-service';
import type { CallDatabase } from '@/lib/calls/database';
import { readFollow } from '@/lib/calls/follow/follow-state';
import type { Call } from '@/lib/calls/model';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from './support/calls';
import { rest } from './support/clock';
import { freshDatabase } from './support/database';
import { brokenDisk, type Disk, faults, fullDisk, withDisk } from './support/faulty';
import { followDeps, type TestFollowDeps } from './support/follow-deps';
import { placeDeps, type TestDeps } from './support/place-deps';
import { failure } from './support/service';

interface TestCallServiceDeps extends CallServiceDeps {
  place: TestDeps;
  follow: TestFollowDeps;
  events: CallEvents;
  database: CallDatabase;
  disk: Disk;
}

/** A background's life over a log that an earlier one left behind. */
async function life(left: Call[] = [], broken: Error[] = []) {
  const database = freshDatabase();
  const disk = withDisk(database);
  const follow = await followDeps(left, database);
  const place = placeDeps({ database });
  disk.reads.push(...broken);
  const attendant = createCallService((events): TestCallServiceDeps => {
    const { onAsked, onHeldBack } = events;
    const deps = { place: { ...place, onAsked, onHeldBack }, follow, database, disk };
    return { ...deps, events, alone: (work) => work() };
  });
  return attendant;
}

const request = { callee: CALLEE, gesture: 'gesture-1' };

describe('a start', () => {
  it('settles what was left half done, then follows what is open', async () => {
    const left = [sampleCall(), placedCall()];
    const { database, follow } = await life(left);
    await rest();
    expect((await database.calls.get(left[0]?.id ?? ''))?.state).toBe('cancelled');
    expect(follow.service.asked).toHaveLength(1);
  });

  it('takes no new call for one that was left behind', async () => {
    const { startCall, place } = await life([sampleCall({ createdAt: NOON - 60_000 })]);
    const call = await startCall(request);
    await place.clock.advance(3_000);
    expect((await place.database.calls.get(call.id))?.state).toBe('placed');
  });

  it('on a log that cannot be read says so for each call, and tries again', async () => {
    const { startCall, follow } = await life([], faults(1, brokenDisk));
    await rest();
    expect(follow.planned).toEqual([60_000]);
    await expect(startCall(request)).resolves.toMatchObject({ state: 'counting' });
  });

  it('on a log that stays broken makes no call', async () => {
    const { startCall, place } = await life([], faults(9, brokenDisk));
    await expect(startCall(request)).rejects.toBeDefined();
    await place.clock.advance(10_000);
    expect(place.service.posts).toEqual([]);
  });
});

describe('the outcome', () => {
  it('is the log’s', async () => {
    const { startCall, outcome, place } = await life();
    const { id } = await startCall(request);
    const told = outcome(id);
    await place.clock.advance(3_000);
    expect(await told).toMatchObject({ id, state: 'placed' });
    expect(await outcome(id)).toMatchObject({ id, state: 'placed' });
  });

  it('is told although the log could not be written', async () => {
    const { startCall, outcome, place, disk } = await life();
    const { id } = await startCall(request);
    const told = outcome(id);
    disk.writes.push(undefined, ...faults(4, fullDisk));
    await place.clock.advance(6_000);
    expect(await told).toMatchObject({
      id,
      state: 'placed',
      problem: { code: 'outcome-not-kept' },
    });
  });

  it('of no call is an error', async () => {
    const { outcome } = await life();
    await expect(outcome('nobody')).rejects.toMatchObject({ problem: { code: 'unknown-call' } });
  });
});

describe('events', () => {
  it('a call that was asked for is followed', async () => {
    const { startCall, place, follow } = await life();
    await startCall(request);
    await place.clock.advance(3_000);
    await rest();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('a service that takes no more calls is not asked for history either', async () => {
    const { startCall, place, follow } = await life([placedCall()]);
    await rest();
    place.service.failures.push(failure('rate-limited', { retryAfterMs: 90_000 }));
    await startCall({ callee: OTHER_CALLEE, gesture: 'gesture-2' });
    await place.clock.advance(3_000);
    await rest();
    const { notBefore } = await readFollow(place.database);
    expect(notBefore - follow.now()).toBe(90_000);
  });

  it('a log that is opened hurries the next look', async () => {
    const { events, follow } = await life([placedCall({ createdAt: NOON - 3_600_000 })]);
    await rest();
    events.onLogOpened();
    await rest();
    expect(follow.planned.at(-1)).toBe(5_000);
  });

  it('a wake-up to settle ends what is left over', async () => {
    const { events, database, place } = await life();
    await rest();
    const leftover = sampleCall({ state: 'requested', requestedAt: NOON });
    await database.calls.add(leftover);
    place.clock.set(NOON + 60_000);
    events.onSettleDue();
    await rest();
    expect((await database.calls.get(leftover.id))?.state).toBe('unconfirmed');
  });

  it('a wake-up to settle is called off only when following is planned', async () => {
    const { events, place, follow } = await life([placedCall()]);
    await rest();
    follow.planned.length = 0;
    const plannedBefore: number[] = [];
    place.settled = async () => void plannedBefore.push(follow.planned.length);
    events.onSettleDue();
    await rest();
    expect(plannedBefore).toEqual([1]);
  });

  it('a mended connection is asked at once', async () => {
    const { mended, follow } = await life([placedCall()]);
    await rest();
    await mended();
    expect(follow.service.asked).toHaveLength(2);
  });

  it('a disk that fails at any of them is tried again', async () => {
    const { events, follow, disk } = await life([placedCall()]);
    await rest();
    for (const happen of [events.onLogOpened, events.onFollowDue, events.onSettleDue]) {
      follow.planned.length = 0;
      disk.reads.push(brokenDisk());
      happen();
      await rest();
      expect(follow.planned.at(-1)).toBe(60_000);
      disk.reads.length = 0;
    }
  });
});
