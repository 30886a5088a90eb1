import { describe, expect, it } from 'vitest';
import { calleeFacts } from '@/lib/offers/callee-facts';
import { checkBeforeCall } from '@/lib/offers/check-before-call';
import { previewOf } from '@/lib/offers/typed/preview';
import { readNumber } from '@/lib/offers/typed/read-number';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';

describe('what is known of a callee', () => {
  it('is writing, place, time there, and the last call', async () => {
    const deps = placeDeps();
    const callee = '+12125550134';
    await deps.database.calls.add(placedCall({ callee, createdAt: NOON - 60_000 }));
    expect(await calleeFacts(deps.database, callee, NOON)).toMatchObject({
      e164: callee,
      text: '+1 212 555 0134',
      country: 'US',
      place: 'New York',
      localTime: '07:00',
      lastCalledAt: NOON - 60_000,
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

  it('is little for a number that nobody called', async () => {
    const facts = await calleeFacts(placeDeps().database, '+80012345678', NOON, '7');
    expect(facts).toMatchObject({ ext: '7' });
    expect(facts).not.toHaveProperty('lastCalledAt');
    expect(facts).not.toHaveProperty('localTime');
  });
});

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

describe('a typed text', () => {
  it('reads as the number that it holds', async () => {
    expect(await previewOf(placeDeps(), '212 555 0134')).toEqual({
      formatted: '(212) 555-0134',
      facts: expect.objectContaining({ e164: CALLEE }),
    });
  });

  it.each([
    ['', 'empty'],
    ['212', 'too-short'],
    ['hello', 'no-number'],
    ['+1 212 555 0134 or +1 212 555 0135', 'several-numbers'],
  ])('%j: %s', async (text, code) => {
    expect(await previewOf(placeDeps(), text)).toMatchObject({ problem: { code } });
    expect(() => readNumber(text, 'US')).toThrow(expect.objectContaining({ problem: { code } }));
  });

  it('called a moment ago says which call to name for another one', async () => {
    const deps = placeDeps();
    const last = placedCall({ createdAt: NOON - 10_000 });
    await deps.database.calls.bulkAdd([
      placedCall({ createdAt: NOON - 20_000 }),
      last,
      placedCall({ callee: OTHER_CALLEE }),
      sampleCall({ state: 'cancelled', createdAt: NOON - 5_000 }),
    ]);
    expect(await previewOf(deps, CALLEE)).toMatchObject({
      problem: { code: 'called-just-now' },
      again: last.id,
    });
  });

  it('of a number that nobody may call offers no second call', async () => {
    expect(await previewOf(placeDeps(), '911')).not.toHaveProperty('again');
  });
});

it('offers the countries in which a national number would be valid', async () => {
  const deps = placeDeps();
  const { problem, choices, facts } = await previewOf(deps, '020 7946 0123');
  expect(problem).toEqual({ code: 'not-in-country', country: 'US' });
  expect(facts).toBeUndefined();
  expect(choices).toContainEqual({ country: 'GB', text: '+44 20 7946 0123' });
});
