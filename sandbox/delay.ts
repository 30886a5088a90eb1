/** Runs `work` after `ms` real milliseconds. Its signal aborts when the sandbox stops. */
export type RealDelay = (ms: number, work: (abortSignal: AbortSignal) => unknown) => void;

/** Returns a `Delay` whose timers are cleared by `signal` and do not keep the process alive. */
export function createRealDelay(abortSignal: AbortSignal): RealDelay {
  return (ms, work) => {
    const timer = setTimeout(() => {
      abortSignal.removeEventListener('abort', cancel);
      work(abortSignal);
    }, ms);
    const cancel = () => clearTimeout(timer);
    timer.unref();
    abortSignal.addEventListener('abort', cancel, { once: true });
  };
}
