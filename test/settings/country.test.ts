import { expect, it } from 'vitest';
import { defaultCountryOf } from '@/lib/settings/country';

it.each([
  ['GB', ['de-DE'], 'GB'],
  ['', ['en-GB', 'de-DE'], 'GB'],
  ['', ['de'], 'DE'],
  ['', ['ar'], 'EG'],
  ['', [], 'US'],
] as const)('chosen %j, languages %j: %s', (defaultCountry, languages, country) => {
  expect(defaultCountryOf({ defaultCountry }, languages)).toBe(country);
});
