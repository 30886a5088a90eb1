/** What decides when history is asked next. */
export interface Pace {
  /** Rounds since a call was placed, or a log came into view. */
  rounds: number;
  /** Age of the youngest call that history may still tell of, ms. */
  youngestMs: number;
  /** Whether the rep has a log in view. */
  inView: boolean;
  /** The longest wait, ms. */
  ceilingMs: number;
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
export function nextDelay({ rounds, youngestMs, inView, ceilingMs, random }: Pace): number {
  const isClose = inView || youngestMs < FRESH_MS;
  const limit = isClose ? Math.min(CLOSE_MS, ceilingMs) : ceilingMs;
  const grown = Math.min(limit, FIRST_MS * GROWTH ** Math.min(rounds, 20));
  return Math.round(grown * (1 - JITTER * random));
}
