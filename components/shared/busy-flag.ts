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
