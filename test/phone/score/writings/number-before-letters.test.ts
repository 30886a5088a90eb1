import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { numberBeforeLetters } from '@/lib/phone/score/writings/number-before-letters';

const marked = (text: string, defaultCountry: 'DE' | 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it('takes a unit right after digits for a unit', () => {
  expect(marked('SSD Mobile M.2 80 800GB', 'DE')).toEqual([]);
});

it('leaves letters that are dialled in the number', () => {
  expect(marked('call 1-800-FLOWERS', 'US')).toEqual(['+18003569377']);
});

it('leaves candidates without letters alone', () => {
  const never = () => {
    throw new Error('asked');
  };
  expect(numberBeforeLetters({ before: '', raw: '212-555-0123', after: '' }, never)).toBe(
    undefined,
  );
});
