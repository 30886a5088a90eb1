import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import {
  canSplitBefore,
  crossesColumns,
  isNextNumber,
  isUnrelated,
  mayEndRange,
} from '@/lib/phone/segment/gaps';

/** The second group of a text, and the group after the last one. */
const second = (text: string) => [digitGroupsOf(text), 1] as const;
const end = (text: string) => [digitGroupsOf(text), digitGroupsOf(text).length] as const;

it.each(['212 555', '212/555', '212+555', '212(555'])('allows a split in %s', (text) => {
  expect(canSplitBefore(...second(text))).toBe(true);
});

it.each(['212-555', '212.555'])('allows no split in %s', (text) => {
  expect(canSplitBefore(...second(text))).toBe(false);
});

it.each(['212\n555', '212  555', '212 - 555', '212. 555', '212 (555'])(
  'finds the parts of %j unrelated',
  (text) => {
    expect(isUnrelated(...second(text))).toBe(true);
  },
);

it.each(['212 555', '212-555', '212/555'])('finds the parts of %s related', (text) => {
  expect(isUnrelated(...second(text))).toBe(false);
});

it('allows a split before the first group and after the last', () => {
  expect(canSplitBefore(digitGroupsOf('212-555'), 0)).toBe(true);
  expect(canSplitBefore(...end('212-555'))).toBe(true);
  expect(isUnrelated(...end('212-555'))).toBe(true);
});

it('recognises the last digit of a range after four digits only in a number with a plus', () => {
  const last = (text: string) => {
    const groups = digitGroupsOf(text);
    return mayEndRange(groups, groups.length - 1);
  };
  expect(last('+92 (42) 3123 4567-8')).toBe(true);
  expect(last('+92 (42) 3123 4567-5')).toBe(false);
  expect(last('(42) 3123 4567-8')).toBe(false);
});

it('recognises the ending of the next number', () => {
  expect(isNextNumber(...second('4182736-37'))).toBe(true);
  expect(isNextNumber(...second('4182736-38'))).toBe(false);
  expect(isNextNumber(...second('182736-37'))).toBe(false);
  expect(isNextNumber(...second('4182736 37'))).toBe(false);
});

it('recognises the last of a range of numbers', () => {
  const last = (text: string) => [digitGroupsOf(text), 3] as const;
  expect(isNextNumber(...last('02-301-2347-9'))).toBe(true);
  expect(isNextNumber(...last('02-301-2347-1'))).toBe(false);
  expect(isNextNumber(...last('12-301-2347-9'))).toBe(false);
  expect(isNextNumber(...last('02-301-2347-19'))).toBe(false);
});

it('recognises an ending of one digit', () => {
  expect(isNextNumber(...second('6969877-8'))).toBe(true);
  expect(isNextNumber(...second('6969877-9'))).toBe(false);
  expect(isNextNumber(...second('69877-8'))).toBe(false);
});

it.each(['3726300-5', '555 01 23-24', '123456-78'])('finds that %s may end a range', (text) => {
  const groups = digitGroupsOf(text);
  expect(mayEndRange(groups, groups.length - 1)).toBe(true);
});

it.each(['213 201 2 345-346', '(32) 2012345-2012346'])(
  'finds the last of a range in %s',
  (text) => {
    const groups = digitGroupsOf(text);
    expect(mayEndRange(groups, groups.length - 1)).toBe(true);
  },
);

it.each([
  '3726305-0',
  '01 23-234',
  '3726300/5',
  '3726300-5 7',
  '12-34-56',
  '212 555-655',
  '212 555-554',
])('finds no end of a range in %s', (text) => {
  const groups = digitGroupsOf(text);
  expect(mayEndRange(groups, text.includes(' 7') ? 1 : groups.length - 1)).toBe(false);
});

it.each([
  ['Tel. 030\n23125', true, false],
  ['030\n23125', false, true],
  ['7.1\n1412 1724', true, true],
  ['4/16\n3390', true, true],
  ['+49\n30 23125', false, false],
])('tells whether %s crosses columns (a word for phone: %s)', (text, mayWrap, crosses) => {
  const groups = digitGroupsOf(text);
  expect(crossesColumns(groups, 0, groups.length - 1, mayWrap)).toBe(crosses);
});

it('does not take a bullet in the next line for a dash of the number', () => {
  const found = (text: string) => findNumbers(text, { defaultCountry: 'FR' });
  expect(found('  - NL815254295B01\n  - 04080177')).toEqual([]);
  expect(found('Tél. 01 99 00-\n12 34')).toHaveLength(1);
});
