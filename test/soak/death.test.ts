import { expect, it } from 'vitest';
import { everyFault, plainPlan } from './plans';
import { dieAlong, dieAnywhere, emptyTally } from './run';

/** Points from the gesture to the first look into history. The whole of it is `npm run soak`. */
const POINTS = 48;
const RANDOM_LIVES = 500;

it('loses and doubles no call, if the background dies at any point of one', async () => {
  const tally = emptyTally();
  for (const fault of everyFault) {
    await dieAlong(tally, plainPlan(fault, { by: 'alarm', after: 0 }), POINTS);
  }
  expect(tally.lives).toBeGreaterThan(1_000);
  expect([tally.lost, tally.doubled]).toEqual([[], []]);
}, 120_000);

it('loses and doubles no call, under all other faults', async () => {
  const tally = emptyTally();
  await dieAnywhere(tally, RANDOM_LIVES, 1);
  expect([tally.lost, tally.doubled]).toEqual([[], []]);
}, 120_000);
