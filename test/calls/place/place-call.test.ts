import { describe, expect, it } from 'vitest';
import { cancelCall } from '@/lib/calls/place/cancel-call';
import { countDownAndPlace } from '@/lib/calls/place/place-call';
import { type CallRequest, writeCall } from '@/lib/calls/place/write-call';
import {
  CALLEE,
  CALLER_ID,
  NOON,
  OTHER_CALLEE,
  OWN_NUMBER,
  placedCall,
} from '@/test/calls/support/calls';
import { placeDeps, type TestDeps } from '@/test/calls/support/place-deps';
import { failure } from '@/test/calls/support/service';

const request = (more: Partial<CallRequest> = {}): CallRequest => ({
  callee: CALLEE,
  gesture: 'gesture-1',
  ...more,
});

/** Starts a call and lets its countdown end. */
async function callThrough(deps: TestDeps, more: Partial<CallRequest> = {}, ms = 3_000) {
  const call = await writeCall(deps, request(more));
  const outcome = countDownAndPlace(deps, call);
  await deps.clock.advance(ms);
  return outcome;
}

describe('beginning', () => {
  it('writes the call down before anything is asked for', async () => {
    const deps = placeDeps();
    const call = await writeCall(
      deps,
      request({ calleeName: 'Ann Example', record: { objectId: 7 } }),
    );
    expect(call).toEqual({
      id: 'uuid-1',
      gesture: 'gesture-1',
      state: 'counting',
      callee: CALLEE,
      calleeName: 'Ann Example',
      record: { objectId: 7 },
      callerId: CALLER_ID,
      ownNumber: OWN_NUMBER,
      createdAt: NOON,
      changedAt: NOON,
      requestAt: NOON + 3_000,
    });
    expect(await deps.database.calls.toArray()).toEqual([call]);
    expect(deps.service.posts).toEqual([]);
  });

  it('orders a wake-up first, for the case that the background dies', async () => {
    const deps = placeDeps();
    const stuck = { ...deps, recoverIn: () => Promise.reject(new Error('no alarms')) };
    await expect(writeCall(stuck, request())).rejects.toThrow('no alarms');
    expect(await deps.database.calls.count()).toBe(0);
    await writeCall(deps, request());
    expect(deps.wakes).toEqual([33_000]);
  });

  it('writes nothing without a network, and says a guard’s reason rather than that', async () => {
    const deps = placeDeps({ offline: true });
    const refusal = (code: string) => ({ problem: { code } });
    await expect(writeCall(deps, request())).rejects.toMatchObject(refusal('offline'));
    await expect(writeCall(deps, request({ callee: '911' }))).rejects.toMatchObject(
      refusal('emergency-number'),
    );
    expect(await deps.database.calls.count()).toBe(0);
  });

  it.each([
    ['a guard objects', { callee: '911' }, {}, 'emergency-number'],
    ['there is no DID', {}, { dids: [] }, 'no-did'],
    ['there is no number of the rep', {}, { ownNumbers: [] }, 'no-own-number'],
    ['there is no token', {}, { hasToken: false }, 'no-token'],
    ['there is no service', {}, { baseUrl: '' }, 'no-service'],
  ])('writes nothing when %s', async (_, more, settings, code) => {
    const deps = placeDeps({ settings });
    await expect(writeCall(deps, request(more))).rejects.toMatchObject({ problem: { code } });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('makes one call of two gestures at once', async () => {
    const deps = placeDeps();
    const begun = await Promise.allSettled([
      writeCall(deps, request()),
      writeCall(deps, request({ gesture: 'gesture-2', callee: OTHER_CALLEE })),
    ]);
    expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await deps.database.calls.count()).toBe(1);
  });

  it('makes one call of one gesture, also long after', async () => {
    const deps = placeDeps();
    await callThrough(deps);
    await deps.clock.advance(3_600_000);
    await expect(writeCall(deps, request())).rejects.toMatchObject({
      problem: { code: 'called-just-now' },
    });
    expect(deps.service.posts).toHaveLength(1);
  });

  it('calls the same number again only when that very call is named', async () => {
    const deps = placeDeps();
    const { id } = await callThrough(deps);
    const second = request({ gesture: 'gesture-2' });
    const locked = { problem: { code: 'called-just-now' } };
    await expect(writeCall(deps, second)).rejects.toMatchObject(locked);
    await expect(writeCall(deps, { ...second, again: 'nobody' })).rejects.toMatchObject(locked);
    const again = await writeCall(deps, { ...second, again: id });
    expect(again).not.toHaveProperty('again');
  });

  it('is not held up by what an earlier life left behind a minute ago', async () => {
    const deps = placeDeps();
    const leftover = placedCall({ state: 'requested', requestedAt: NOON - 60_000 });
    await deps.database.calls.add({ ...leftover, callee: OTHER_CALLEE, createdAt: NOON - 70_000 });
    await expect(writeCall(deps, request())).resolves.toBeDefined();
  });
});

describe('the countdown', () => {
  it('asks nothing before it ended, and then once', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, request());
    const outcome = countDownAndPlace(deps, call);
    await deps.clock.advance(2_999);
    expect(deps.service.posts).toEqual([]);
    await deps.clock.advance(1);
    expect(deps.service.posts).toEqual([
      {
        client_number: CALLEE,
        user_number: OWN_NUMBER,
        did_number: CALLER_ID,
        submitted_id: call.id,
      },
    ]);
    expect(await outcome).toMatchObject({ state: 'placed', callId: 'service-uuid-1' });
    expect(await deps.database.calls.get(call.id)).toEqual(await outcome);
    expect(deps.requested.map(({ state }) => state)).toEqual(['placed']);
  });

  it('sends along what the page told of the record', async () => {
    const deps = placeDeps();
    await callThrough(deps, {
      record: { objectId: 7, slug: 'mobile', appId: 3, url: 'https://crm.example/7', data: {} },
    });
    expect(deps.service.posts[0]).toMatchObject({ object_id: 7, slug: 'mobile', app_id: 3 });
    expect(Object.keys(deps.service.posts[0] ?? {})).toHaveLength(7);
  });

  it('asks at once when the rep wants no undo', async () => {
    const deps = placeDeps({ settings: { undoSeconds: 0 } });
    expect(await callThrough(deps, {}, 0)).toMatchObject({ state: 'placed' });
  });

  it('finds the call written as requested when it asks', async () => {
    const deps = placeDeps();
    const { client } = deps.service;
    const seen: unknown[] = [];
    deps.client = async () => ({
      ...client,
      clickToDial: async (request) => {
        seen.push((await deps.database.calls.get(request.submitted_id ?? ''))?.state);
        return client.clickToDial(request);
      },
    });
    await callThrough(deps);
    expect(seen).toEqual(['requested']);
  });

  it('cancels a call whose timer came late: the machine slept', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, request());
    const outcome = countDownAndPlace(deps, call);
    deps.clock.set(NOON + 3_600_000);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'cancelled', problem: { code: 'interrupted' } });
    expect(deps.service.posts).toEqual([]);
  });

  it('bears a timer that is a little late', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, request());
    const outcome = countDownAndPlace(deps, call);
    deps.clock.set(NOON + 5_000);
    await deps.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'placed' });
  });

  it('asks nothing when the machine slept just before asking', async () => {
    const deps = placeDeps();
    const { client } = deps.service;
    deps.client = async () => {
      deps.clock.set(NOON + 3_600_000);
      return client;
    };
    expect(await callThrough(deps)).toMatchObject({
      state: 'refused',
      problem: { code: 'interrupted' },
    });
    expect(deps.service.posts).toEqual([]);
  });

  it('says that nothing was called after an unforeseen error before the request', async () => {
    const deps = placeDeps();
    const odd = new TypeError('odd');
    deps.client = () => Promise.reject(odd);
    expect(await callThrough(deps)).toMatchObject({
      state: 'refused',
      problem: { code: 'unexpected-before-call' },
    });
    expect(deps.reports).toEqual([{ place: 'before a request', error: odd }]);
  });

  it('leaves a call in doubt after an unforeseen error in the request', async () => {
    const deps = placeDeps();
    const odd = new TypeError('odd');
    deps.service.failures.push(odd);
    expect(await callThrough(deps)).toMatchObject({
      state: 'unconfirmed',
      problem: { code: 'unexpected-in-request' },
    });
    expect(deps.reports).toEqual([{ place: 'request of a call', error: odd }]);
  });

  it.each(['onRequested', 'onBackOff'] as const)(
    'does not take a call back because %s failed after the request',
    async (listener) => {
      const deps = placeDeps();
      const odd = new TypeError('odd');
      deps[listener] = () => {
        throw odd;
      };
      deps.service.failures.push(failure('rate-limited', { placed: 'unknown' }));
      const outcome = await callThrough(deps);
      expect(outcome).toMatchObject({ state: 'unconfirmed', problem: { code: 'rate-limited' } });
      expect(await deps.database.calls.get(outcome.id)).toEqual(outcome);
      expect(deps.reports).toEqual([{ place: 'after a request', error: odd }]);
    },
  );

  it('run twice for one call, asks once', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, request());
    const both = [countDownAndPlace(deps, call), countDownAndPlace(deps, call)];
    await deps.clock.advance(3_000);
    await Promise.all(both);
    expect(deps.service.posts).toHaveLength(1);
  });
});

