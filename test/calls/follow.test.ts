import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { followAfresh, followOnce, lookAgain, quicken } from '@/lib/calls/follow';
import { readFollow } from '@/lib/calls/follow-state';
import { NOON, placedCall, sampleCall } from './support/calls';
import { followWorld, type TestFollowWorld } from './support/follow-world';
import { failure } from './support/service';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINK = 'https://voice.example.com/recordings/1';

/** Lives on until a round asked, at most an hour. */
async function nextRound(world: TestFollowWorld): Promise<number> {
  const before = world.service.asked.length;
  const from = world.now();
  for (let turn = 0; turn < 20 && world.service.asked.length === before; turn++) {
    const wait = world.planned.at(-1) ?? 0;
    if (wait === 'rest') throw new Error('nothing is planned');
    world.clock.set(world.now() + wait);
    await followOnce(world);
  }
  return world.now() - from;
}

const stopped = async (world: TestFollowWorld) => (await readFollow(world.database)).stopped;

describe('a round', () => {
  it('asks once for all open calls', async () => {
    const calls = Array.from({ length: 20 }, () => placedCall());
    const world = await followWorld(calls);
    world.service.entries = calls.map((call) => ({ call_id: call.callId, recording: LINK }));
    await followOnce(world);
    expect(world.service.asked).toEqual([{ page: 1, limit: 50 }]);
    for (const call of calls) expect(await world.state(call)).toBe('recorded');
    expect(world.planned.at(-1)).toBe('rest');
  });

  it('asks nobody when nothing is open', async () => {
    const world = await followWorld([sampleCall({ state: 'refused' }), sampleCall()]);
    await followOnce(world);
    expect([world.service.asked, world.planned]).toEqual([[], ['rest']]);
  });

  it('has the next one planned before it asks', async () => {
    const world = await followWorld([placedCall()]);
    let planned: unknown;
    world.client = async () => {
      planned = [world.planned.at(-1), (await readFollow(world.database)).nextAt];
      throw failure('unreachable');
    };
    await followOnce(world);
    expect(planned).toEqual([10_000, NOON + 10_000]);
  });

  it('does not ask before it is due, however often the background wakes', async () => {
    const world = await followWorld([placedCall()]);
    for (let wake = 0; wake < 5; wake++) {
      await followOnce(world);
      world.clock.set(world.now() + 1_000);
    }
    expect(world.service.asked).toHaveLength(1);
    expect(world.planned.at(-1)).toBe(10_000 - 4_000);
  });

  it('finds a call whose answer was lost by the id that we sent', async () => {
    const lost = sampleCall({ state: 'unconfirmed', problem: { code: 'timeout' } });
    const world = await followWorld([lost]);
    world.service.entries = [{ call_id: 'service-7', submitted_id: lost.id, recording: null }];
    await followOnce(world);
    expect(await world.database.calls.get(lost.id)).toMatchObject({
      state: 'placed',
      callId: 'service-7',
    });
  });

  it('says when history names no calls, and looks on at the slowest pace', async () => {
    const call = placedCall();
    const world = await followWorld([call]);
    world.service.entries = [{ recording: LINK }, { recording: null }];
    await followOnce(world);
    const problem = { code: 'history-names-none' };
    expect(await world.database.calls.get(call.id)).toMatchObject({ state: 'placed', problem });
    for (let round = 0; round < 8; round++) await nextRound(world);
    expect(await nextRound(world)).toBe(5 * MINUTE);
  });

  it('leaves a damaged record alone', async () => {
    const world = await followWorld([placedCall()]);
    const damaged = { ...placedCall(), callee: 7 };
    await world.database.table('calls').add(damaged);
    await followOnce(world);
    expect(await world.database.table('calls').get(damaged.id)).toEqual(damaged);
  });
});

