import process from 'node:process';
import { parseArgs } from 'node:util';
import { browserNames } from '@/test/support/browsers/launch';
import { checkOrders } from './orders';
import { latePlan } from './plans';
import { dieForReal } from './real-death';
import {
  dieAlong,
  dieAnywhere,
  dieEverywhere,
  emptyTally,
  liveThroughDays,
  type SoakTally,
} from './run';

/** The end of `npm run soak`: the background dies at every point between gesture and recording. */
const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);

/**
 * Random orders; points of a life, from the gesture to well into the following of its call, and those
 * of one that is followed for hours; lives in all; days of calls with wrap-ups; deaths of real backgrounds, in each browser.
 */
const counts = values.small
  ? { orders: 200, points: 5, latePoints: 50, lives: 1_000, days: 20, real: 3 }
  : {
      orders: 10_000,
      points: 200,
      latePoints: Number.POSITIVE_INFINITY,
      lives: 20_000,
      days: 1_000,
      real: 50,
    };

await checkOrders(counts.orders);
say(`${counts.orders} random orders of events: every call kept, once`);

const tally = emptyTally();
await dieEverywhere(tally, counts.points, report());
await dieAlong(tally, latePlan(), counts.latePoints, report());
say(`every point, every fault: ${tally.lives} lives so far`);
await dieAnywhere(tally, counts.lives, seed, report());
for (const [fault, states] of tally.ends) {
  say(`${fault}: ${[...states].map(([state, calls]) => `${calls} ${state}`).join(', ')}`);
}
const days = await liveThroughDays(tally, counts.days, seed);
say(
  `${counts.days} days: ${days.calls} calls, ${days.saved} wrap-ups saved, ${days.reminded} reminders`,
);
for (const browser of browserNames) {
  const real = await dieForReal(browser, counts.real, seed);
  const states = Object.entries(real.states).map(([state, calls]) => `${calls} ${state}`);
  say(`${browser}: ${real.deaths} deaths, ${real.placed} calls counted, ${states.join(', ')}`);
  tally.lives += real.deaths;
  tally.lost.push(...real.lost.map((call) => `${browser}: ${call}`));
  tally.doubled.push(...real.doubled.map((gesture) => `${browser}: ${gesture}`));
}
for (const wrong of [...tally.lost, ...tally.doubled].slice(0, 20)) say(wrong);
say(`${tally.stories} gestures, ${tally.posts} requests that reached the service`);
say(sentence(tally));
process.exitCode = tally.lost.length + tally.doubled.length > 0 ? 1 : 0;

function sentence({ lives, lost, doubled }: SoakTally): string {
  return `${lives} lives: ${lost.length} lost, ${doubled.length} doubled`;
}

function report(): () => void {
  let told = tally.lives;
  return () => {
    if (tally.lives - told < 2_000) return;
    told = tally.lives;
    say(`… ${sentence(tally)}`);
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