describe('undo', () => {
  it('in time, makes no call', async () => {
    const deps = placeDeps();
    const call = await writeCall(deps, request());
    const outcome = countDownAndPlace(deps, call);
    expect(await cancelCall(deps, call.id)).toMatchObject({
      state: 'cancelled',
      problem: { code: 'undone' },
    });
    await deps.clock.advance(3_000);
    expect((await outcome).state).toBe('cancelled');
    expect(deps.service.posts).toEqual([]);
  });

  it('at the very end, wins or loses as a whole', async () => {
    for (const first of ['undo', 'timer']) {
      const deps = placeDeps({ settings: { undoSeconds: 0 } });
      const call = await writeCall(deps, request());
      const work = [() => cancelCall(deps, call.id), () => countDownAndPlace(deps, call)];
      const started = (first === 'undo' ? work : work.reverse()).map((start) => start());
      await deps.clock.advance(0);
      await Promise.all(started);
      const state = (await deps.database.calls.get(call.id))?.state;
      expect([state, deps.service.posts.length]).toEqual(
        state === 'cancelled' ? ['cancelled', 0] : ['placed', 1],
      );
    }
  });

  it('too late, says how the call stands', async () => {
    const deps = placeDeps();
    const { id } = await callThrough(deps);
    expect(await cancelCall(deps, id)).toMatchObject({ state: 'placed' });
    expect(deps.cancelledIds.size).toBe(0);
  });

  it('of no call, says so', async () => {
    await expect(cancelCall(placeDeps(), 'nobody')).rejects.toMatchObject({
      problem: { code: 'unknown-call' },
    });
  });
});
