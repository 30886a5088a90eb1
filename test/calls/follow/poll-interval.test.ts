import { expect, it } from 'vitest';
import { nextDelay, type PollInput } from '@/lib/calls/follow/poll-interval';

const delay = (request: Partial<PollInput> = {}) =>
  nextDelay({
    rounds: 0,
    youngestMs: 0,
    isLogInView: false,
    longestWaitMs: 300_000,
    random: 0,
    ...request,
  });

it.each([
  [0, 5_000],
  [1, 10_000],
  [2, 20_000],
  [3, 30_000],
  [1_000, 30_000],
])('round %i of a young call: %i ms', (rounds, ms) => {
  expect(delay({ rounds })).toBe(ms);
});

it('slows down to the ceiling ten minutes after the youngest call, unless a log is in view', () => {
  const old = { rounds: 9, youngestMs: 600_000 };
  expect(delay({ ...old, youngestMs: 599_999 })).toBe(30_000);
  expect(delay(old)).toBe(300_000);
  expect(delay({ ...old, isLogInView: true })).toBe(30_000);
  expect(delay({ ...old, longestWaitMs: 600_000 })).toBe(600_000);
  expect(delay({ ...old, youngestMs: Number.POSITIVE_INFINITY })).toBe(300_000);
});

it('is jittered by a tenth, and only downwards', () => {
  for (const random of [0, 0.3, 1]) {
    expect(delay({ rounds: 9, random })).toBe(30_000 * (1 - 0.1 * random));
  }
});
