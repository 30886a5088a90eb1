/** The most time that we take from a page at once, in milliseconds. */
const SLICE_MS = 4;
/** How long a busy page may put us off, in milliseconds: endless mutation never starves marking. */
const PATIENCE_MS = 250;

/** So many slices in a row has one job before it is the next one's turn: what is read is painted meanwhile. */
const TURN = 50;

/** Yielded by a job that has to wait for something: others go on, and it does when it is woken. */
export const WAIT = 'wait';

/** What a job yields at each pause. */
export type Step = typeof WAIT | undefined;

/** Work that pauses at each `yield`. */
export type Job = Iterator<Step>;

/** Runs jobs in idle slices of a page, one after the other but for those that take very long. */
export interface IdleJobs {
  add(job: Job): void;
  /** What jobs waited for may have come: they are asked again. */
  resume(): void;
  /** Whether there is work left. */
  busy(): boolean;
}

/** What slicing needs of the world; tests bring their own. */
export interface IdleJobsDeps {
  signal: AbortSignal;
  now: () => number;
  /** Calls back when the page has nothing else to do, at the latest after `patience` milliseconds. */
  whenIdle: (run: () => void, patience: number) => void;
  /** Called at the end of each slice. */
  onPause: () => void;
}

/** A queue of jobs that never holds the page longer than one slice. */
export function createIdleJobs({ signal, now, whenIdle, onPause }: IdleJobsDeps): IdleJobs {
  const jobs: Job[] = [];
  let waiting = false;
  /** Slices that the first job has had in a row. */
  let had = 0;

  const wait = () => {
    if (waiting || signal.aborted) return;
    waiting = true;
    whenIdle(slice, PATIENCE_MS);
  };
  const leave = () => {
    had = 0;
    return jobs.shift();
  };
  const letOthersIn = () => {
    const job = ++had >= TURN && leave();
    if (job) jobs.push(job);
  };
  /** Runs jobs until the time is up, or all have to wait; says whether there is more to do. */
  const runJobs = (end: number): boolean => {
    /** How many had to wait in a row: they stand at the end of the queue. */
    let resting = 0;
    for (let job = jobs[0]; job && resting < jobs.length && now() < end; job = jobs[0]) {
      const ran = runUntil(job, end, now);
      if (ran !== 'time') leave();
      if (ran !== WAIT) continue;
      jobs.push(job);
      resting++;
    }
    return resting < jobs.length;
  };
  const slice = () => {
    waiting = false;
    if (signal.aborted) return;
    const more = runJobs(now() + SLICE_MS);
    letOthersIn();
    onPause();
    if (more) wait();
  };

  return {
    add(job) {
      jobs.push(job);
      wait();
    },
    resume() {
      if (jobs.length > 0) wait();
    },
    busy: () => jobs.length > 0,
  };
}

/** Runs a job until it is done, has to wait, or the time is up. */
function runUntil(job: Job, end: number, now: () => number): 'done' | typeof WAIT | 'time' {
  for (;;) {
    const { done, value } = job.next();
    if (done) return 'done';
    if (value === WAIT) return WAIT;
    if (now() >= end) return 'time';
  }
}

/**
 * `scheduler.postTask` at the lowest priority: other than idle callbacks, of which one runs in each
 * idle period of up to 50 ms, slices follow each other as long as the page has nothing to do. It
 * knows no patience of its own. Idle callbacks where there is no scheduler.
 */
export function whenIdle(run: () => void, patience: number): void {
  if (!globalThis.scheduler) {
    requestIdleCallback(run, { timeout: patience });
    return;
  }
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
