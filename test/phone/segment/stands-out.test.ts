import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import type { Segment } from '@/lib/phone/segment/segments';
import { matchShapes } from '@/lib/phone/segment/shape-matches';
import { standsOut } from '@/lib/phone/segment/stands-out';

/** Returns whether the number that is made of the groups `first` to `last` stands out. */
function isClear(
  text: string,
  e164: string,
  [first, last]: readonly [number, number],
  { strength = 2, hasPhoneLabel = false }: Partial<Segment & { hasPhoneLabel: boolean }> = {},
): boolean {
  const groups = digitGroupsOf(text);
  const parsed = parseInternational(e164.slice(1));
  if (!parsed) throw new Error(`not a number: ${e164}`);
  const shapes = matchShapes(groups, hasPhoneLabel);
  const options = { country: 'US', hasPhoneLabel, hasExtension: false, shapes } as const;
  return standsOut(groups, [{ first, last, parsed, strength }], 0, options);
}

it('rejects a number with other digits on both sides', () => {
  expect(isClear('12 212-555-0123', '+12125550123', [1, 3])).toBe(true);
  expect(isClear('12 212-555-0123 34', '+12125550123', [1, 3])).toBe(false);
});

it('accepts an unmistakable format in any case', () => {
  expect(isClear('12 212-555-0123 34', '+12125550123', [1, 3], { strength: 4 })).toBe(true);
});

it('rejects a number that a small number divides or reduces, without a label for phone', () => {
  const [text, e164] = ['4155550130/2', '+14155550130'];
  expect(isClear(text, e164, [0, 0], { strength: 1 })).toBe(false);
  expect(isClear('4155550130 - 1', e164, [0, 0], { strength: 1 })).toBe(false);
  expect(isClear(text, e164, [0, 0], { strength: 1, hasPhoneLabel: true })).toBe(true);
});

it('rejects a number in a longer row with the same separator', () => {
  expect(isClear('02 06 19 11 23 34', '+33619112334', [1, 5], { strength: 2 })).toBe(false);
});

type Country = 'DE' | 'DK' | 'FR' | 'IN' | 'MY' | 'US';

const found = (defaultCountry: Country, text: string) =>
  findNumbers(text, { defaultCountry }).map(({ e164 }) => e164);

it.each([
  ['IN', 'Kerala 81940 1437 402477 6853 1692 24'],
  ['US', '4 Ohio 605 555 0104 3012 4417 219'],
  ['IN', '27 Punjab 4387 (285 ) 9064 (254 ) 318 (12 )'],
] as const)('marks no figures of a row (%s %s)', (country, text) => {
  expect(found(country, text)).toEqual([]);
});

it('marks the numbers of a row of numbers only', () => {
  expect(found('DK', '32 12 34 56 32 12 34 57')).toEqual(['+4532123456', '+4532123457']);
  expect(found('US', '605 555 0104 605 555 0105')).toEqual(['+16055550104', '+16055550105']);
  expect(found('FR', '01.99.00.12.34 02.61.91.12.34')).toEqual(['+33199001234', '+33261911234']);
});

it.each([
  ['MY', 'JM0032990-V\n073012451\n000908345345\n60000437783'],
  ['DE', '4711204\n0302204417\n98110\n44172'],
] as const)('marks no figure of a column (%s %s)', (country, text) => {
  expect(found(country, text)).toEqual([]);
});

it('marks a column of numbers, and a column after a word for phone', () => {
  expect(found('IN', '9123456712\n9123456713\n9123456714')).toHaveLength(3);
  expect(found('MY', 'Tel:\n073012451\n000908345345\n60000437783')).toContain('+6073012451');
});
