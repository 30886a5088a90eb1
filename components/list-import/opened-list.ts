import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { ListSource } from '@/lib/lists/formats/read-table';
import type { TextEncoding } from '@/lib/lists/formats/text/guess-encoding';
import type { ListLayout } from '@/lib/lists/model';
import type { Ask } from '@/lib/messages/client';
import type { OpenedTable } from './reading/contact-source';
import type { ListReader } from './reading/list-reader';
import { type ReadProgress, readNumbers } from './reading/read-numbers';
import { createSumsModel, type SumsModel } from './sums-model';

/** What tells one import from another. */
interface ImportName {
  importId: string;
  file?: string;
}

/** The list that is open. */
interface OpenList extends ImportName {
  /** Absent for an address book. */
  table?: OpenedTable;
  /** How its table is read. */
  layout?: ListLayout;
  guessedEncoding?: TextEncoding;
}

/** The list that is open, and what was read of it. */
export interface OpenedListModel {
  list: ReadonlySignal<OpenList | undefined>;
  /** How far it was read; undefined before and after. */
  progress: ReadonlySignal<ReadProgress | undefined>;
  /** What would be queued. */
  sums: SumsModel;
  /** The reader of the open list, and the signal that aborts when the list is closed. */
  reading: () => OpenReader | undefined;
  open(source: ListSource, name: ImportName): Promise<void>;
  /** Reads the list again with other columns. */
  setLayout(layout: ListLayout): Promise<void>;
  /** Opens the file again in another encoding. */
  setEncoding(encoding: TextEncoding): Promise<void>;
  close(): void;
}

/** What reads the open list. */
interface OpenReader {
  reader: ListReader;
  source: ListSource;
  abortSignal: AbortSignal;
}

/** What the open list needs. */
export interface OpenedListDeps {
  ask: Ask;
  /** Starts what reads a list, until the signal aborts. */
  openReader: (abortSignal: AbortSignal) => ListReader;
  onProblem: (problem: Problem) => void;
}

/** Creates the model of the open list. */
export function createOpenedList(deps: OpenedListDeps, abortSignal: AbortSignal): OpenedListModel {
  const list = signal<OpenList>();
  const progress = signal<ReadProgress>();
  const sums = createSumsModel(deps, abortSignal);
  const openings = createLatestOnly(abortSignal);
  const show = (next: OpenList | undefined, reading?: ReadProgress) =>
    batch(() => {
      list.value = next;
      progress.value = reading;
      sums.clear();
    });
  const read = createRereader({ ...deps, list, progress, sums, show }, abortSignal);
  let current: OpenReader | undefined;

  async function open(source: ListSource, name: ImportName): Promise<void> {
    const ofTurn = openings.begin();
    show(name, NOTHING_READ);
    const reader = deps.openReader(ofTurn);
    current = { reader, source, abortSignal: ofTurn };
    const opening = await reader.open(source).catch(() => UNREADABLE);
    if (ofTurn.aborted) return;
    if ('problem' in opening) {
      close();
      deps.onProblem({ code: opening.problem });
    } else {
      const layout = opening.table && { layout: opening.table.layout };
      await read(current, { ...name, ...opening, ...layout });
    }
  }

  function close(): void {
    openings.end();
    current = undefined;
    show(undefined);
  }

  return {
    ...{ list, progress, sums, reading: () => current, open, close },
    async setLayout(layout) {
      const shown = list.peek();
      if (shown && current) await read(current, { ...shown, layout });
    },
    async setEncoding(encoding) {
      const shown = list.peek();
      if (!shown || !current || 'text' in current.source) return;
      const { importId, file } = shown;
      await open({ ...current.source, encoding }, { importId, ...(file && { file }) });
    },
  };
}

/** What reading all of a list changes. */
interface RereaderDeps extends OpenedListDeps {
  list: Signal<OpenList | undefined>;
  progress: Signal<ReadProgress | undefined>;
  sums: SumsModel;
  show: (next: OpenList, reading: ReadProgress) => void;
}

/** Returns what reads all contacts of a list by its layout. Only the latest reading counts. */
function createRereader(
  { ask, progress, sums, show, onProblem }: RereaderDeps,
  abortSignal: AbortSignal,
): (opened: OpenReader, next: OpenList) => Promise<void> {
  const readings = createLatestOnly(abortSignal);
  return async (opened, next) => {
    show(next, NOTHING_READ);
    const ofTurn = AbortSignal.any([readings.begin(), opened.abortSignal]);
    const onPart = (state: ReadProgress) => {
      if (!ofTurn.aborted) progress.value = state;
    };
    const deps = { reader: opened.reader, ask, abortSignal: ofTurn };
    const problem = await readNumbers(deps, next.layout, onPart).catch(() => LOST);
    if (ofTurn.aborted) return;
    if (problem) onProblem(problem);
    else await sums.show(opened.reader);
    if (!ofTurn.aborted) progress.value = undefined;
  };
}

const NOTHING_READ: ReadProgress = { done: 0, of: 0 };

/** What a thread that failed says of its list. */
const UNREADABLE = { problem: 'list-unreadable' } as const;
const LOST: Problem = { code: 'list-unreadable' };
