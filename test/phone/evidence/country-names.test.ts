import { expect, it } from 'vitest';
import { countryNamesFor } from '@/lib/phone/evidence/country-names';

const english = countryNamesFor('en');
const countriesOf = (word: string, names = english) => [
  ...new Set(names.startingWith(word).map(({ country }) => country)),
];

it.each(['Germany', 'GERMANY', 'Deutschland', 'Berlin'])('knows %s on an English page', (word) => {
  expect(countriesOf(word)).toEqual(['DE']);
});

it('knows names in the language of the page', () => {
  expect(countriesOf('Niemcy', countryNamesFor('pl'))).toEqual(['DE']);
  expect(countriesOf('Niemcy')).toEqual([]);
});

it('returns the longest names first', () => {
  const lengths = english.startingWith('United').map(({ words }) => words.length);
  expect(lengths.length).toBeGreaterThan(2);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
});

it('marks ambiguous names', () => {
  expect(english.startingWith('Georgia')).toMatchObject([{ country: 'GE', ambiguous: true }]);
  expect(english.startingWith('Germany')).toMatchObject([{ ambiguous: false }]);
});

it('lists names of scripts without spaces apart', () => {
  const names = english.unspaced();
  expect(names).toContainEqual({ words: ['日本'], country: 'JP', ambiguous: false });
  expect(english.startingWith('日本')).toEqual([]);
});

it('builds one index per language', () => {
  expect(countryNamesFor('fr-CH')).toBe(countryNamesFor('fr'));
  expect(countryNamesFor('')).toBe(countryNamesFor('en'));
});

it('returns no names for an unknown word', () => {
  expect(english.startingWith('Zebra')).toEqual([]);
});
