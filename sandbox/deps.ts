import type { DatabaseSync } from 'node:sqlite';
import type { RealDelay } from './delay';
import type { SandboxOptions } from './options';

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