describe('the pace', () => {
  it('is 5, 10, 20 and 30 s for ten minutes, then up to the ceiling', async () => {
    const call = placedCall();
    const world = await followWorld([call]);
    await quicken(world, call);
    const waits: number[] = [];
    while (world.now() < NOON + HOUR) waits.push(await nextRound(world));
    expect(waits.slice(0, 5)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(waits.filter((wait) => wait === 30_000)).toHaveLength(19);
    expect(waits.at(-1)).toBe(5 * MINUTE);
  });

  it('is quick while a log is in view, and slow again when it is closed', async () => {
    const world = await followWorld([placedCall({ createdAt: NOON - HOUR })]);
    for (let round = 0; round < 8; round++) await nextRound(world);
    expect(await nextRound(world)).toBe(5 * MINUTE);
    world.view.open = true;
    await quicken(world);
    expect(await nextRound(world)).toBe(5_000);
    for (let round = 0; round < 4; round++) await nextRound(world);
    expect(await nextRound(world)).toBe(30_000);
    world.view.open = false;
    await nextRound(world);
    for (let round = 0; round < 4; round++) await nextRound(world);
    expect(await nextRound(world)).toBe(5 * MINUTE);
  });

  it('cannot be held up by a log that is opened again and again', async () => {
    const world = await followWorld([placedCall()]);
    await quicken(world);
    for (let opened = 0; opened < 3; opened++) {
      world.clock.set(world.now() + 2_000);
      await quicken(world);
    }
    await followOnce(world);
    expect(world.service.asked).toHaveLength(1);
  });

  it('is not hurried by news of a status', async () => {
    const call = placedCall();
    const world = await followWorld([call]);
    await quicken(world, call);
    for (const status of ['ringing', 'answered', 'bridged', 'ended']) {
      world.service.entries = [{ call_id: call.callId, status, recording: null }];
      await nextRound(world);
    }
    expect(await world.database.calls.get(call.id)).toMatchObject({ extras: { status: 'ended' } });
    expect(await nextRound(world)).toBe(30_000);
  });
});

describe('a service that says no', () => {
  it.each([
    [failure('rate-limited'), MINUTE],
    [failure('rate-limited', { retryAfterMs: 90_000 }), 90_000],
    [failure('server-error', { retryAfterMs: 120_000 }), 120_000],
  ])('is obeyed: %s, wait of %i ms', async (error, wait) => {
    const world = await followWorld([placedCall()]);
    world.service.failures.push(error);
    await followOnce(world);
    await quicken(world, placedCall());
    expect(world.planned.at(-1)).toBe(wait);
    world.clock.set(NOON + wait - 1);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(1);
    await expect(lookAgain(world, placedCall())).rejects.toMatchObject({
      problem: { code: 'rate-limited' },
    });
    world.clock.set(NOON + wait);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(2);
  });

  it.each(['unreachable', 'timeout', 'server-error', 'not-the-service', 'unreadable'] as const)(
    'or nothing (%s) is asked again at the usual pace',
    async (code) => {
      const world = await followWorld([placedCall()]);
      world.service.failures.push(failure(code), failure(code));
      await followOnce(world);
      expect(await nextRound(world)).toBe(10_000);
      expect(await nextRound(world)).toBe(20_000);
      expect(await stopped(world)).toBeUndefined();
    },
  );

  it('to pages of fifty is asked for the pages that the interface names', async () => {
    const world = await followWorld([placedCall()]);
    world.service.failures.push(failure('refused'));
    await followOnce(world);
    await nextRound(world);
    expect(world.service.asked.map(({ limit }) => limit)).toEqual([50, 20]);
  });
});

describe('a refused token', () => {
  async function refused() {
    const call = placedCall();
    const world = await followWorld([call]);
    world.service.failures.push(failure('unauthorised'));
    await followOnce(world);
    return { world, call };
  }

  it('stops everything, also over restarts and opened logs', async () => {
    const { world } = await refused();
    expect(await stopped(world)).toBe('unauthorised');
    await quicken(world);
    world.clock.set(NOON + HOUR);
    await followOnce(world);
    expect(world.planned.at(-1)).toBe('rest');
    expect(world.service.asked).toHaveLength(1);
  });

  it('goes on once the connection is mended', async () => {
    const { world } = await refused();
    await followAfresh(world);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(2);
    expect(await stopped(world)).toBeUndefined();
  });

  it('goes on once the service takes a call, and no sooner', async () => {
    const { world } = await refused();
    await quicken(world, sampleCall({ state: 'refused' }));
    expect(await stopped(world)).toBe('unauthorised');
    await quicken(world, placedCall());
    expect(await stopped(world)).toBeUndefined();
  });

  it('goes on once looking by hand succeeds', async () => {
    const { world, call } = await refused();
    await lookAgain(world, call);
    expect(await stopped(world)).toBeUndefined();
  });

  it('of the old connection, told late, does not stop the mended one', async () => {
    const world = await followWorld([placedCall()]);
    world.client = async () => {
      await followAfresh(world);
      throw failure('unauthorised');
    };
    await followOnce(world);
    expect(await stopped(world)).toBeUndefined();
    expect(world.planned.at(-1)).not.toBe('rest');
  });

  it.each(['no-token', 'no-service'])('or none (%s) stops as well', async (code) => {
    const world = await followWorld([placedCall()]);
    world.client = () => Promise.reject(new Failure(code));
    await followOnce(world);
    expect(await stopped(world)).toBe(code);
  });
});

describe('the window of 24 hours', () => {
  it('closes for a call without a recording, and asks no more', async () => {
    const call = placedCall();
    const world = await followWorld([call]);
    world.clock.set(NOON + 24 * HOUR - 1);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(1);
    world.clock.set(NOON + 24 * HOUR);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(1);
    expect(await world.database.calls.get(call.id)).toMatchObject({
      state: 'unrecorded',
      problem: { code: 'window-closed' },
    });
  });

  it('leaves a call in doubt in doubt', async () => {
    const lost = sampleCall({ state: 'unconfirmed' });
    const world = await followWorld([lost]);
    world.clock.set(NOON + 25 * HOUR);
    await followOnce(world);
    expect(await world.state(lost)).toBe('unconfirmed');
    expect(world.planned).toEqual(['rest']);
  });

  it('can be looked past by hand', async () => {
    const call = placedCall({ state: 'unrecorded', createdAt: NOON - 48 * HOUR });
    const world = await followWorld([call]);
    world.service.entries = [{ call_id: call.callId, recording: LINK }];
    await lookAgain(world, call);
    expect(await world.state(call)).toBe('recorded');
  });
});

describe('clocks and sleep', () => {
  it('asks at once after an alarm that came hours late', async () => {
    const world = await followWorld([placedCall()]);
    await followOnce(world);
    world.clock.set(NOON + 3 * HOUR);
    await followOnce(world);
    expect(world.service.asked).toHaveLength(2);
  });

  it('is not stopped for a year by a clock that was a year ahead', async () => {
    const world = await followWorld();
    world.clock.set(NOON + 365 * 24 * HOUR);
    world.service.failures.push(failure('rate-limited', { retryAfterMs: 24 * HOUR }));
    await quicken(world);
    await lookAgain(world, placedCall()).catch(() => undefined);
    world.clock.set(NOON + MINUTE);
    await world.database.calls.add(placedCall({ createdAt: NOON + 30_000 }));
    await followOnce(world);
    expect(world.service.asked).toHaveLength(2);
  });

  it('does not hurry for a year after a call made by a clock that was a year ahead', async () => {
    const call = placedCall({ createdAt: NOON + 365 * 24 * HOUR });
    const world = await followWorld([call]);
    await followOnce(world);
    expect(await world.state(call)).toBe('unrecorded');
  });
});

it('survives a disk that fails in the middle: the next round is planned', async () => {
  const world = await followWorld([placedCall()]);
  world.client = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await followOnce(world);
  expect(world.planned.at(-1)).toBe(10_000);
});
