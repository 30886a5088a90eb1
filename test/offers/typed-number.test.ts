import { describe, expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { previewOf, readAddressBar, readNumber } from '@/lib/offers/typed-number';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { placeDeps } from '@/test/calls/support/place-deps';
import { offerDeps } from './support/offer-deps';

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

  it('says which call to name for another one, if the number was called a moment ago', async () => {
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

  it('offers no second call to a number that nobody may call', async () => {
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

it('reads a number, in any writing', async () => {
  expect(await readAddressBar(offerDeps(), 'tel:(212) 555-0134')).toMatchObject({
    kind: 'call',
    preview: { facts: { e164: '+12125550134' } },
  });
});

it('offers the countries in which digits are a number', async () => {
  const request = await readAddressBar(offerDeps(), '020 7946 0123');
  const british = { country: 'GB', text: '+44 20 7946 0123' };
  expect(request).toMatchObject({
    kind: 'call',
    preview: {
      problem: { code: 'not-in-country' },
      choices: expect.arrayContaining([british]),
    },
  });
});

it('takes words for a search', async () => {
  const request = await readAddressBar(offerDeps(), ' Ann 2 ');
  expect(request).toEqual({ kind: 'search', words: 'Ann 2' });
});

function problemWith(text: string, country: 'US' | 'GB' | 'DE' = 'US'): string | undefined {
  try {
    readNumber(text, country);
  } catch (error) {
    return error instanceof Failure ? error.problem.code : 'another error';
  }
  return undefined;
}

it('reads one number in any format', () => {
  expect(readNumber('tel:+1-212-555-0134', 'US')).toMatchObject({ e164: '+12125550134' });
  expect(readNumber('call (212) 555-0134 today', 'US')).toMatchObject({ e164: '+12125550134' });
});

it('names an emergency number before its length', () => {
  expect(problemWith('911')).toBe('emergency-number');
  expect(problemWith('112', 'DE')).toBe('emergency-number');
  expect(problemWith('9 9 9', 'GB')).toBe('emergency-number');
});

it('says what else is wrong', () => {
  expect(problemWith('')).toBe('empty');
  expect(problemWith('12')).toBe('too-short');
  expect(problemWith('hello')).toBe('no-number');
  expect(problemWith('(212) 555-0134, (312) 555-0149')).toBe('several-numbers');
});
