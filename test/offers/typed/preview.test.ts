import { describe, expect, it } from 'vitest';
import { previewOf } from '@/lib/offers/typed/preview';
import { readNumber } from '@/lib/offers/typed/read-number';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';

describe('a typed text', () => {
  it('reads as the number that it holds', async () => {
    expect(await previewOf(placeDeps(), '212 555 0134')).toEqual({
      formatted: '(212) 555-0134',
      facts: expect.objectContaining({ e164: CALLEE }),
      legs: expect.objectContaining({ callerIdReason: 'only' }),
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
      repeatedCallId: last.id,
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
