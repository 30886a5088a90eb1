import { nextDelay } from '@/lib/calls/follow/follow-state';

/** A call of one rep, in ms since the start of the day. */
export interface DayCall {
  placedAt: number;
  /** When its recording appears; `Infinity` if it never does. */
  recordedAt: number;
}

const WINDOW_MS = 24 * 3_600_000;
const SOON_MS = 5_000;

/**
 * Returns when the extension of one rep requests the call history. Models `lib/calls/follow/follow`
 * without its database, so that a day of 10,000 reps takes seconds.
 * `test/bench/follow/follow-model.test.ts` compares it with the real code.
 */
export function historyRequests(
  calls: readonly DayCall[],
  random: () => number,
  longestWaitMs = 300_000,
): number[] {
  const asked: number[] = [];
  const waiting = [...calls].sort((a, b) => b.placedAt - a.placedAt);
  let open: DayCall[] = [];
  let rounds = 0;
  let nextAt = Number.POSITIVE_INFINITY;
  while (waiting.length > 0 || open.length > 0) {
    const placedAt = waiting.at(-1)?.placedAt ?? Number.POSITIVE_INFINITY;
    if (placedAt <= nextAt) {
      open = [...open, ...waiting.splice(-1)];
      rounds = 0;
      nextAt = Math.min(nextAt, placedAt + Math.round(SOON_MS * (1 - 0.1 * random())));
      continue;
    }
    const now = nextAt;
    open = open.filter((call) => now - call.placedAt < WINDOW_MS);
    if (open.length > 0) asked.push(now);
    rounds += 1;
    nextAt = now + delay(open, now, rounds, random, longestWaitMs);
    open = open.filter((call) => call.recordedAt > now);
    if (open.length === 0) nextAt = Number.POSITIVE_INFINITY;
  }
  return asked;
}

function delay(
  open: readonly DayCall[],
  now: number,
  rounds: number,
  random: () => number,
  longestWaitMs: number,
): number {
  const youngestMs = Math.min(...open.map((call) => now - call.placedAt));
  return nextDelay({ rounds, youngestMs, isLogInView: false, longestWaitMs, random: random() });
}
