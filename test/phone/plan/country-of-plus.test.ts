import { expect, it } from 'vitest';
import { countryOfPlus } from '@/lib/phone/plan/country-of-plus';

it.each([
  ['+49 30', 'DE'],
  ['call ＋44 20', 'GB'],
  ['+٤٤ ٢٠', 'GB'],
  ['+ 353 1', 'IE'],
  ['+1', 'US'],
])('reads the country of %j', (text, country) => {
  expect(countryOfPlus(text)).toBe(country);
});

it.each(['49 30', '', '+', '+999', 'a + b'])('returns no country for %j', (text) => {
  expect(countryOfPlus(text)).toBeUndefined();
});
