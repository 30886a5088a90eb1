/** Bounds one exchange: ends it at the time-out or when the caller gives up. */
export interface Deadline {
  /** Hand this to `fetch`. */
  readonly signal: AbortSignal;
  /** Why the exchange was ended, if it was. */
  why(): 'timeout' | 'aborted' | undefined;
  /** Waits for `work`, but no longer than the deadline: also for work that ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Takes timer and listener down. Call it when the exchange is over. */
  end(): void;
}

/** Starts a deadline of `timeoutMs` milliseconds that also follows the caller's `signal` (not yet aborted). */
export function startDeadline(timeoutMs: number, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const giveUp = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    why: () => reason,
    race: (work) => raceSignal(work, controller.signal),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}

function raceSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
