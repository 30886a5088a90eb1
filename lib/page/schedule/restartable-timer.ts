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
