import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createBusyFlag, createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import { decodeText } from '@/lib/lists/formats/text/decode-text';
import { readCsv } from '@/lib/lists/formats/text/read-csv';
import type { TableRow } from '@/lib/lists/model';
import type { Ask } from '@/lib/messages/client';
import type { AddedToQueue } from '@/lib/queue/model';
import { guessColumns, type ListColumns } from './list-columns';
import { listRows, queueRows, type ReadPreview, readListRows } from './read-rows';

/** A pasted list or a file on its way into the queue. */
export interface ListImportModel {
  /** What the rep pasted. It stays until it was queued. */
  text: ReadonlySignal<string>;
  /** The file, if the list is one. */
  file: ReadonlySignal<string | undefined>;
  /** The headings of the columns; undefined where a column has none. */
  headings: ReadonlySignal<readonly (string | undefined)[]>;
  columns: ReadonlySignal<ListColumns | undefined>;
  preview: ReadonlySignal<ReadPreview | undefined>;
  /** The result for the list that was added last. */
  result: ReadonlySignal<AddedToQueue | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  type(text: string): void;
  /** Reads what was pasted. */
  readText(): Promise<void>;
  readFile(file: Pick<File, 'arrayBuffer' | 'name'>): Promise<void>;
  /** Corrects a column, and reads the list again. */
  choose(columns: Partial<ListColumns>): Promise<void>;
  /** Reads national numbers in another country. */
  chooseCountry(country: string): Promise<void>;
  /** Queues the good rows. */
  add(): Promise<void>;
  /** Drops the list. What was typed stays. */
  drop(): void;
}

/** A list that was opened. */
interface OpenList {
  file: string | undefined;
  rows: readonly TableRow[];
  columns: ListColumns;
}

/** Creates the model of queueing a list. `onAdded` is called after numbers were queued. */
export function createListImportModel(
  { ask, onAdded }: { ask: Ask; onAdded: () => void },
  abortSignal: AbortSignal,
): ListImportModel {
  const text = signal('');
  const result = signal<AddedToQueue | Problem>();
  const { list, preview, open } = createOpenedList(ask, result, abortSignal);
  const busy = createBusyFlag();

  async function reopen(columns: Partial<ListColumns>, country?: string): Promise<void> {
    const opened = list.peek();
    if (opened) await open({ ...opened, columns: { ...opened.columns, ...columns } }, country);
  }

  async function readFile(file: Pick<File, 'arrayBuffer' | 'name'>): Promise<void> {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes) await open(openedList(decodeText(new Uint8Array(bytes)), file.name));
    else result.value = { code: 'file-unreadable' };
  }

  async function add(): Promise<void> {
    const { file } = list.peek() ?? {};
    const typed = text.peek();
    const added = await queueGoodRows(ask, preview.peek(), file);
    onAdded();
    // After a failure the list stays: a second press adds the rest, and nobody twice.
    if (!('code' in added)) {
      if (!file && text.peek() === typed) text.value = '';
      await open(undefined);
    }
    result.value = added;
  }

  return {
    text,
    ...shownOf(list),
    preview,
    result,
    busy: busy.value,
    type(typed) {
      text.value = typed;
      if (!list.peek()?.file) void open(undefined);
    },
    readText: () => open(openedList(text.peek())),
    readFile,
    choose: (columns) => reopen(columns, preview.peek()?.country),
    chooseCountry: (country) => reopen({}, country),
    add: () => busy.once(add),
    drop: () => void open(undefined),
  };
}

/** The list that is opened, and the rows that were read of it. Opening one clears the last result. */
function createOpenedList(
  ask: Ask,
  result: Signal<AddedToQueue | Problem | undefined>,
  abortSignal: AbortSignal,
) {
  const list = signal<OpenList>();
  const preview = signal<ReadPreview>();
  const turns = createLatestOnly(abortSignal);

  /** Opens a list, or none, and reads its rows. */
  async function open(opened: OpenList | undefined, country?: string): Promise<void> {
    const abortSignal = turns.begin();
    batch(() => {
      list.value = opened;
      preview.value = undefined;
      result.value = undefined;
    });
    if (!opened) return;
    const onRead = (state: ReadPreview) => {
      if (!abortSignal.aborted) preview.value = state;
    };
    const request = { rows: listRows(opened.rows, opened.columns), country, abortSignal };
    await readListRows(ask, request, onRead);
  }

  return { list, preview, open };
}

/** What the view shows of the opened list. */
function shownOf(list: ReadonlySignal<OpenList | undefined>) {
  return {
    file: computed(() => list.value?.file),
    columns: computed(() => list.value?.columns),
    headings: computed(() => headingsOf(list.value)),
  };
}

/** Queues the rows that have a number. Returns how many, or why not all. */
async function queueGoodRows(
  ask: Ask,
  preview: ReadPreview | undefined,
  file: string | undefined,
): Promise<AddedToQueue | Problem> {
  const { good = [], wrong = [] } = preview ?? {};
  const added = await queueRows(ask, { kind: 'list', ...(file && { file }) }, good);
  return 'code' in added ? added : { ...added, uncallable: wrong.length };
}

function openedList(content: string, file?: string): OpenList {
  const rows = readCsv(content);
  return { file: file?.slice(0, 255), rows, columns: guessColumns(rows) };
}

function headingsOf(list: OpenList | undefined): readonly (string | undefined)[] {
  const { rows = [], columns } = list ?? {};
  const width = Math.max(0, ...rows.slice(0, 100).map(({ cells }) => cells.length));
  const first = columns?.hasHeadings ? rows[0]?.cells : undefined;
  return Array.from({ length: width }, (_, column) => first?.[column] || undefined);
}
