import { expect, it } from 'vitest';
import { distrustOf, STEADY_MS, TOUCH_STEADY_MS } from '@/lib/page/trust/trust';

const now = 10_000;
const steady = { visibleSince: now - STEADY_MS, stillSince: now - STEADY_MS };
const long = { visibleSince: now - TOUCH_STEADY_MS, stillSince: now - TOUCH_STEADY_MS };
const press = { isTrusted: true, begunAt: now, arrived: true, byTouch: false };

it('trusts a steady gesture of the rep', () => {
  expect(distrustOf(press, steady)).toBeUndefined();
});

it('trusts a finger after a longer time', () => {
  expect(distrustOf({ ...press, byTouch: true }, steady)).toBe('too-soon');
  expect(distrustOf({ ...press, byTouch: true }, { ...long, visibleSince: now - 400 })).toBe(
    'covered',
  );
  expect(distrustOf({ ...press, byTouch: true }, long)).toBeUndefined();
});

it.each([
  ['made by a script', { isTrusted: false }, steady, 'forged'],
  ['on a covered button', {}, { ...steady, visibleSince: undefined }, 'covered'],
  ['on one uncovered a moment ago', {}, { ...steady, visibleSince: now - 100 }, 'covered'],
  ['on one that moved a moment ago', {}, { ...steady, stillSince: now - 100 }, 'too-soon'],
  [
    'on one that moved after the pointer went down',
    {},
    { ...steady, stillSince: now + 50 },
    'too-soon',
  ],
  ['that began elsewhere', { begunAt: undefined }, steady, 'too-soon'],
  ['of a hand to which the button came', { arrived: false }, steady, 'not-reached'],
] as const)('does not trust a click %s', (_, gesture, visibility, why) => {
  expect(distrustOf({ ...press, ...gesture }, visibility)).toBe(why);
});
