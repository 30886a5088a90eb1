/** What decides when history is asked next. */
export interface Pace {
  /** Rounds since a call was placed, or a log came into view. */
  rounds: number;
  /** Age of the youngest call that history may still tell of, ms. */
  youngestMs: number;
  isLogInView: boolean;
  /** The longest wait between two rounds, ms. */
  longestWaitMs: number;
  /** 0 … 1. */
  random: number;
}

const FIRST_MS = 5_000;
const GROWTH = 2;
const CLOSE_MS = 30_000;
const FRESH_MS = 10 * 60_000;
const JITTER = 0.1;

/**
 * Milliseconds until the next look into history: 5, 10, 20, then 30 s while a call is young (a
 * recording then shows within 30 s, and a call of five minutes costs 15 requests at most) or a log
 * is in view, later up to the ceiling. Jittered only downwards, so that the promise of 30 s holds
 * and a floor of reps never asks in step.
 */
export function nextDelay({
  rounds,
  youngestMs,
  isLogInView,
  longestWaitMs,
  random,
}: Pace): number {
  const isClose = isLogInView || youngestMs < FRESH_MS;
  const limit = isClose ? Math.min(CLOSE_MS, longestWaitMs) : longestWaitMs;
  const grown = Math.min(limit, FIRST_MS * GROWTH ** Math.min(rounds, 20));
  return Math.round(grown * (1 - JITTER * random));
}
