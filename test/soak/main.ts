import process from 'node:process';
import { parseArgs } from 'node:util';
import { browserNames } from '@/test/support/launch';
import { checkOrders } from './orders';
import { latePlan } from './plans';
import { dieForReal } from './real-death';
import { dieAlong, dieAnywhere, dieEverywhere, emptyTally, type Tally } from './run';

/** `npm run soak`: the background dies at every point between gesture and recording. */
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '10000' },
    /** Deaths of real backgrounds, in each browser. */
    real: { type: 'string', default: '50' },
  },
});

await checkOrders(Number(values.orders));
say(`${values.orders} random orders of events: every call kept, once`);

/** Points of a life from the gesture to well into the following of its call. */
const POINTS = 200;

const tally = emptyTally();
await dieEverywhere(tally, POINTS, report());
await dieAlong(tally, latePlan(), Number.POSITIVE_INFINITY, report());
say(`every point, every fault: ${tally.lives} lives so far`);
await dieAnywhere(tally, Number(values.lives), Number(values.seed), report());
for (const [fault, states] of tally.ends) {
  say(`${fault}: ${[...states].map(([state, calls]) => `${calls} ${state}`).join(', ')}`);
}
for (const browser of Number(values.real) > 0 ? browserNames : []) {
  const real = await dieForReal(browser, Number(values.real), Number(values.seed));
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

function sentence({ lives, lost, doubled }: Tally): string {
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
