import { expect, it } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { readNumber } from '@/lib/offers/typed/read-number';

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
