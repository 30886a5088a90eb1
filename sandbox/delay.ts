/** Runs `work` in `ms` real milliseconds, with a signal that says when the sandbox stops. */
export type Later = (ms: number, work: (signal: AbortSignal) => unknown) => void;

/** Timers that all end with `signal` and never keep the process alive. */
export function createLater(signal: AbortSignal): Later {
  return (ms, work) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      work(signal);
    }, ms);
    const cancel = () => clearTimeout(timer);
    timer.unref();
    signal.addEventListener('abort', cancel, { once: true });
  };
}
