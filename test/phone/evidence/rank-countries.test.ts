import { expect, it } from 'vitest';
import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { minDigits, rankCountries } from '@/lib/phone/evidence/rank-countries';
import { type CountryHints, findNumbers } from '@/lib/phone/find-numbers';

const countries = (evidence: CountryEvidence) =>
  rankCountries(evidence).map((choice) => choice.country);

const page: CountryEvidence = {
  default: 'US',
  site: 'AT',
  lang: 'fr-FR',
  host: 'crm.example.co.uk',
  others: ['NL', 'NL', 'BE'],
};

it('ranks explicit evidence before the default', () => {
  expect(countries(page)).toEqual(['AT', 'FR', 'GB', 'NL', 'US', 'BE']);
});

it('ranks up to three countries of the record first, nearest first', () => {
  const ranked = rankCountries(page, ['DE', 'GB', 'DE', 'SE', 'NO']);
  expect(ranked.map(({ country, source }) => `${country} ${source}`)).toEqual([
    'DE record',
    'GB record',
    'SE record',
    'AT site',
    'FR language',
    'NL others',
    'US default',
    'BE others',
  ]);
});

it.each<[string, CountryEvidence, string[]]>([
  ['ignores American English', { default: 'DE', lang: 'en-US' }, ['DE']],
  ['uses British English', { default: 'DE', lang: 'en-GB' }, ['GB', 'DE']],
  ['does not mistake a script for a region', { default: 'US', lang: 'zh-Hant-TW' }, ['TW', 'US']],
  ['ranks a language without a region last', { default: 'US', lang: 'de' }, ['US', 'DE']],
  ['ignores domains that are sold worldwide', { default: 'US', host: 'crm.example.io' }, ['US']],
  [
    'uses them with a national second level',
    { default: 'US', host: 'crm.example.com.co' },
    ['CO', 'US'],
  ],
  ['reads .uk as Great Britain', { default: 'US', host: 'example.uk' }, ['GB', 'US']],
  ['ranks one other number after the default', { default: 'US', others: ['DE'] }, ['US', 'DE']],
  [
    'ranks half of the other numbers after the default',
    { default: 'US', others: ['DE', 'DE', 'FR', 'FR'] },
    ['US', 'DE', 'FR'],
  ],
  [
    'ranks the majority of other numbers before the default',
    { default: 'US', others: ['DE', 'DE', 'FR'] },
    ['DE', 'US', 'FR'],
  ],
  [
    'tries at most three countries of other numbers',
    { default: 'US', others: ['DE', 'FR', 'GB', 'SE'] },
    ['US', 'DE', 'FR', 'GB'],
  ],
  ['falls back to the default', { default: 'US', lang: '', host: '' }, ['US']],
  ['ignores invalid evidence', { default: 'US', lang: 'xx-ZZ', host: 'localhost' }, ['US']],
])('%s', (_, evidence, ranked) => {
  expect(countries(evidence)).toEqual(ranked);
});

/** A page with offices in several countries, read by an American rep. */
const offices = [
  'New York (212) 555-0123',
  'London 020 7946 0018',
  'Berlin 030 23125 123',
  'Paris 01 99 00 12 34',
  'Sydney +61 2 5550 1234',
].join(' · ');
const inUs = (text: string, hints: CountryHints = {}) =>
  findNumbers(text, { defaultCountry: 'US', hints });

it('reads each number on a page of mixed countries in its own country', () => {
  expect(inUs(offices).map(({ e164, countrySource }) => [e164, countrySource])).toEqual([
    ['+12125550123', 'record'],
    ['+442079460018', 'record'],
    ['+493023125123', 'record'],
    ['+33199001234', 'record'],
    ['+61255501234', undefined],
  ]);
});

it.each([
  ['020 7946 0123', 'United Kingdom', '+442079460123'],
  ['020 7946 0123', 'Imogen Clarke\nLarch & Sons\nUK', '+442079460123'],
  ['020 7946 0123', '1 Example Street\nLondon\nSW1A 1AA', '+442079460123'],
  ['020 7946 0123', 'Fax +44 20 7946 0958', '+442079460123'],
  ['030 23125 123', 'Germany', '+493023125123'],
  ['030 23125123', 'Deutschland', '+493023125123'],
  ['030/23125123', 'Jonas Reuter\nBerlin', '+493023125123'],
  ['01 99 00 12 34', 'Country: FR', '+33199001234'],
  ['(02) 5550 1234', '🇦🇺', '+61255501234'],
])('reads %s in the country of the record %j', (text, record, e164) => {
  expect(inUs(text)).toEqual([]);
  expect(inUs(text, { record })).toMatchObject([{ e164, countrySource: 'record' }]);
  expect(inUs(text, { record, site: 'AT', host: 'crm.example.at' })).toMatchObject([{ e164 }]);
});

