import { describe, expect, it } from 'vitest';
import { calleeFacts, checkBeforeCall } from '@/lib/offers/before-call';
import { CALLEE, NOON, placedCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';

describe('before a call', () => {
  it('says its legs and writes nothing', async () => {
    const deps = placeDeps();
    expect(await checkBeforeCall(deps, CALLEE)).toMatchObject({ legs: { ownNumberText: 'Desk' } });
    expect(await deps.database.calls.count()).toBe(0);
  });

  it('says why not: a guard first, then what is not set up', async () => {
    const deps = placeDeps({ settings: { dids: [] } });
    expect(await checkBeforeCall(deps, CALLEE)).toEqual({ blocked: { code: 'no-did' } });
    expect(await checkBeforeCall(deps, '911')).toEqual({ blocked: { code: 'emergency-number' } });
  });

  it('passes on a failure of the log', async () => {
    const deps = placeDeps();
    deps.readSettings = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    await expect(checkBeforeCall(deps, CALLEE)).rejects.toBeInstanceOf(DOMException);
  });
});

describe('what is known of a callee', () => {
  it('is writing, region, time there, and the last call', async () => {
    const deps = placeDeps();
    const callee = '+12125550134';
    await deps.database.calls.add(placedCall({ callee, createdAt: NOON - 60_000 }));
    await deps.database.colleagueCalls.add({ callee, at: NOON - 90_000 });
    expect(await calleeFacts(deps.database, callee, NOON)).toMatchObject({
      e164: callee,
      text: '+1 212 555 0134',
      country: 'US',
      region: 'New York',
      localMinutes: 12 * 60,
      lastCalledAt: NOON - 60_000,
      colleagueCalledAt: NOON - 90_000,
    });
  });

  it('has a time there at midnight too', async () => {
    const midnight = Date.UTC(2026, 10, 20, 5);
    expect(await calleeFacts(placeDeps().database, CALLEE, midnight)).toMatchObject({
      localMinutes: 0,
    });
  });

  it('is that no plan knows the number', async () => {
    const { database } = placeDeps();
    expect(await calleeFacts(database, '+15557654329', NOON)).toEqual({
      e164: '+15557654329',
      text: '+1 555 765 4329',
      unassigned: true,
    });
    expect(await calleeFacts(database, CALLEE, NOON)).not.toHaveProperty('unassigned');
  });

  it('is little for a number that was never called', async () => {
    const facts = await calleeFacts(placeDeps().database, '+80012345678', NOON, '7');
    expect(facts).toMatchObject({ ext: '7' });
    expect(facts).not.toHaveProperty('lastCalledAt');
    expect(facts).not.toHaveProperty('localMinutes');
  });
});
