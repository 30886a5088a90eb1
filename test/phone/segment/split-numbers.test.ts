import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { matchShapes } from '@/lib/phone/segment/shape-matches';
import { splitIntoNumbers } from '@/lib/phone/segment/split-numbers';

function split(text: string, country: CountryCode = 'US', hasPhoneLabel = false): string[] {
  const groups = digitGroupsOf(text);
  const shapes = matchShapes(groups, hasPhoneLabel);
  const segments = splitIntoNumbers(groups, {
    country,
    hasPhoneLabel,
    hasExtension: false,
    shapes,
  });
  return segments.map(({ parsed }) => parsed.e164);
}

it.each([
  ['one number', '212-555-0123', ['+12125550123']],
  ['two numbers', '212-555-0123 415-555-0132', ['+12125550123', '+14155550132']],
  ['two numbers by a slash', '212-555-0123 / 415-555-0132', ['+12125550123', '+14155550132']],
  ['a number after a date', '2026-02-11 212-555-0123', ['+12125550123']],
  ['a number after a room number', '100 212-555-0123', ['+12125550123']],
])('reads %s', (_, text, numbers) => {
  expect(split(text)).toEqual(numbers);
});

it.each([
  ['a date', '2026-02-11'],
  ['a row of small numbers', '02 06 19 11 23 34'],
  ['a number inside an id', '123456-212-555-0123-9'],
  ['a number with other digits on both sides', '12 212-555-0123 34'],
  ['digits that are divided', '4155550130/2'],
  ['nothing', ''],
])('reads no number in %s', (_, text) => {
  expect(split(text)).toEqual([]);
});

it('reads digits before a slash beside a label for phone', () => {
  expect(split('4155550130/2', 'US', true)).toEqual(['+14155550130']);
});

it('does not take the rest of a number with a plus for another number', () => {
  expect(split('+49 (0) 30 – 231 251 2 34', 'DE', true)).toEqual(['+4930231251234']);
});

it('prefers the longer of two equal splits', () => {
  expect(split('030 23125123', 'DE')).toEqual(['+493023125123']);
});

it('reads no national number after a code with a plus that is not its own', () => {
  expect(findNumbers('+221 765 551 7836', { defaultCountry: 'US' })).toEqual([]);
});

it('leaves over the last groups again after a slash', () => {
  const found = findNumbers('044 2792 1234/2792 5678', { defaultCountry: 'IN' });
  expect(found.map(({ e164 }) => e164)).toEqual(['+914427921234', '+914427925678']);
});

it('skips an item of a list with slashes that lacks a digit, after a label for phone', () => {
  expect(split('9123456712/912345671', 'IN', true)).toEqual(['+919123456712']);
  expect(split('2301245// 09123456738', 'IN', true)).toEqual(['+919123456738']);
});

it.each<[CountryCode, string, string[]]>([
  [
    'VE',
    'Telf. (0212) 201-2345/202-3456/203-4567',
    ['+582122012345', '+582122023456', '+582122034567'],
  ],
  ['MY', 'Tel: 03-8012 3456/3457/3458', ['+60380123456', '+60380123457', '+60380123458']],
])('takes no ending after a slash for part of another number (%s)', (country, text, numbers) => {
  expect(findNumbers(text, { defaultCountry: country }).map(({ e164 }) => e164)).toEqual(numbers);
});

it('does not leave over a bracketed country code: the rest would be a number at home', () => {
  expect(split('(853) 2821 2345', 'HK', true)).toEqual(['+85328212345']);
  expect(split('(853) 2821 2345', 'HK')).toEqual([]);
  expect(split('(54) 341 401 2345', 'US', true)).toEqual(['+543414012345']);
  expect(split('(54) 341 401 2345', 'US')).toEqual([]);
  expect(split('(99) 212-555-0123', 'US')).toEqual(['+12125550123']);
});

it('leaves over another subscriber of the same block after a space', () => {
  const found = (text: string) =>
    findNumbers(text, { defaultCountry: 'CN' }).map(({ e164 }) => e164);
  expect(found('010-62012345 62012346')).toEqual(['+861062012345', '+861062012346']);
  expect(found('010-62012345 71012346')).toEqual([]);
});
