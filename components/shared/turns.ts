import { type ReadonlySignal, signal } from '@preact/signals';

/** Runs one piece of work at a time. */
export interface BusyFlag {
  /** True while work runs. */
  value: ReadonlySignal<boolean>;
  /** Runs `work`; does nothing and resolves with undefined while other work runs. */
  once<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** Creates a busy flag. Work that fails frees it too. */
export function createBusyFlag(): BusyFlag {
  const value = signal(false);
  return {
    value,
    async once(work) {
      if (value.peek()) return undefined;
      value.value = true;
      try {
        return await work();
      } finally {
        value.value = false;
      }
    },
  };
}

/** Work of which only the latest counts: each turn ends the previous one. */
export interface LatestOnly {
  /** Starts a turn. Its signal aborts when the next turn starts. */
  begin(): AbortSignal;
  /** Ends the current turn without starting another. */
  end(): void;
}

/** Creates a sequence of turns. The signal ends the current turn, and every later one at its start. */
export function createLatestOnly(abortSignal: AbortSignal): LatestOnly {
  let turn = new AbortController();
  return {
    begin() {
      turn.abort();
      turn = new AbortController();
      return AbortSignal.any([turn.signal, abortSignal]);
    },
    end: () => turn.abort(),
  };
}
