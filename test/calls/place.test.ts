import { describe, expect, it } from 'vitest';
import { begin, type CallWish, countDown, undo } from '@/lib/calls/place';
import { CALLEE, CALLER_ID, NOON, OTHER_CALLEE, OWN_NUMBER, placedCall } from './support/calls';
import { placeWorld, type TestWorld } from './support/place-world';

const wish = (more: Partial<CallWish> = {}): CallWish => ({
  callee: CALLEE,
  gesture: 'gesture-1',
  ...more,
});

/** Starts a call and lets its countdown end. */
async function callThrough(world: TestWorld, more: Partial<CallWish> = {}, ms = 3_000) {
  const call = await begin(world, wish(more));
  const outcome = countDown(world, call);
  await world.clock.advance(ms);
  return outcome;
}

describe('beginning', () => {
  it('writes the call down before anything is asked for', async () => {
    const world = placeWorld();
    const call = await begin(world, wish({ calleeName: 'Ann Example', record: { objectId: 7 } }));
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
    expect(await world.database.calls.toArray()).toEqual([call]);
    expect(world.service.posts).toEqual([]);
  });

  it('orders a wake-up first, for the case that the background dies', async () => {
    const world = placeWorld();
    const stuck = { ...world, settleIn: () => Promise.reject(new Error('no alarms')) };
    await expect(begin(stuck, wish())).rejects.toThrow('no alarms');
    expect(await world.database.calls.count()).toBe(0);
    await begin(world, wish());
    expect(world.wakes).toEqual([33_000]);
  });

  it('writes nothing without a network, and says a guard’s reason rather than that', async () => {
    const world = placeWorld({ offline: true });
    const refusal = (code: string) => ({ problem: { code } });
    await expect(begin(world, wish())).rejects.toMatchObject(refusal('offline'));
    await expect(begin(world, wish({ callee: '911' }))).rejects.toMatchObject(
      refusal('emergency-number'),
    );
    expect(await world.database.calls.count()).toBe(0);
  });

  it.each([
    ['a guard objects', { callee: '911' }, {}, 'emergency-number'],
    ['there is no DID', {}, { dids: [] }, 'no-did'],
    ['there is no number of the rep', {}, { ownNumbers: [] }, 'no-own-number'],
    ['there is no token', {}, { hasToken: false }, 'no-token'],
    ['there is no service', {}, { baseUrl: '' }, 'no-service'],
  ])('writes nothing when %s', async (_, more, settings, code) => {
    const world = placeWorld({ settings });
    await expect(begin(world, wish(more))).rejects.toMatchObject({ problem: { code } });
    expect(await world.database.calls.count()).toBe(0);
  });

  it('makes one call of two gestures at once', async () => {
    const world = placeWorld();
    const begun = await Promise.allSettled([
      begin(world, wish()),
      begin(world, wish({ gesture: 'gesture-2', callee: OTHER_CALLEE })),
    ]);
    expect(begun.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await world.database.calls.count()).toBe(1);
  });

  it('makes one call of one gesture, also long after', async () => {
    const world = placeWorld();
    await callThrough(world);
    await world.clock.advance(3_600_000);
    await expect(begin(world, wish())).rejects.toMatchObject({
      problem: { code: 'called-just-now' },
    });
    expect(world.service.posts).toHaveLength(1);
  });

  it('calls the same number again only when that very call is named', async () => {
    const world = placeWorld();
    const { id } = await callThrough(world);
    const second = wish({ gesture: 'gesture-2' });
    const locked = { problem: { code: 'called-just-now' } };
    await expect(begin(world, second)).rejects.toMatchObject(locked);
    await expect(begin(world, { ...second, again: 'nobody' })).rejects.toMatchObject(locked);
    const again = await begin(world, { ...second, again: id });
    expect(again).not.toHaveProperty('again');
  });

  it('is not held up by what an earlier life left behind a minute ago', async () => {
    const world = placeWorld();
    const leftover = placedCall({ state: 'requested', requestedAt: NOON - 60_000 });
    await world.database.calls.add({ ...leftover, callee: OTHER_CALLEE, createdAt: NOON - 70_000 });
    await expect(begin(world, wish())).resolves.toBeDefined();
  });
});

