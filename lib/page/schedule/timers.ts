/** Runs something once, `ms` milliseconds later. Tests bring their own clock. */
export type Delay = (run: () => void, ms: number) => void;

/** A delay by the browser's clock. Once the signal has aborted, nothing runs any more. */
export function createDelay(abortSignal: AbortSignal): Delay {
  return (run, ms) => {
    setTimeout(() => abortSignal.aborted || run(), ms);
  };
}

/** One pending call. */
export interface RestartableTimer {
  /** Calls `run` in `ms` milliseconds, in place of what was pending. */
  start(run: () => void, ms: number): void;
  stop(): void;
}

/** Creates a timer that stops for good when the signal ends. */
export function createRestartableTimer(abortSignal: AbortSignal): RestartableTimer {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(pending);
  abortSignal.addEventListener('abort', stop);
  return {
    start(run, ms) {
      stop();
      if (!abortSignal.aborted) pending = setTimeout(run, ms);
    },
    stop,
  };
}

/** When to look for new shadow roots, in milliseconds: elements are often defined late. */
const LATE_MS = [500, 2000, 6000];

/** Returns a function that on its first call schedules `look` several times. */
export function createLateChecks(look: () => void, delay: Delay): () => void {
  let scheduled = false;
  return () => {
    if (scheduled) return;
    scheduled = true;
    for (const ms of LATE_MS) delay(look, ms);
  };
}

/** Returns a function that runs `run` once, `ms` milliseconds after the first of several calls. */
export function throttle(run: () => void, delay: Delay, ms: number): () => void {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    delay(() => {
      due = false;
      run();
    }, ms);
  };
}
