import { expect, it } from 'vitest';
import { minDigits } from '@/lib/phone/score/min-digits';

it('returns the shortest length in the plans of all countries that are tried', () => {
  expect(minDigits({ default: 'DE' })).toBe(4);
  expect(minDigits({ default: 'US', site: 'DE' })).toBe(4);
  expect(minDigits({ default: 'US', lang: 'de-DE' })).toBe(4);
});

it('is never more than seven, because a record may name another country', () => {
  expect(minDigits({ default: 'US' })).toBe(7);
  expect(minDigits({ default: 'FR' })).toBe(7);
});

it('is six where lists name the area code of six-digit numbers once', () => {
  expect(minDigits({ default: 'GB' })).toBe(6);
});
