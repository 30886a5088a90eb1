import { expect, it } from 'vitest';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { allSegments, type SegmentOptions, wholeSegment } from '@/lib/phone/segment/segments';
import { matchShapes } from '@/lib/phone/segment/shape-matches';

function read(text: string, country: CountryCode = 'US', hasPhoneLabel = false) {
  const groups = digitGroupsOf(text);
  const shapes = matchShapes(groups, hasPhoneLabel);
  const options: SegmentOptions = { country, hasPhoneLabel, hasExtension: false, shapes };
  return { groups, options };
}

function whole(...of: Parameters<typeof read>) {
  const { groups, options } = read(...of);
  return wholeSegment(groups, options)?.parsed.e164;
}

function all(...of: Parameters<typeof read>) {
  const { groups, options } = read(...of);
  return allSegments(groups, options).flatMap((segments) =>
    segments.map(({ first, last, parsed }) => [first, last, parsed.e164]),
  );
}

it.each([
  ['212-555-0123', 'US', '+12125550123'],
  ['+44 (0)20 7946 0018', 'US', '+442079460018'],
  ['+34 (0) 612 345 678', 'US', '+34612345678'],
  ['2125550123', 'US', '+12125550123'],
  ['(+12125550123', 'DE', '+12125550123'],
] as const)('reads %s as a whole', (text, country, e164) => {
  expect(whole(text, country)).toBe(e164);
});

it.each([
  ['several numbers', '212-555-0123 415-555-0132'],
  ['a date', '2026-02-11'],
  ['groups in an unusual form', '21 255 50123'],
  ['too many groups', '2 1 2 5 5 5 0 1 2 3'],
])('does not read %s as a whole', (_, text) => {
  expect(whole(text)).toBeUndefined();
});

it('returns every number by its first group', () => {
  expect(all('212-555-0123 415-555-0132')).toEqual([
    [0, 2, '+12125550123'],
    [3, 5, '+14155550132'],
  ]);
});

it('starts no number after a dash or a dot', () => {
  expect(all('7-212-555-0123')).toEqual([]);
});

it('reads a foreign number without its plus only beside a label', () => {
  expect(all('442079460018')).toEqual([]);
  expect(all('442079460018', 'US', true)).toEqual([[0, 0, '+442079460018']]);
});

it('ends a number before a slash, unless it follows the area code', () => {
  expect(all('030/23125-123', 'DE')).toContainEqual([0, 2, '+493023125123']);
  expect(all('0043 5272 / 12 34', 'AT')).toContainEqual([0, 3, '+4352721234']);
  expect(all('02079460018/02079460019', 'GB')).toEqual([
    [0, 0, '+442079460018'],
    [1, 1, '+442079460019'],
  ]);
});

it('reads digits as exported data where the country is named', () => {
  const read = (
    text: string,
    country: CountryCode,
    positionInRow?: SegmentOptions['positionInRow'],
  ) => {
    const groups = digitGroupsOf(text);
    const shapes = matchShapes(groups, false);
    const options = { country, positionInRow, hasPhoneLabel: false, hasExtension: false, shapes };
    return wholeSegment(groups, options)?.strength;
  };
  expect(read('353861234567', 'IE')).toBe(0);
  expect(read('353861234567', 'IE', 'near')).toBe(2);
  expect(read('1632960123', 'GB', 'near')).toBeUndefined();
  expect(read('1632960123', 'GB', 'cell')).toBe(2);
  expect(read('22012345', 'HN', 'cell')).toBe(0);
  expect(read('22012345', 'HN', 'contact')).toBe(2);
});

it('joins columns and lines only after a +, beside a bracket, or near a word for phone', () => {
  const joined = (text: string, mayWrap = false) => {
    const groups = digitGroupsOf(text);
    const shapes = matchShapes(groups, false);
    const options = {
      country: 'GB',
      mayWrap,
      hasPhoneLabel: false,
      hasExtension: false,
      shapes,
    } as const;
    return allSegments(groups, options)[0]?.some(({ last }) => last === groups.length - 1);
  };
  expect(joined('020 7946 0018')).toBe(true);
  expect(joined('020\t7946 0018')).toBe(false);
  expect(joined('020  7946 0018')).toBe(false);
  expect(joined('020 7946\n0018')).toBe(false);
  expect(joined('020 7946\n0018', true)).toBe(true);
  expect(joined('+44 20 7946\n0018')).toBe(true);
  expect(joined('(020)  7946 0018')).toBe(true);
  expect(joined('020 7946\nB0018', true)).toBe(false);
});
