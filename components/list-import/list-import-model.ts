/**
 * A list on its way into the queue: a file of any usual format, or pasted text. The queue's view starts it.
 * A thread of its own reads the list (reading/); the background reads the numbers, each in the country of
 * its row, and queues the contacts. What nothing decides is asked, in groups. It calls nobody, and adds
 * nothing before the rep saw what it would be. What was pasted stays until it was queued.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createNumberTexts, type NumberTexts } from '@/components/shared/models/number-texts';
import { reactTo } from '@/components/shared/react-to';
import { createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { ListSource } from '@/lib/lists/formats/read-table';
import type { Ask } from '@/lib/messages/client';
import type { AddedToQueue } from '@/lib/queue/model';
import { createOpenedList, type OpenedListDeps, type OpenedListModel } from './opened-list';
import { keptCells } from './reading/contact-to-queue';
import { sendContacts } from './reading/queue-contacts';
import type { ReadProgress } from './reading/read-numbers';

/** The result of adding a list. */
interface AddedList extends AddedToQueue {
  importId: string;
  /** Contacts that were left out because the rep did not answer. */
  unanswered: number;
}

/** What came of the last list: it was added, its import was undone, or neither and why. */
export type ImportOutcome = AddedList | { undone: number } | Problem;

/** A pasted list or a file on its way into the queue. */
export interface ListImportModel
  extends Pick<OpenedListModel, 'list' | 'progress' | 'sums' | 'setLayout' | 'setEncoding'> {
  /** What the rep pasted. It stays until it was queued. */
  text: ReadonlySignal<string>;
  outcome: ReadonlySignal<ImportOutcome | undefined>;
  /** How the numbers of the first contacts are written. */
  texts: Pick<NumberTexts, 'of'>;
  /** How many contacts were added, while they are. */
  adding: ReadonlySignal<ReadProgress | undefined>;
  type(text: string): void;
  /** Reads what was pasted. `html` is the same as a web page has it. */
  readText(html?: string): Promise<void>;
  readFile(file: Pick<File, 'arrayBuffer' | 'name'>): Promise<void>;
  /** Queues the contacts that can be called. */
  add(): Promise<void>;
  /** Takes out again what the last list added, unless it was called. */
  undo(): Promise<void>;
  /** Drops the list, or stops reading or adding it. What was typed, or added, stays. */
  drop(): void;
}

/** What the import needs. */
export interface ListImportDeps extends Pick<OpenedListDeps, 'openReader'> {
  ask: Ask;
  /** A new UUID for each list. */
  newImportId: () => string;
  /** Called after contacts were added or taken out. */
  onAdded: () => void;
}

/** Creates the model of queueing a list. */
export function createListImportModel(
  deps: ListImportDeps,
  abortSignal: AbortSignal,
): ListImportModel {
  const { ask, newImportId, onAdded } = deps;
  const text = signal('');
  const outcome = signal<ImportOutcome>();
  const adding = signal<ReadProgress>();
  const busy = createBusyFlag();
  const onProblem = (problem: Problem) => {
    outcome.value = problem;
  };
  const opened = createOpenedList({ ...deps, onProblem }, abortSignal);
  const texts = createNumberTexts(ask, abortSignal);
  reactTo(
    () => opened.sums.summary.value?.firstContacts ?? [],
    (first) => void texts.want(first.flatMap(({ numbers }) => numbers[0]?.e164 ?? [])),
    abortSignal,
  );

  async function open(source: ListSource, file?: string): Promise<void> {
    outcome.value = undefined;
    await opened.open(source, { importId: newImportId(), ...(file && { file }) });
  }

  async function readFile(file: Pick<File, 'arrayBuffer' | 'name'>): Promise<void> {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes)
      await open({ name: file.name, bytes: new Uint8Array(bytes) }, file.name.slice(0, 255));
    else onProblem({ code: 'file-unreadable' });
  }

  async function add(): Promise<void> {
    const typed = text.peek();
    const added = await addOpened(deps, opened, adding);
    onAdded();
    // After a failure the list stays: a second press adds the rest, and nobody twice.
    if (added && !('code' in added)) {
      const isPasted = opened.list.peek()?.file === undefined;
      if (isPasted && added.unanswered === 0 && text.peek() === typed) text.value = '';
      opened.close();
    }
    outcome.value = added;
  }

  async function undo(): Promise<void> {
    const last = outcome.peek();
    if (!last || !('importId' in last)) return;
    const undone = await ask('undo-import', { importId: last.importId });
    outcome.value = undone.ok ? { undone: undone.value } : undone.error;
    onAdded();
  }

  return {
    ...opened,
    ...{ text, texts, outcome, adding, readFile, undo },
    type(typed) {
      text.value = typed;
      if (!opened.list.peek()?.file) opened.close();
    },
    readText: (html) => open({ text: text.peek(), ...(html && { html }) }),
    add: async () => void (await busy.once(add)),
    drop: opened.close,
  };
}

/** Queues the contacts of the open list that can be called. */
async function addOpened(
  { ask }: ListImportDeps,
  { list, sums, reading }: OpenedListModel,
  adding: Signal<ReadProgress | undefined>,
): Promise<AddedList | Problem | undefined> {
  const current = list.peek();
  const summary = sums.summary.peek();
  const open = reading();
  if (!current || !summary || !open) return undefined;
  const { importId, file, layout } = current;
  const headings = keptCells((layout?.columns ?? []).map(({ heading = '' }) => heading));
  const onPart = (progress: ReadProgress) => {
    adding.value = progress;
  };
  onPart({ done: 0, of: summary.ready });
  const listed = { importId, headings, ...(file && { file }) };
  const added = await sendContacts({ ask, onPart, ...open }, listed, summary.ready);
  adding.value = undefined;
  const { uncallable, unanswered } = summary;
  return 'code' in added ? added : { ...added, importId, unanswered, uncallable };
}
