/** Runs `work` after `ms` real milliseconds. Its signal aborts when the sandbox stops. */
export type RealDelay = (ms: number, work: (signal: AbortSignal) => unknown) => void;

/** Returns a `Delay` whose timers are cleared by `signal` and do not keep the process alive. */
export function createRealDelay(signal: AbortSignal): RealDelay {
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
