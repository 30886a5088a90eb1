import type { Schedule } from './schedule';

/** How long the first act waits for more to come, and how often that is checked, in milliseconds. */
const FIRST_MS = 120;
const STEP_MS = 20;
/** Waits between two acts, in milliseconds: longer while more and more comes. */
const QUIET_MS = 100;
const MAX_PAUSE_MS = 800;

/** Batches requests: it acts after a pause, which grows while more requests come. */
export interface AdaptiveDebounce {
  /** Acts soon if no more is to come, else later. */
  request(): void;
  /** The rep did something: acts as soon as possible. */
  hurry(): void;
}

/** Creates a debounce for work with a high fixed cost per run and a low cost per item. */
export function createAdaptiveDebounce(
  act: () => void,
  { busy, delay }: Pick<Schedule, 'busy' | 'delay'>,
): AdaptiveDebounce {
  let due = false;
  let pausing = false;
  let pause = QUIET_MS;

  const wait = (ms: number) => {
    delay(() => (ms > 0 && busy() ? wait(ms - STEP_MS) : start()), STEP_MS);
  };
  const start = () => {
    due = false;
    pausing = true;
    delay(wake, pause);
    act();
  };
  const wake = () => {
    pausing = false;
    const paused = pause;
    pause = due ? Math.min(2 * pause, MAX_PAUSE_MS) : QUIET_MS;
    if (due) wait(MAX_PAUSE_MS - paused);
  };
  const request = () => {
    if (!due && !pausing) wait(FIRST_MS);
    due = true;
  };
  return {
    request,
    hurry() {
      pause = QUIET_MS;
      request();
    },
  };
}
