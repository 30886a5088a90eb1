import { type ReadonlySignal, signal } from '@preact/signals';

/** Runs one piece of work at a time. */
export interface BusyFlag {
  /** True while work runs. */
  value: ReadonlySignal<boolean>;
  /** Runs `work`; does nothing while other work runs. */
  once(work: () => Promise<void>): Promise<void>;
}

/** Creates a busy flag. Work that fails frees it too. */
export function createBusyFlag(): BusyFlag {
  const value = signal(false);
  return {
    value,
    async once(work) {
      if (value.peek()) return;
      value.value = true;
      try {
        await work();
      } finally {
        value.value = false;
      }
    },
  };
}
