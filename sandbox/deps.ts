import type { DatabaseSync } from 'node:sqlite';
import type { SandboxOptions } from './options';

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

/** Dependencies of the sandbox's operations. */
export interface SandboxDeps {
  db: DatabaseSync;
  options: SandboxOptions;
  /** Returns the real time in epoch milliseconds. */
  now: () => number;
  /** Returns an id that cannot be guessed. */
  newId: () => string;
  delay: RealDelay;
  /** Aborted when the sandbox stops. */
  abortSignal: AbortSignal;
}
