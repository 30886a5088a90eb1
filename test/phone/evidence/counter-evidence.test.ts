import { expect, it } from 'vitest';
import { strongerEvidence } from '@/lib/phone/evidence/counter-evidence';

const order = { reason: 'an order', beats: 'grouped' } as const;
const unit = { reason: 'a unit', beats: 'grouped' } as const;
const count = { reason: 'what is counted', beats: 'bare' } as const;

it('returns the evidence that outweighs more forms', () => {
  expect(strongerEvidence(count, order)).toBe(order);
  expect(strongerEvidence(order, count)).toBe(order);
  expect(strongerEvidence(order, { reason: 'a web address', beats: 'all' })?.reason).toBe(
    'a web address',
  );
});

it('returns the first of equal evidence', () => {
  expect(strongerEvidence(order, unit)).toBe(order);
});

it('returns the only evidence there is', () => {
  expect(strongerEvidence(undefined, unit)).toBe(unit);
  expect(strongerEvidence(unit, undefined)).toBe(unit);
  expect(strongerEvidence(undefined, undefined)).toBeUndefined();
});
