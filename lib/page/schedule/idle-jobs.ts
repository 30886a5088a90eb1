/** Maximum time that a slice takes from the page, in milliseconds. */
const SLICE_MS = 4;
/** Maximum wait for an idle page, in milliseconds: endless mutation must not stop marking. */
const PATIENCE_MS = 250;

/** Slices that one job gets in a row before the next job's turn: marks are painted meanwhile. */
const TURN = 50;

/** Yielded by a job that has to wait. The other jobs continue, and it does after `resume`. */
export const STALL = 'stall';

/** What a job yields at each pause. */
export type JobPause = typeof STALL | undefined;

/** Work that pauses at each `yield`. */
export type IdleJob = Iterator<JobPause>;

/** Runs jobs in idle slices of a page, one after the other; very long jobs take turns. */
export interface IdleJobs {
  add(job: IdleJob): void;
  /** Runs jobs that wait again: what they wait for may have come. Returns whether there are any. */
  resume(): boolean;
  /** Returns whether jobs are left. */
  busy(): boolean;
}

/** What slicing needs. */
export interface IdleJobsDeps {
  abortSignal: AbortSignal;
  now: () => number;
  /** Runs something when the page is idle, at the latest after `patience` milliseconds. */
  whenIdle: (run: () => void, patience: number) => void;
  /** Called at the end of each slice: whether another one follows at once. */
  onPause: (more: boolean) => void;
}

/** A queue of jobs that never blocks the page for longer than one slice. */
export function createIdleJobs({ abortSignal, now, whenIdle, onPause }: IdleJobsDeps): IdleJobs {
  const jobs: IdleJob[] = [];
  let isSliceScheduled = false;
  /** Slices that the first job got in a row. */
  let slices = 0;

  const scheduleSlice = () => {
    if (isSliceScheduled || abortSignal.aborted) return;
    isSliceScheduled = true;
    whenIdle(slice, PATIENCE_MS);
  };
  const removeFirst = () => {
    slices = 0;
    return jobs.shift();
  };
  const takeTurns = () => {
    const job = ++slices >= TURN && removeFirst();
    if (job) jobs.push(job);
  };
  /** Runs jobs until the time is up or all have to wait. Returns whether there is more to do. */
  const runJobs = (end: number): boolean => {
    /** Jobs at the end of the queue that have to wait. */
    let stalled = 0;
    for (let job = jobs[0]; job && stalled < jobs.length && now() < end; job = jobs[0]) {
      const ran = runUntil(job, end, now);
      if (ran !== 'time') removeFirst();
      if (ran !== STALL) continue;
      jobs.push(job);
      stalled++;
    }
    return stalled < jobs.length;
  };
  const slice = () => {
    isSliceScheduled = false;
    if (abortSignal.aborted) return;
    const more = runJobs(now() + SLICE_MS);
    takeTurns();
    onPause(more);
    if (more) scheduleSlice();
  };

  return {
    add(job) {
      jobs.push(job);
      scheduleSlice();
    },
    resume() {
      if (jobs.length > 0) scheduleSlice();
      return jobs.length > 0;
    },
    busy: () => jobs.length > 0,
  };
}

/** Runs a job until it is done, has to wait, or the time is up. */
function runUntil(job: IdleJob, end: number, now: () => number): 'done' | typeof STALL | 'time' {
  for (;;) {
    const { done, value } = job.next();
    if (done) return 'done';
    if (value === STALL) return STALL;
    if (now() >= end) return 'time';
  }
}

/**
 * Uses `scheduler.postTask` at the lowest priority. Of idle callbacks one runs in each idle period of
 * up to 50 ms; these tasks follow each other while the page is idle. They have no timeout, so it is
 * added here.
 */
export function whenIdle(run: () => void, patience: number): void {
  let ran = false;
  const once = () => {
    if (ran) return;
    ran = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, patience);
  void scheduler.postTask(once, { priority: 'background' });
}
