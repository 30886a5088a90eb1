import { expect, it } from 'vitest';
import { distrustOf, STEADY_MS } from '@/lib/page/trust/trust';

const now = 10_000;
const steady = { clearSince: now - STEADY_MS, stillSince: now - STEADY_MS };

it('trusts a steady gesture of the rep', () => {
  expect(distrustOf({ isTrusted: true, begunAt: now }, steady)).toBeUndefined();
});

it.each([
  ['made by a script', { isTrusted: false, begunAt: now }, steady, 'forged'],
  [
    'on a covered button',
    { isTrusted: true, begunAt: now },
    { ...steady, clearSince: undefined },
    'covered',
  ],
  [
    'on one uncovered a moment ago',
    { isTrusted: true, begunAt: now },
    { ...steady, clearSince: now - 100 },
    'covered',
  ],
  [
    'on one that moved a moment ago',
    { isTrusted: true, begunAt: now },
    { ...steady, stillSince: now - 100 },
    'too-soon',
  ],
  [
    'on one that moved after the pointer went down',
    { isTrusted: true, begunAt: now },
    { ...steady, stillSince: now + 50 },
    'too-soon',
  ],
  ['that began elsewhere', { isTrusted: true, begunAt: undefined }, steady, 'too-soon'],
] as const)('does not trust a click %s', (_, gesture, sight, why) => {
  expect(distrustOf(gesture, sight)).toBe(why);
});
