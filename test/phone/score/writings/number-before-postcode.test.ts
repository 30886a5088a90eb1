import { expect, it, vi } from 'vitest';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { verdictsFor } from '@/lib/phone/score/verdict';
import { numberBeforePostcode } from '@/lib/phone/score/writings/number-before-postcode';

const judge = (input: CandidateText) => verdictsFor(input, { default: 'DE' });
const before = (raw: string, after: string) =>
  numberBeforePostcode({ before: 'Tel. ', raw, after }, judge)?.map(({ e164 }) => e164);

it('returns the number before the postcode of a town', () => {
  expect(before('030 23125 123 10115', ' Berlin')).toEqual(['+493023125123']);
});

it('returns no number for a house and the postcode of its town', () => {
  expect(before('29\n69256', ' Mauer\nGermany')).toEqual([]);
  expect(before('7 - 60327', ' Frankfurt')).toEqual([]);
  expect(before('030\n23125', ' Mauer')).toBeUndefined();
  expect(before('030 - 23125', ' Mauer')).toBeUndefined();
});

it.each([
  ['no town', '030 23125 123 10115', ''],
  ['a word in lower case', '030 23125 123 10115', ' und'],
  ['a label in the next line', '+49 30 23125 1234', '\nEmail: a@example.com'],
  ['four digits, which are no postcode in Germany', '+49 30 23125 1234', ' Berlin'],
  ['a label after it', '+49 30 23125 1234', ' Fax'],
  ['an address after it', '+49 30 23125 1234', ' Email: a@example.com'],
  ['no postcode', '030 23125 123 456789', ' Berlin'],
  ['a text too short to hold both', '030 23 10115', ' Berlin'],
  ['no number before it', '99999 99999 10115', ' Berlin'],
])('returns nothing for %s', (_, raw, after) => {
  expect(before(raw, after)).toBeUndefined();
});

it('does not judge short texts', () => {
  const never = vi.fn(() => []);
  expect(numberBeforePostcode({ before: '', raw: '030 23', after: ' Berlin' }, never)).toBe(
    undefined,
  );
  expect(never).not.toHaveBeenCalled();
});
