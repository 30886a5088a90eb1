import type { Delay } from './delay';

/** How long the first act waits for more to come, and how often it is looked whether more comes, in milliseconds. */
const FIRST_MS = 120;
const STEP_MS = 20;
/** Waits between two acts, in milliseconds: longer while more and more comes. */
const SETTLE_MS = 100;
const LONGEST_MS = 800;

/** Acts now and then, however often it is asked to. */
export interface AdaptiveDebounce {
  /** Act soon if no more is to come, else when enough has come together. */
  ask(): void;
  /** The rep did something: act as soon as that may be. */
  hurry(): void;
}

/** What it needs of the world; `busy` tells whether more is to come. */
export interface AdaptiveDebounceDeps {
  act: () => void;
  busy: () => boolean;
  delay: Delay;
}

/** A rhythm for what costs a page much each time and little for each thing done. */
export function createAdaptiveDebounce({
  act,
  busy,
  delay,
}: AdaptiveDebounceDeps): AdaptiveDebounce {
  let due = false;
  let resting = false;
  let rest = SETTLE_MS;

  const wait = (ms: number) => {
    delay(() => (ms > 0 && busy() ? wait(ms - STEP_MS) : start()), STEP_MS);
  };
  const start = () => {
    due = false;
    resting = true;
    delay(wake, rest);
    act();
  };
  const wake = () => {
    resting = false;
    const rested = rest;
    rest = due ? Math.min(2 * rest, LONGEST_MS) : SETTLE_MS;
    if (due) wait(LONGEST_MS - rested);
  };
  const ask = () => {
    if (!due && !resting) wait(FIRST_MS);
    due = true;
  };
  return {
    ask,
    hurry() {
      rest = SETTLE_MS;
      ask();
    },
  };
}