it('prefers the choice for the site to evidence of the whole page', () => {
  const hints = { site: 'GB', lang: 'fr-FR', host: 'crm.example.de' } as const;
  expect(inUs('020 7946 0123', hints)).toMatchObject([
    { e164: '+442079460123', countrySource: 'site', reason: expect.stringContaining('this site') },
  ]);
});

it('prefers the record to the default if the number is valid in both', () => {
  const find = (hints: CountryHints) =>
    findNumbers('8123456789', { defaultCountry: 'IN', hints: ['tel-link', hints] })[0];
  expect(find({})?.e164).toBe('+918123456789');
  expect(find({ record: 'United States' })?.e164).toBe('+18123456789');
  expect(find({ record: 'United States' })?.reason).toContain('the country of the record');
  expect(find({ lang: 'en-US' })?.e164).toBe('+918123456789');
});

it('prefers an explicit country code to all other evidence', () => {
  const [found] = findNumbers('+1 212 555 0123', {
    defaultCountry: 'DE',
    hints: { site: 'DE', record: 'Deutschland', lang: 'de-DE', host: 'example.de' },
  });
  expect(found?.country).toBe('US');
  expect(found?.countrySource).toBeUndefined();
  expect(found?.reason).not.toContain('read by');
});

it.each([
  ['+49 30 23125 123 030 23125 124', ['+493023125123', '+493023125124']],
  ['+44 20 7946 0018 020 7946 0019', ['+442079460018', '+442079460019']],
  ['+43 1 5134567 01 5134568', ['+4315134567', '+4315134568']],
])('reads a number next to one with + in the same country: %s', (text, expected) => {
  const found = findNumbers(text, { defaultCountry: 'US' });
  expect(found.map(({ e164 }) => e164)).toEqual(expected);
});

it.each([
  ['DE', '030 23125 123 10115 Berlin', '+493023125123'],
  ['DE', '+49 30 23125-123 10115 Berlin', '+493023125123'],
  ['AT', '+43 1 5134567 1010 Wien', '+4315134567'],
  ['DE', '+49 30 2312 5123 Frau Reuter', '+493023125123'],
] as const)('does not include the postcode after a number in %s: %s', (country, text, e164) => {
  expect(findNumbers(text, { defaultCountry: country }).map((one) => one.e164)).toEqual([e164]);
});

/** Returns whether the country of the first number in a text is only a guess. */
const guessed = (text: string, hints: CountryHints, defaultCountry: 'US' | 'GB' = 'US') =>
  findNumbers(text, { defaultCountry, hints })[0]?.guessed ?? false;

it.each<[string, string, CountryHints, boolean]>([
  ['most other numbers', '020 7946 0123', { others: ['GB', 'GB'] }, true],
  ['one other number', '020 7946 0123', { others: ['GB'] }, true],
  ['most other numbers, before the default', '212 555 0134', { others: ['IN', 'IN'] }, true],
  [
    'other numbers with the default’s calling code',
    '(212) 555-0134',
    { others: ['CA', 'CA'] },
    false,
  ],
  ['the page’s language alone', '01 99 00 12 34', { lang: 'fr' }, true],
  ['the region of the page’s language', '01 99 00 12 34', { lang: 'fr-FR', others: ['DE'] }, false],
  ['the record', '020 7946 0123', { record: 'London', others: ['FR', 'FR'] }, false],
  ['the choice for the site', '020 7946 0123', { site: 'GB', others: ['GB', 'GB'] }, false],
  ['the default', '(212) 555-0134', { others: ['GB', 'GB'] }, false],
  ['its own code', '+44 20 7946 0123', { others: ['FR', 'FR'] }, false],
])('tells whether a country is only a guess: %s', (_, text, hints, expected) => {
  expect(guessed(text, hints)).toBe(expected);
});

it('treats a number starting with the code of a guessed country as a guess', () => {
  expect(guessed('Tel. 44 20 7946 0123', { others: ['GB', 'GB'] })).toBe(true);
  expect(guessed('Tel. 44 20 7946 0123', {}, 'GB')).toBe(false);
});

it('returns as minimum digits the shortest length in the plans of all countries that are tried', () => {
  expect(minDigits({ default: 'DE' })).toBe(4);
  expect(minDigits({ default: 'US', site: 'DE' })).toBe(4);
  expect(minDigits({ default: 'US', lang: 'de-DE' })).toBe(4);
});

it('returns at most seven digits, because a record may name another country', () => {
  expect(minDigits({ default: 'US' })).toBe(7);
  expect(minDigits({ default: 'FR' })).toBe(7);
});

it('returns six digits where lists name the area code of six-digit numbers once', () => {
  expect(minDigits({ default: 'GB' })).toBe(6);
});
