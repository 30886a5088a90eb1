import { expect, it } from 'vitest';
import { randomDay } from './day/day-plans';
import { type DayEnd, runDay } from './day/day-story';

/** `npm run soak` runs many more. */
const DAYS = 10;

it('loses and doubles no call, wrap-up or follow-up, if the background dies at any point', async () => {
  const ends: DayEnd[] = [];
  for (let seed = 1; seed <= DAYS; seed++) ends.push(await runDay(randomDay(seed)));
  expect(ends.reduce((sum, { saved }) => sum + saved, 0)).toBeGreaterThan(DAYS);
  expect(ends.reduce((sum, { reminded }) => sum + reminded, 0)).toBeGreaterThan(DAYS);
  expect(ends.flatMap(({ lost }) => lost)).toEqual([]);
  expect(ends.flatMap(({ doubled }) => doubled)).toEqual([]);
}, 120_000);
