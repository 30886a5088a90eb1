import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';

const found = (text: string, defaultCountry: 'DE' | 'US') =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each([
  ['DE', 'Vorwahl 030, Rufnummer 2312 5123', '+493023125123'],
  ['US', 'Area code 415, phone 555-0176', '+14155550176'],
] as const)('joins the area code that is named before a number in %s', (country, text, e164) => {
  expect(found(text, country)).toEqual([e164]);
});

it('does not join an area code from a line with other digits, or to a number with its own area code', () => {
  expect(found('Vorwahl 030 seit 1992\nRufnummer 2312 5123', 'DE')).not.toContain('+493023125123');
  expect(found('Area code 415, phone 212-555-0134', 'US')).toEqual(['+12125550134']);
});

it('joins it to each number of a list', () => {
  const text = 'STD 0484: Office 230 1234, Resi 230 1235';
  const all = findNumbers(text, { defaultCountry: 'IN' }).map(({ e164 }) => e164);
  expect(all).toEqual(['+914842301234', '+914842301235']);
});

it.each([
  ['Регистратура 301-23-46 (код 495)', ['+74953012346']],
  ['т. 301-23-51, 301-23-52 (код 8-812)', ['+78123012351', '+78123012352']],
])('joins the area code in brackets after: %s', (text, numbers) => {
  const all = findNumbers(text, { defaultCountry: 'RU' }).map(({ e164 }) => e164);
  expect(all).toEqual(numbers);
});

it.each([
  ['DE', 'Vorwahl 030\nRufnummer 2312 5123', ['+493023125123']],
  ['DE', 'Vorwahl 0341\nBauhof 301 2440\nAmt 301 2441', ['+493413012440', '+493413012441']],
  ['GB', 'All numbers (020)\nTreasurer 7946 0332', ['+442079460332']],
  ['GB', 'All numbers (01632)\nTreasurer 960332', ['+441632960332']],
  ['IT', 'Prefisso 055\nSegreteria 301240', ['+39055301240']],
] as const)('joins the area code of a line above (%s %s)', (country, text, numbers) => {
  const all = findNumbers(text, { defaultCountry: country }).map(({ e164 }) => e164);
  expect(all).toEqual(numbers);
});

it.each([
  ['US', 'Clerk 555-0131, Assessor 555-0132 (all area code 605)', ['+16055550131', '+16055550132']],
  [
    'US',
    'City Hall 555-0111, Police 555-0112, Library 555-0113 (area code 605 for all)',
    ['+16055550111', '+16055550112', '+16055550113'],
  ],
  ['AU', 'President 5550 0141, Secretary 5550 0142 (both 02)', ['+61255500141', '+61255500142']],
  [
    'DE',
    'Kita 23125 420, Hort 23125 421 (Vorwahl jeweils 030)',
    ['+493023125420', '+493023125421'],
  ],
] as const)('joins the area code that a list ends with (%s %s)', (country, text, numbers) => {
  const all = findNumbers(text, { defaultCountry: country }).map(({ e164 }) => e164);
  expect(all).toEqual(numbers);
});

it.each([
  ['HU', 'Iroda: 301-2461 (06-1)', '+3613012461'],
  ['AR', 'Guardia 4301-2452 (011)', '+541143012452'],
] as const)('joins an area code right after a number (%s %s)', (country, text, e164) => {
  expect(findNumbers(text, { defaultCountry: country }).map((one) => one.e164)).toEqual([e164]);
});

it('joins no area code to digits that are too few for a page of the country to be read', () => {
  expect(findNumbers('Bureau 456789 (indicatif 0123)', { defaultCountry: 'FR' })).toEqual([]);
});
