import { describe, expect, it } from 'vitest';
import { followOnce, followSoon, searchForCall } from '@/lib/calls/follow/follow';
import { readFollowState } from '@/lib/calls/follow/follow-state';
import { A_MINUTE, AN_HOUR, nextRound, RECORDING_LINK } from '@/test/calls/follow/support/rounds';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { followDeps } from '@/test/calls/support/follow-deps';
import { serviceFailure } from '@/test/calls/support/service';

describe('a round', () => {
  it('asks once for all open calls', async () => {
    const calls = Array.from({ length: 20 }, () => placedCall());
    const deps = await followDeps(calls);
    deps.service.entries = calls.map((call) => ({
      call_id: call.callId,
      recording: RECORDING_LINK,
    }));
    await followOnce(deps);
    expect(deps.service.asked).toEqual([{ page: 1, limit: 50 }]);
    for (const call of calls) expect(await deps.state(call)).toBe('recorded');
    expect(deps.planned.at(-1)).toBe('none');
  });

  it('requests nothing when no call is open', async () => {
    const deps = await followDeps([sampleCall({ state: 'refused' }), sampleCall()]);
    await followOnce(deps);
    expect([deps.service.asked, deps.planned]).toEqual([[], ['none']]);
  });

  it('plans the next round before it asks', async () => {
    const deps = await followDeps([placedCall()]);
    let planned: unknown;
    deps.client = async () => {
      planned = [deps.planned.at(-1), (await readFollowState(deps.database, 'first')).nextAt];
      throw serviceFailure('unreachable');
    };
    await followOnce(deps);
    expect(planned).toEqual([10_000, NOON + 10_000]);
  });

  it('runs no round before it is due, even if the background wakes often', async () => {
    const deps = await followDeps([placedCall()]);
    for (let wake = 0; wake < 5; wake++) {
      await followOnce(deps);
      deps.clock.set(deps.now() + 1_000);
    }
    expect(deps.service.asked).toHaveLength(1);
    expect(deps.planned.at(-1)).toBe(10_000 - 4_000);
  });

  it('finds a call whose answer was lost by the id that we sent', async () => {
    const lost = sampleCall({ state: 'unconfirmed', problem: { code: 'timeout' } });
    const deps = await followDeps([lost]);
    deps.service.entries = [{ call_id: 'service-7', submitted_id: lost.id, recording: null }];
    await followOnce(deps);
    expect(await deps.database.calls.get(lost.id)).toMatchObject({
      state: 'placed',
      callId: 'service-7',
    });
  });

  it('reports that history names no calls, and continues at the slowest pace', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    deps.service.entries = [{ recording: RECORDING_LINK }, { recording: null }];
    await followOnce(deps);
    const problem = { code: 'history-names-none' };
    expect(await deps.database.calls.get(call.id)).toMatchObject({ state: 'placed', problem });
    for (let round = 0; round < 8; round++) await nextRound(deps);
    expect(await nextRound(deps)).toBe(5 * A_MINUTE);
  });

  it('leaves a damaged record alone', async () => {
    const deps = await followDeps([placedCall()]);
    const damaged = { ...placedCall(), callee: 7 };
    await deps.database.table('calls').add(damaged);
    await followOnce(deps);
    expect(await deps.database.table('calls').get(damaged.id)).toEqual(damaged);
  });
});

it('passes on an unexpected failure of a round', async () => {
  const deps = await followDeps([placedCall()]);
  const odd = new TypeError('odd');
  deps.client = () => Promise.reject(odd);
  await followOnce(deps);
  expect(deps.reports).toEqual([{ source: 'round of following', error: odd }]);
});

it('reports once that a call has its recording', async () => {
  const call = placedCall();
  const deps = await followDeps([call]);
  deps.service.entries = [{ call_id: call.callId, recording: RECORDING_LINK }];
  await followOnce(deps);
  expect(deps.recorded).toMatchObject([{ id: call.id, recording: RECORDING_LINK }]);
  await searchForCall(deps, { ...call, state: 'recorded' });
  expect(deps.recorded).toHaveLength(1);
});

