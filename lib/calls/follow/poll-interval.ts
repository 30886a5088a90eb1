/** What decides when history is polled next. */
export interface PollInput {
  /** Rounds since a call was requested or a log came into view. */
  rounds: number;
  /** Age of the youngest followed call, ms. */
  youngestMs: number;
  isLogInView: boolean;
  /** The longest wait between two rounds, ms. */
  longestWaitMs: number;
  /** 0 … 1. */
  random: number;
}

const FIRST_MS = 5_000;
const GROWTH = 2;
const FREQUENT_MS = 30_000;
const YOUNG_MS = 10 * 60_000;
const JITTER = 0.1;

/**
 * Milliseconds until the next poll of history: 5, 10, 20, then 30 s while a call is young or a log is
 * in view, later up to the longest wait. A recording is shown within 30 s, and a call of five minutes
 * costs at most 15 requests. Jitter only shortens the wait, so the 30 s hold, and spreads the requests
 * of many reps.
 */
export function nextDelay({
  rounds,
  youngestMs,
  isLogInView,
  longestWaitMs,
  random,
}: PollInput): number {
  const isFrequent = isLogInView || youngestMs < YOUNG_MS;
  const limit = isFrequent ? Math.min(FREQUENT_MS, longestWaitMs) : longestWaitMs;
  const wait = Math.min(limit, FIRST_MS * GROWTH ** Math.min(rounds, 20));
  return Math.round(wait * (1 - JITTER * random));
}
