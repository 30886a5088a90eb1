import type { Measurement } from '@/bench/table';
import { createRandom, type SeededRandom } from '@/test/soak/random';
import { type DayCall, historyRequests } from './follow-model';

const REPS = 10_000;
const CALLS = 60;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const WORK_MS = 8 * 60 * MINUTE;
const NAIVE_MS = 3 * SECOND;
const FIVE_MINUTES: DayCall = { placedAt: 0, recordedAt: 310 * SECOND };
const MAX_REQUESTS = 15;
const MAX_WAIT_S = 30;

/** Counts the requests of following one five-minute call, and of a day of all reps, on a virtual clock. */
export async function measureServiceLoad(): Promise<Measurement[]> {
  return [...measureOneCall(), ...measureFleetDay()];
}

/** Returns the worst of a thousand random jitters. The request that places the call is counted too. */
function measureOneCall(): Measurement[] {
  const random = createRandom(1);
  const days = Array.from({ length: 1_000 }, () =>
    historyRequests([FIVE_MINUTES], random.fraction),
  );
  const requests = 1 + Math.max(...days.map((asked) => asked.length));
  const waits = days.map((asked) => (asked.at(-1) ?? 0) - FIVE_MINUTES.recordedAt);
  const wait = Math.max(...waits) / SECOND;
  return [
    {
      what: 'requests for a call of five minutes',
      measured: String(requests),
      target: String(MAX_REQUESTS),
      ratio: requests / MAX_REQUESTS,
    },
    {
      what: 'from recording to log, first ten minutes',
      measured: `${wait.toFixed(1)} s`,
      target: `${MAX_WAIT_S} s`,
      ratio: wait / MAX_WAIT_S,
    },
  ];
}

function measureFleetDay(): Measurement[] {
  const ours = emptySeconds();
  const naive = emptySeconds();
  const random = createRandom(2);
  for (let rep = 0; rep < REPS; rep++) {
    const calls = dayOf(random);
    const posts = calls.map((call) => call.placedAt);
    add(ours, [...posts, ...historyRequests(calls, random.fraction)]);
    add(naive, [...posts, ...naiveRequests(calls)]);
  }
  const compare = (what: string, measure: (seconds: Uint32Array) => number) => ({
    what: `${what}, ${REPS.toLocaleString('en')} reps × ${CALLS} calls`,
    measured: `${measure(ours).toFixed(0)} / s`,
    target: `naive ${measure(naive).toFixed(0)} / s`,
    ratio: measure(ours) / measure(naive),
  });
  return [
    compare('mean load of the working day', meanOf),
    compare('peak second', (seconds) => Math.max(...workingDay(seconds))),
  ];
}

/** Returns a counter for each second until the last call of the day is given up. */
function emptySeconds(): Uint32Array {
  return new Uint32Array(40 * 3_600);
}

function workingDay(seconds: Uint32Array): Uint32Array {
  return seconds.subarray(0, WORK_MS / SECOND);
}

function meanOf(seconds: Uint32Array): number {
  const working = workingDay(seconds);
  return working.reduce((sum, requests) => sum + requests, 0) / working.length;
}

function add(seconds: Uint32Array, requests: readonly number[]): void {
  for (const at of requests) {
    const second = Math.floor(at / SECOND);
    seconds[second] = (seconds[second] ?? 0) + 1;
  }
}

/** Returns a rep's calls of a day. The first is within five minutes; four in ten are not answered. */
function dayOf(random: SeededRandom): DayCall[] {
  const pause = WORK_MS / CALLS;
  const begins = random.below(5 * MINUTE);
  return Array.from({ length: CALLS }, (_, nth) => {
    const placedAt = begins + nth * pause + random.below(2 * MINUTE);
    const talk = 30 * SECOND + random.below(6 * MINUTE);
    const recordedAt = placedAt + talk + 10 * SECOND + random.below(30 * SECOND);
    return { placedAt, recordedAt: random.chance(0.4) ? Number.POSITIVE_INFINITY : recordedAt };
  });
}

/** Returns the requests of a poller that asks every three seconds while a call is open. */
function naiveRequests(calls: readonly DayCall[]): number[] {
  const first = calls[0]?.placedAt ?? 0;
  const last = Math.max(...calls.map(({ placedAt }) => placedAt));
  const asked: number[] = [];
  for (let at = first + NAIVE_MS; at < last; at += NAIVE_MS) {
    if (calls.some((call) => call.placedAt <= at && call.recordedAt > at)) asked.push(at);
  }
  return asked;
}
