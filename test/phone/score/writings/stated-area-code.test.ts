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

it('joins no area code of another line, nor one before a number that has its own', () => {
  expect(found('Vorwahl 030\nRufnummer 2312 5123', 'DE')).not.toContain('+493023125123');
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
])('joins the area code in brackets behind: %s', (text, numbers) => {
  const all = findNumbers(text, { defaultCountry: 'RU' }).map(({ e164 }) => e164);
  expect(all).toEqual(numbers);
});