describe('the pace', () => {
  it('is 5, 10, 20 and 30 s for ten minutes, then up to the ceiling', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    await followSoon(deps, call);
    const waits: number[] = [];
    while (deps.now() < NOON + AN_HOUR) waits.push(await nextRound(deps));
    expect(waits.slice(0, 5)).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
    expect(waits.filter((wait) => wait === 30_000)).toHaveLength(19);
    expect(waits.at(-1)).toBe(5 * A_MINUTE);
  });

  it('is quick while a log is in view, and slow again when it is closed', async () => {
    const deps = await followDeps([placedCall({ createdAt: NOON - AN_HOUR })]);
    for (let round = 0; round < 8; round++) await nextRound(deps);
    expect(await nextRound(deps)).toBe(5 * A_MINUTE);
    deps.view.open = true;
    await followSoon(deps);
    expect(await nextRound(deps)).toBe(5_000);
    for (let round = 0; round < 4; round++) await nextRound(deps);
    expect(await nextRound(deps)).toBe(30_000);
    deps.view.open = false;
    await nextRound(deps);
    for (let round = 0; round < 4; round++) await nextRound(deps);
    expect(await nextRound(deps)).toBe(5 * A_MINUTE);
  });

  it('cannot be delayed by opening a log again and again', async () => {
    const deps = await followDeps([placedCall()]);
    await followSoon(deps);
    for (let opened = 0; opened < 3; opened++) {
      deps.clock.set(deps.now() + 2_000);
      await followSoon(deps);
    }
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(1);
  });

  it('is not hurried by news of a status', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    await followSoon(deps, call);
    for (const status of ['ringing', 'answered', 'bridged', 'ended']) {
      deps.service.entries = [{ call_id: call.callId, status, recording: null }];
      await nextRound(deps);
    }
    expect(await deps.database.calls.get(call.id)).toMatchObject({ extras: { status: 'ended' } });
    expect(await nextRound(deps)).toBe(30_000);
  });
});

describe('the window of 24 hours', () => {
  it('ends for a call without a recording, which is then not asked about', async () => {
    const call = placedCall();
    const deps = await followDeps([call]);
    deps.clock.set(NOON + 24 * AN_HOUR - 1);
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(1);
    deps.clock.set(NOON + 24 * AN_HOUR);
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(1);
    expect(await deps.database.calls.get(call.id)).toMatchObject({
      state: 'unrecorded',
      problem: { code: 'window-closed' },
    });
  });

  it('leaves an unconfirmed call unconfirmed', async () => {
    const lost = sampleCall({ state: 'unconfirmed' });
    const deps = await followDeps([lost]);
    deps.clock.set(NOON + 25 * AN_HOUR);
    await followOnce(deps);
    expect(await deps.state(lost)).toBe('unconfirmed');
    expect(deps.planned).toEqual(['none']);
  });

  it('does not limit looking up by hand', async () => {
    const call = placedCall({ state: 'unrecorded', createdAt: NOON - 48 * AN_HOUR });
    const deps = await followDeps([call]);
    deps.service.entries = [{ call_id: call.callId, recording: RECORDING_LINK }];
    await searchForCall(deps, call);
    expect(await deps.state(call)).toBe('recorded');
  });
});

describe('clocks and sleep', () => {
  it('asks at once after an alarm that came hours late', async () => {
    const deps = await followDeps([placedCall()]);
    await followOnce(deps);
    deps.clock.set(NOON + 3 * AN_HOUR);
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(2);
  });

  it('is not stopped for a year by a clock that was a year ahead', async () => {
    const deps = await followDeps();
    deps.clock.set(NOON + 365 * 24 * AN_HOUR);
    deps.service.failures.push(serviceFailure('rate-limited', { retryAfterMs: 24 * AN_HOUR }));
    await followSoon(deps);
    await searchForCall(deps, placedCall()).catch(() => undefined);
    deps.clock.set(NOON + A_MINUTE);
    await deps.database.calls.add(placedCall({ createdAt: NOON + 30_000 }));
    await followOnce(deps);
    expect(deps.service.asked).toHaveLength(2);
  });

  it('does not hurry for a year after a call made by a clock that was a year ahead', async () => {
    const call = placedCall({ createdAt: NOON + 365 * 24 * AN_HOUR });
    const deps = await followDeps([call]);
    await followOnce(deps);
    expect(await deps.state(call)).toBe('unrecorded');
  });
});

it('survives a disk that fails in the middle: the next round is planned', async () => {
  const deps = await followDeps([placedCall()]);
  deps.client = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  await followOnce(deps);
  expect(deps.planned.at(-1)).toBe(10_000);
});
