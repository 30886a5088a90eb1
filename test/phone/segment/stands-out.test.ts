import { expect, it } from 'vitest';
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

it('does not if other digits are on both sides', () => {
  expect(isClear('12 212-555-0123', '+12125550123', [1, 3])).toBe(true);
  expect(isClear('12 212-555-0123 34', '+12125550123', [1, 3])).toBe(false);
});

it('does in any case if its format is unmistakable', () => {
  expect(isClear('12 212-555-0123 34', '+12125550123', [1, 3], { strength: 4 })).toBe(true);
});

it('does not if it is divided or reduced by a small number, without a label for phone', () => {
  const [text, e164] = ['4155550130/2', '+14155550130'];
  expect(isClear(text, e164, [0, 0], { strength: 1 })).toBe(false);
  expect(isClear('4155550130 - 1', e164, [0, 0], { strength: 1 })).toBe(false);
  expect(isClear(text, e164, [0, 0], { strength: 1, hasPhoneLabel: true })).toBe(true);
});

it('does not if it is part of a longer row with the same separator', () => {
  expect(isClear('02 06 19 11 23 34', '+33619112334', [1, 5], { strength: 2 })).toBe(false);
});
