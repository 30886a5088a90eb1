import type { Delay } from './delay';
import type { IdleJob } from './idle-jobs';

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
