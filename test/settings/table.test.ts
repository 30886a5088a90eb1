import { expect, it } from 'vitest';
import { defaultCountryOf, e164Schema, settings } from '@/lib/settings/table';

it.each(Object.entries(settings))('accepts the default of %s', (_, { schema, fallback }) => {
  expect(schema.safeParse(fallback).success).toBe(true);
});

it.each(['+12125550134', '+12345', '+123456789012345'])('%s is E.164', (number) => {
  expect(e164Schema.safeParse(number).success).toBe(true);
});

it.each(['12125550134', '+0212555', '+1234', '+1234567890123456', '+1 212', ''])(
  '%j is not',
  (number) => {
    expect(e164Schema.safeParse(number).success).toBe(false);
  },
);

it.each([
  ['GB', ['de-DE'], 'GB'],
  ['', ['en-GB', 'de-DE'], 'GB'],
  ['', ['de'], 'DE'],
  ['', ['ar'], 'EG'],
  ['', [], 'US'],
] as const)('chosen %j, languages %j: %s', (defaultCountry, languages, country) => {
  expect(defaultCountryOf({ defaultCountry }, languages)).toBe(country);
});
