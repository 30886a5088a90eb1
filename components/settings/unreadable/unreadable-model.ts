import { type ReadonlySignal, signal } from '@preact/signals';
import type { Problem } from '@/lib/calls/model';
import type { UnreadableCount } from '@/lib/database/model';
import type { Ask } from '@/lib/messages/client';

/** What the model needs. */
export interface UnreadableDeps {
  ask: Ask;
  /** Saves a text as a file of the rep's. */
  saveText: (text: string, name: string) => void;
}

/** Stored rows that cannot be read. */
export interface UnreadableModel {
  /** How many there are; 0 until they are counted. */
  count: ReadonlySignal<number>;
  /** How many were removed, or why the last press did nothing. */
  result: ReadonlySignal<number | Problem | undefined>;
  /** Saves them to a file. */
  save(): Promise<void>;
  /** Removes them. */
  remove(): Promise<void>;
}

const FILE_NAME = 'handset-unreadable.json';

/** Creates the model, and counts the rows. */
export function createUnreadableModel(
  { ask, saveText }: UnreadableDeps,
  abortSignal: AbortSignal,
): UnreadableModel {
  const count = signal(0);
  const result = signal<number | Problem>();
  void readUnreadable(ask).then((counts) => {
    if (!abortSignal.aborted) count.value = sumOf(counts);
  });
  return {
    count,
    result,
    async save() {
      const answer = await ask('export-unreadable-rows', null);
      result.value = answer.ok ? undefined : answer.error;
      if (answer.ok) saveText(answer.value, FILE_NAME);
    },
    async remove() {
      const answer = await ask('remove-unreadable-rows', null);
      result.value = answer.ok ? answer.value : answer.error;
      count.value = sumOf(await readUnreadable(ask));
    },
  };
}

/** Reads how many rows of each table cannot be read; none if the background does not answer. */
export async function readUnreadable(ask: Ask): Promise<UnreadableCount[]> {
  const answer = await ask('unreadable-rows', null);
  return answer.ok ? answer.value : [];
}

function sumOf(counts: readonly UnreadableCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
