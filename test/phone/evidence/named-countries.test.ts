import { isSupportedCountry } from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { CITIES, MAYBE_POST_CODE, POST_CODES, SHORT_NAMES } from '@/lib/phone/data/country-words';
import { ENGLISH_NAMES } from '@/lib/phone/data/english-country-names';
import { NATIVE_NAMES } from '@/lib/phone/data/native-country-names';
import { countriesNamed } from '@/lib/phone/evidence/named-countries';

it.each([
  ['United Kingdom', 'en', ['GB']],
  ['UNITED KINGDOM', 'en', ['GB']],
  ['London, U.K.', 'en', ['GB', 'GB']],
  ['Trinidad & Tobago', 'en', ['TT']],
  ['Papua New Guinea', 'en', ['PG']],
  ['Deutschland', 'en', ['DE']],
  ['Vereinigtes Königreich', 'de', ['GB']],
  ['Ungarn', 'de', ['HU']],
  ['Wielka Brytania', 'pl-PL', ['GB']],
  ['المملكة المتحدة', 'ar', ['GB']],
  ['東京都千代田区', 'en', ['JP']],
  ['イギリス', 'ja', ['GB']],
  ['Bogotá to São Paulo', 'en', ['CO', 'BR']],
  ['Paris, TX 75460', 'en', ['US']],
  ['Country: DE', 'en', ['DE']],
  ['"country":"AU"', 'en', ['AU']],
  ['Smith;AE;Dubai', 'en', ['AE', 'AE']],
  ['"AU"', 'en', ['AU']],
  ['Land: FR', 'de', ['FR']],
  ['+44 7700 900123', 'en', ['GB']],
  ['🇩🇪 Jonas', 'en', ['DE']],
  ['Georgia', 'en', ['GE']],
])('finds in %j (%s) the countries %j', (text, lang, named) => {
  expect(countriesNamed(text, lang)).toEqual(named);
});

it.each([
  ['Call us in time', 'en'],
  ['contact US', 'en'],
  ['Albuquerque, New Mexico', 'en'],
  ['Georgia Petrakis', 'en'],
  ['Michael Jordan', 'en'],
  ['turkey and china plates', 'en'],
  ['Long Island', 'en'],
  ['State: DE', 'en'],
  ['CA', 'en'],
  ['Deutschlandradio', 'de'],
  ['Ada Whitfield, Brightwater Freight', 'xx-not a tag'],
  ['', ''],
])('finds no country in %j (%s)', (text, lang) => {
  expect(countriesNamed(text, lang)).toEqual([]);
});

it.each(POST_CODES.map(({ example, country }) => [example, country]))(
  'recognises the postcode in %s',
  (example, country) => {
    expect(example).toMatch(MAYBE_POST_CODE);
    expect(countriesNamed(example, 'en')).toContain(country);
  },
);

it('lists names under countries that have a numbering plan', () => {
  const codes = `${SHORT_NAMES}${CITIES}`
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(codes.filter((code) => code && !isSupportedCountry(code))).toEqual([]);
});

it('takes linear time for any text', () => {
  const hostile = 'United '.repeat(20_000) + 'New '.repeat(20_000) + '+1 '.repeat(20_000);
  expect(countriesNamed(hostile, 'en')).toEqual([]);
});

it('finds every listed name, as written and in capitals', () => {
  const lines = `${NATIVE_NAMES}${SHORT_NAMES}${CITIES}${ENGLISH_NAMES}`
    .split('\n')
    .filter(Boolean);
  const missed = lines.flatMap((line) => {
    const [country = '', ...names] = line.replaceAll('_', '\u00a0').split(' ');
    const all = names.flatMap((name) => [name, name.toUpperCase()]);
    return all.filter((name) => !(countriesNamed(name, 'en') as string[]).includes(country));
  });
  expect(missed).toEqual([]);
});

it.each([
  ['RO', 'str. Lungă 3, BUCURESTI'],
  ['BR', 'Sao Paulo'],
  ['DE', 'Muenchen'],
] as const)('knows towns of %s without their accents: %s', (country, text) => {
  expect(countriesNamed(text, 'en')).toEqual([country]);
});

it('does not take the code of a tax rate, alone in its line, for a country', () => {
  expect(countriesNamed('6.00\nSR\n76.00', 'en')).toEqual([]);
});

it('finds a name in small letters between quotes', () => {
  expect(countriesNamed("new Person('Ben', 'usa', '", '')).toEqual(['US']);
  expect(countriesNamed('["Carla", "brazil", "', '')).toEqual(['BR']);
  expect(countriesNamed('a \'chad\' and "some text" in Brazilian', '')).toEqual([]);
});
