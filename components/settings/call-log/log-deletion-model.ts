import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import type { LogDeletion } from '@/lib/calls/log/model';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** Deleting the call log by hand. */
export interface LogDeletionModel {
  /** What it would do, while the rep is asked. */
  asked: ReadonlySignal<LogDeletion | undefined>;
  /** Number of calls deleted last, or why none were. */
  result: ReadonlySignal<number | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Counts what would be deleted, and asks the rep. */
  ask(): Promise<void>;
  cancel(): void;
  /** Deletes what the rep was asked about. */
  confirm(): Promise<void>;
}

/** Creates the model. Nothing is deleted before the rep was asked. */
export function createLogDeletionModel(send: Ask): LogDeletionModel {
  const asked = signal<LogDeletion>();
  const result = signal<number | Problem>();
  const busy = createBusyFlag();

  async function preview(): Promise<void> {
    result.value = undefined;
    const answer = await send('preview-log-deletion', null);
    if (answer.ok) asked.value = answer.value;
    else result.value = answer.error;
  }

  async function remove(): Promise<void> {
    const answer = await send('delete-log', null);
    asked.value = undefined;
    result.value = answer.ok ? answer.value : answer.error;
  }

  return {
    asked,
    result,
    busy: busy.value,
    ask: () => busy.once(preview),
    cancel() {
      asked.value = undefined;
    },
    async confirm() {
      if (asked.value) await busy.once(remove);
    },
  };
}
