import { getCountries } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { countriesByName } from '@/components/dial/countries';

it('has each country that has a numbering plan, once', () => {
  const codes = countriesByName().map(({ code }) => code);
  expect([...codes].sort()).toEqual([...getCountries()].sort());
});

it('names each in the rep’s language, sorted by name', () => {
  const countries = countriesByName();
  expect(countries.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany' });
  const names = countries.map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
});
