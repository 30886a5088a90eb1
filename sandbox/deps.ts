import type { DatabaseSync } from 'node:sqlite';
import type { Later } from './delay';
import type { SandboxOptions } from './options';

/** What every operation of the sandbox works with. */
export interface SandboxDeps {
  db: DatabaseSync;
  options: SandboxOptions;
  /** Epoch milliseconds, real time. */
  now: () => number;
  /** An unguessable id. */
  newId: () => string;
  later: Later;
  /** Aborted when the sandbox stops. */
  stopped: AbortSignal;
}
