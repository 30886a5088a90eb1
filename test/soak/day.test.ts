import { expect, it } from 'vitest';
import { dayOfForbidding, randomDay } from './day/day-plans';
import { type DayEnd, runDay } from './day/day-story';

/** `npm run soak` runs many more. */
const DAYS = 10;
/** More points than saving a wrap-up passes. */
const POINTS = 30;

it('loses and doubles no call, wrap-up or follow-up, if the background dies at any point', async () => {
  const ends: DayEnd[] = [];
  for (let seed = 1; seed <= DAYS; seed++) ends.push(await runDay(randomDay(seed)));
  expect(ends.reduce((sum, { saved }) => sum + saved, 0)).toBeGreaterThan(DAYS);
  expect(ends.reduce((sum, { reminded }) => sum + reminded, 0)).toBeGreaterThan(DAYS);
  expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
  expect(ends.flatMap(({ doubled }) => doubled)).toEqual([]);
}, 120_000);

it.each([false, true])(
  'writes a do-not-call entry and its wrap-up together, wherever the background dies (gives up: %s)',
  async (givesUp) => {
    const ends: DayEnd[] = [];
    for (let at = 1; at <= POINTS; at++) ends.push(await runDay(dayOfForbidding(at, givesUp)));
    const answered = ends.filter(({ saved }) => saved > 0).length;
    // Some lives ended before the answer, and some after it.
    expect(answered > 0 && (!givesUp || answered < POINTS)).toBe(true);
    expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
    expect(ends.flatMap(({ doubled }) => doubled)).toEqual([]);
  },
  120_000,
);
