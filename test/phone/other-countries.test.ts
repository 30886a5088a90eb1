import { expect, it } from 'vitest';
import { countriesWhereValid } from '@/lib/phone/other-countries';

it('returns the countries where a national number is valid, formatted for each', () => {
  expect(countriesWhereValid('030 23125123', [])).toContainEqual({
    country: 'DE',
    text: '+49 30 23125123',
  });
});

it('starts with the given countries, without duplicates', () => {
  const countries = countriesWhereValid('212-555-0123', ['DE', 'US']).map((one) => one.country);
  expect(countries.slice(0, 2)).toEqual(['DE', 'US']);
  expect(new Set(countries).size).toBe(countries.length);
});

it('leaves out countries where the number is invalid', () => {
  const found = countriesWhereValid('020 7946 0018', ['US', 'GB']);
  expect(found[0]).toEqual({ country: 'GB', text: '+44 20 7946 0018' });
  expect(found.some(({ country }) => country === 'US')).toBe(false);
});

it('returns at most four countries', () => {
  expect(countriesWhereValid('212-555-0123', ['AT', 'US', 'DE', 'IN', 'BR'])).toHaveLength(4);
});

it('returns nothing for text without a number', () => {
  expect(countriesWhereValid('hello', ['US'])).toEqual([]);
});

it('returns nothing for a number of a country that was not asked for', () => {
  const countries = countriesWhereValid('+1 212 555 0123', ['DE']).map((one) => one.country);
  expect(countries).not.toContain('DE');
});
