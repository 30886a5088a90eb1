import { expect, it } from 'vitest';
import { isArrow, lastLineSaysPhone, saysPhone, wordsIn } from '@/lib/phone/evidence/tokens/tokens';

it('splits a text into words, digits and signs, and identifiers into words', () => {
  expect(wordsIn('rowLine: 12')).toEqual(['row', 'Line', ':', '12']);
  expect(wordsIn('tkBind.c:')).toEqual(['tk', 'Bind', ':']);
});

it('finds a word for phone', () => {
  expect(saysPhone('his mobile is')).toBe(true);
  expect(saysPhone('his order is')).toBe(false);
  expect(lastLineSaysPhone('Phone\nMs Lane')).toBe(false);
  expect(lastLineSaysPhone('Ms Lane\nPhone')).toBe(true);
});

it('tells arrows, of one sign or two, from other signs', () => {
  expect(isArrow('>', '-')).toBe(true);
  expect(isArrow('→', '')).toBe(true);
  expect(isArrow('>', 'x')).toBe(false);
});
