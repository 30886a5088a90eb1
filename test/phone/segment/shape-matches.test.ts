import { expect, it } from 'vitest';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { CHECK_DIGITS, matchShapes } from '@/lib/phone/segment/shape-matches';

const shapesIn = (text: string, hasPhoneLabel = false) =>
  matchShapes(digitGroupsOf(text), hasPhoneLabel);

it('covers groups that are all part of a shape', () => {
  expect(shapesIn('2026-02-11').covers(0, 2)).toBe(true);
  expect(shapesIn('2026-02-11 212-555-0123').covers(0, 2)).toBe(true);
});

it('does not cover groups with a number among them', () => {
  expect(shapesIn('2026-02-11 212-555-0123').covers(0, 5)).toBe(false);
  expect(shapesIn('212-555-0123').covers(0, 2)).toBe(false);
});

it('outweighs weak numbers that overlap a shape', () => {
  const shapes = shapesIn('2026-02-11 212');
  expect(shapes.outweighs({ first: 2, last: 3, strength: 3 })).toBe(true);
  expect(shapes.outweighs({ first: 2, last: 3, strength: 5 })).toBe(false);
  expect(shapes.outweighs({ first: 3, last: 3, strength: 0 })).toBe(false);
});

it('finds no date right after an area code in brackets', () => {
  expect(shapesIn('(4722) 30-12-34').covers(1, 3)).toBe(false);
  expect(shapesIn('(4) 30-12-34').covers(1, 3)).toBe(true);
});

it('keeps only firm shapes beside a label for phone', () => {
  expect(shapesIn('11.02.2026', true).covers(0, 2)).toBe(true);
  expect(shapesIn('11.02.26').covers(0, 2)).toBe(true);
  expect(shapesIn('11.02.26', true).covers(0, 2)).toBe(false);
});

it('checks digits that a pattern alone cannot tell', () => {
  expect(shapesIn('192.168.0.1').covers(0, 3)).toBe(true);
  expect(shapesIn('192.168.0.300').covers(0, 3)).toBe(false);
});

it('ignores made-up digits beside a name', () => {
  const shapes = (isNamed: boolean) =>
    matchShapes(digitGroupsOf('9876543210'), false, () => isNamed).covers(0, 0);
  expect([shapes(false), shapes(true)]).toEqual([true, false]);
});

it.each([
  ['luhn', '4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['isbn', '978-3-16-148410-0', '978-3-16-148410-1'],
  ['steps', '10 20 30 40 50', '10 20 30 40 51'],
  ['bytes', '192.168.0.1', '192.168.0.256'],
  ['sorted', '500/600/1200', '212/555/0123'],
  ['sorted', '346/345/343', '345/343/346'],
] as const)('%s accepts %s and rejects %s', (check, good, bad) => {
  expect(CHECK_DIGITS[check](good)).toBe(true);
  expect(CHECK_DIGITS[check](bad)).toBe(false);
});

it('does not take equal numbers for a series', () => {
  expect(CHECK_DIGITS.steps('20 20 20')).toBe(false);
});

it('takes two-digit parts and leading zeros for a phone number, not for an address', () => {
  expect(CHECK_DIGITS.bytes('06.12.34.56')).toBe(false);
  expect(CHECK_DIGITS.bytes('12.34.56.78')).toBe(false);
});
