import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag, createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { CalledContact, QueuedList } from '@/lib/queue/model';

/** The lists that were added to the queue, and what was called of them. */
export interface QueuedListsModel {
  lists: ReadonlySignal<readonly QueuedList[]>;
  /** The name of the file that was saved last, or why there is none. */
  saved: ReadonlySignal<string | 'nothing-called' | Problem | undefined>;
  refresh(): void;
  /** Takes out who waits. Who was called stays, for the results. */
  remove(list: QueuedList): Promise<void>;
  /** Saves what was called of a list, in the shape of its file. */
  exportResults(list: QueuedList): Promise<void>;
}

/** What the lists need. */
export interface QueuedListsDeps {
  ask: Ask;
  /** Downloads a file. */
  save: (name: string, parts: string[]) => void;
  /** Writes the results as a file. */
  fileOf: (headings: readonly string[], contacts: readonly CalledContact[]) => string[];
  /** Called after contacts were taken out. */
  onRemoved: () => void;
}

/** Creates the model of the lists in the queue. */
export function createQueuedListsModel(
  { ask, save, fileOf, onRemoved }: QueuedListsDeps,
  abortSignal: AbortSignal,
): QueuedListsModel {
  const lists = signal<readonly QueuedList[]>([]);
  const saved = signal<string | 'nothing-called' | Problem>();
  const reads = createLatestOnly(abortSignal);
  const exporting = createBusyFlag();

  async function read(): Promise<void> {
    const latest = reads.begin();
    const answer = await ask('queued-lists', null);
    if (answer.ok && !latest.aborted) lists.value = answer.value;
  }

  async function exportResults({ importId, file }: QueuedList): Promise<void> {
    const results = await readAll(ask, importId);
    if ('code' in results) saved.value = results;
    else if (results.contacts.length === 0) saved.value = 'nothing-called';
    else {
      const name = resultsName(file);
      save(name, fileOf(results.headings, results.contacts));
      saved.value = name;
    }
  }

  return {
    ...{ lists, saved },
    refresh: () => void read(),
    async remove({ importId }) {
      const answer = await ask('undo-import', { importId });
      if (!answer.ok) saved.value = answer.error;
      onRemoved();
    },
    exportResults: async (list) => void (await exporting.once(() => exportResults(list))),
  };
}

async function readAll(
  ask: Ask,
  importId: string,
): Promise<{ headings: string[]; contacts: CalledContact[] } | Problem> {
  const contacts: CalledContact[] = [];
  for (let after: number | undefined; ; ) {
    const part = await ask('list-results', { importId, ...(after !== undefined && { after }) });
    if (!part.ok) return part.error;
    contacts.push(...part.value.results);
    after = part.value.next;
    if (after === undefined) return { headings: part.value.headings, contacts };
  }
}

/** `leads.xlsx` → `leads-results.csv`. */
function resultsName(file = 'list'): string {
  return `${file.replace(/\.[^.]{1,5}$/, '')}-results.csv`;
}
