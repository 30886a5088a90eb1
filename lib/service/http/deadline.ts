/** Time limit of one request. Ends it at the timeout or when the caller aborts. */
export interface Deadline {
  /** Signal for `fetch`. */
  readonly abortSignal: AbortSignal;
  /** Returns why the request was ended, if it was. */
  why(): 'timeout' | 'aborted' | undefined;
  /** Waits for `work` until the deadline, even if `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Removes the timer and the listener. Call it when the request is over. */
  end(): void;
}

/**
 * Starts a deadline of `timeoutMs` milliseconds. It also follows the caller's `signal`, which must
 * not be aborted yet.
 */
export function startDeadline(timeoutMs: number, abortSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;
  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const onCallerAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), timeoutMs);
  abortSignal?.addEventListener('abort', onCallerAbort, { once: true });
  return {
    abortSignal: controller.signal,
    why: () => reason,
    race: (work) => raceSignal(work, controller.signal),
    end: () => {
      clearTimeout(timer);
      abortSignal?.removeEventListener('abort', onCallerAbort);
    },
  };
}

function raceSignal<T>(work: Promise<T>, abortSignal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(abortSignal.reason);
    if (abortSignal.aborted) onAbort();
    abortSignal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => abortSignal.removeEventListener('abort', onAbort));
  });
}
