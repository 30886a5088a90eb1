import { expect, it } from 'vitest';
import { rankCountries } from '@/lib/phone/country';
import { findNumbers } from '@/lib/phone/find-numbers';
import type { CountryEvidence } from '@/lib/phone/types';

const countries = (evidence: CountryEvidence) =>
  rankCountries(evidence).map((choice) => choice.country);

it('puts explicit evidence before the default', () => {
  const all: CountryEvidence = {
    default: 'US',
    site: 'AT',
    record: 'DE',
    lang: 'fr-FR',
    host: 'crm.example.co.uk',
    others: ['NL', 'NL', 'BE'],
  };
  expect(countries(all)).toEqual(['AT', 'DE', 'FR', 'GB', 'NL', 'US']);
});

it.each<[string, CountryEvidence, string[]]>([
  ['American English says nothing', { default: 'DE', lang: 'en-US' }, ['DE']],
  ['British English does', { default: 'DE', lang: 'en-GB' }, ['GB', 'DE']],
  ['a script is no region', { default: 'US', lang: 'zh-Hant-TW' }, ['TW', 'US']],
  ['a language alone stands last', { default: 'US', lang: 'de' }, ['US', 'DE']],
  ['domains for everyone say nothing', { default: 'US', host: 'crm.example.io' }, ['US']],
  ['but with a national second level', { default: 'US', host: 'crm.example.com.co' }, ['CO', 'US']],
  ['.uk is Great Britain', { default: 'US', host: 'example.uk' }, ['GB', 'US']],
  ['one other number is too few', { default: 'US', others: ['DE'] }, ['US']],
  ['half of them is too few', { default: 'US', others: ['DE', 'DE', 'FR', 'FR'] }, ['US']],
  ['most of them count', { default: 'US', others: ['DE', 'DE', 'FR'] }, ['DE', 'US']],
  ['nothing known', { default: 'US', lang: '', host: '' }, ['US']],
  ['nonsense', { default: 'US', lang: 'xx-ZZ', host: 'localhost' }, ['US']],
])('%s', (_, evidence, ranked) => {
  expect(countries(evidence)).toEqual(ranked);
});

/** A page that lists offices in several countries, seen by an American rep. */
const offices = [
  'New York (212) 555-0123',
  'London 020 7946 0018',
  'Berlin 030 23125 123',
  'Paris 01 99 00 12 34',
  'Sydney +61 2 5550 1234',
].join(' · ');

it('reads a page of mixed countries in the country that fits each number', () => {
  const numbers = (evidence: Omit<CountryEvidence, 'default'>) =>
    findNumbers(offices, { defaultCountry: 'US', evidence }).map((number) => number.e164);
  expect(numbers({})).toEqual(['+12125550123', '+61255501234']);
  expect(numbers({ host: 'example.co.uk' })).toContain('+442079460018');
  expect(numbers({ record: 'DE' })).toContain('+493023125123');
  expect(numbers({ lang: 'fr' })).toContain('+33199001234');
  expect(numbers({ record: 'DE' })).toContain('+12125550123');
});

it('prefers the record to the default where both could be meant', () => {
  const find = (evidence: Omit<CountryEvidence, 'default'>) =>
    findNumbers('8123456789', { defaultCountry: 'IN', evidence })[0];
  expect(find({})?.e164).toBe('+918123456789');
  expect(find({ record: 'US' })?.e164).toBe('+18123456789');
  expect(find({ record: 'US' })?.reason).toContain('the country of the record');
  expect(find({ lang: 'en-US' })?.e164).toBe('+918123456789');
});

it('lets an explicit country code win over everything', () => {
  const [found] = findNumbers('+1 212 555 0123', {
    defaultCountry: 'DE',
    evidence: { site: 'DE', record: 'DE', lang: 'de-DE', host: 'example.de' },
  });
  expect(found?.country).toBe('US');
  expect(found?.reason).not.toContain('read by');
});
