import type { IdleJob } from './idle-jobs';
import { type Delay, throttle } from './timers';

/** When the work of one frame runs. */
export interface Schedule {
  /** Adds a job. It runs in idle slices of the page. */
  run: (job: IdleJob) => void;
  /** Returns whether jobs are left or verdicts are awaited. */
  busy: () => boolean;
  delay: Delay;
  /** Returns milliseconds since the page was loaded. */
  now: () => number;
  /** Aborts when the page is to be left alone. */
  abortSignal: AbortSignal;
}

/** How long after a quick scan a thorough one follows, in milliseconds. */
const THOROUGH_MS = 2000;

/** Returns a function that schedules one scan, for when the frame's other work is done. */
export function createThoroughScan(
  scan: () => void,
  { busy, delay }: Pick<Schedule, 'busy' | 'delay'>,
): () => void {
  const schedule: () => void = throttle(() => (busy() ? schedule() : scan()), delay, THOROUGH_MS);
  return schedule;
}