describe('the countdown', () => {
  it('asks nothing before it ended, and then once', async () => {
    const world = placeWorld();
    const call = await begin(world, wish());
    const outcome = countDown(world, call);
    await world.clock.advance(2_999);
    expect(world.service.posts).toEqual([]);
    await world.clock.advance(1);
    expect(world.service.posts).toEqual([
      {
        client_number: CALLEE,
        user_number: OWN_NUMBER,
        did_number: CALLER_ID,
        submitted_id: call.id,
      },
    ]);
    expect(await outcome).toMatchObject({ state: 'placed', callId: 'service-uuid-1' });
    expect(await world.database.calls.get(call.id)).toEqual(await outcome);
    expect(world.asked.map(({ state }) => state)).toEqual(['placed']);
  });

  it('sends along what the page told of the record', async () => {
    const world = placeWorld();
    await callThrough(world, {
      record: { objectId: 7, slug: 'mobile', appId: 3, url: 'https://crm.example/7', data: {} },
    });
    expect(world.service.posts[0]).toMatchObject({ object_id: 7, slug: 'mobile', app_id: 3 });
    expect(Object.keys(world.service.posts[0] ?? {})).toHaveLength(7);
  });

  it('asks at once when the rep wants no undo', async () => {
    const world = placeWorld({ settings: { undoSeconds: 0 } });
    expect(await callThrough(world, {}, 0)).toMatchObject({ state: 'placed' });
  });

  it('finds the call written as requested when it asks', async () => {
    const world = placeWorld();
    const { client } = world.service;
    const seen: unknown[] = [];
    world.client = async () => ({
      ...client,
      clickToDial: async (request) => {
        seen.push((await world.database.calls.get(request.submitted_id ?? ''))?.state);
        return client.clickToDial(request);
      },
    });
    await callThrough(world);
    expect(seen).toEqual(['requested']);
  });

  it('cancels a call whose timer came late: the machine slept', async () => {
    const world = placeWorld();
    const call = await begin(world, wish());
    const outcome = countDown(world, call);
    world.clock.set(NOON + 3_600_000);
    await world.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'cancelled', problem: { code: 'interrupted' } });
    expect(world.service.posts).toEqual([]);
  });

  it('bears a timer that is a little late', async () => {
    const world = placeWorld();
    const call = await begin(world, wish());
    const outcome = countDown(world, call);
    world.clock.set(NOON + 5_000);
    await world.clock.advance(3_000);
    expect(await outcome).toMatchObject({ state: 'placed' });
  });

  it('asks nothing when the machine slept just before asking', async () => {
    const world = placeWorld();
    const { client } = world.service;
    world.client = async () => {
      world.clock.set(NOON + 3_600_000);
      return client;
    };
    expect(await callThrough(world)).toMatchObject({
      state: 'refused',
      problem: { code: 'interrupted' },
    });
    expect(world.service.posts).toEqual([]);
  });

  it('run twice for one call, asks once', async () => {
    const world = placeWorld();
    const call = await begin(world, wish());
    const both = [countDown(world, call), countDown(world, call)];
    await world.clock.advance(3_000);
    await Promise.all(both);
    expect(world.service.posts).toHaveLength(1);
  });
});

describe('undo', () => {
  it('in time, makes no call', async () => {
    const world = placeWorld();
    const call = await begin(world, wish());
    const outcome = countDown(world, call);
    expect(await undo(world, call.id)).toMatchObject({
      state: 'cancelled',
      problem: { code: 'undone' },
    });
    await world.clock.advance(3_000);
    expect((await outcome).state).toBe('cancelled');
    expect(world.service.posts).toEqual([]);
  });

  it('at the very end, wins or loses as a whole', async () => {
    for (const first of ['undo', 'timer']) {
      const world = placeWorld({ settings: { undoSeconds: 0 } });
      const call = await begin(world, wish());
      const work = [() => undo(world, call.id), () => countDown(world, call)];
      const started = (first === 'undo' ? work : work.reverse()).map((start) => start());
      await world.clock.advance(0);
      await Promise.all(started);
      const state = (await world.database.calls.get(call.id))?.state;
      expect([state, world.service.posts.length]).toEqual(
        state === 'cancelled' ? ['cancelled', 0] : ['placed', 1],
      );
    }
  });

  it('too late, says how the call stands', async () => {
    const world = placeWorld();
    const { id } = await callThrough(world);
    expect(await undo(world, id)).toMatchObject({ state: 'placed' });
    expect(world.undone.size).toBe(0);
  });

  it('of no call, says so', async () => {
    await expect(undo(placeWorld(), 'nobody')).rejects.toMatchObject({
      problem: { code: 'unknown-call' },
    });
  });
});
