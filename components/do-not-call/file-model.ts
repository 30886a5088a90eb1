import { type ReadonlySignal, signal } from '@preact/signals';
import { CSV_START, csvOf } from '@/components/shared/files/csv';
import { createBusyFlag } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { BadRow, DoNotCallEntry, RowToImport } from '@/lib/do-not-call/model';
import { decodeText } from '@/lib/lists/formats/text/decode-text';
import { readCsv } from '@/lib/lists/formats/text/read-csv';
import type { Ask } from '@/lib/messages/client';
import { rowsToImport } from './file-rows';

/** Rows per message. */
const BATCH = 500;

/** Columns of the file, which an import reads back. */
const COLUMNS = ['entry', 'kind', 'name', 'words', 'source', 'by', 'added'];

/** The progress of an import, or its result. */
export interface ImportState {
  done: number;
  rows: number;
  added: number;
  already: number;
  bad: BadRow[];
  /** Why it stopped early. What was added stays. */
  problem?: Problem;
}

/** What files of the list need. */
export interface FileModelDeps {
  ask: Ask;
  /** Saves a file on the rep's disk. */
  save: (name: string, parts: string[]) => void;
  /** Epoch ms. */
  now: () => number;
  /** Called after entries were added. */
  onAdded: () => void;
}

/** The list as a file, in and out. */
export interface FileModel {
  imported: ReadonlySignal<ImportState | undefined>;
  /** Entries in the file that was saved last, or why it was not. */
  saved: ReadonlySignal<number | Problem | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Reads a CSV file, of any separator and encoding. */
  importFile(file: Pick<File, 'arrayBuffer'>): Promise<void>;
  exportCsv(): Promise<void>;
  /** Saves all changes of the list, signed, for an auditor. */
  exportProof(): Promise<void>;
  /** The fingerprint of the key that signed it. */
  fingerprint: ReadonlySignal<string | undefined>;
}

const NOTHING: ImportState = { done: 0, rows: 0, added: 0, already: 0, bad: [] };

/** Creates the model of files. */
export function createFileModel(
  { ask, save, now, onAdded }: FileModelDeps,
  abortSignal: AbortSignal,
): FileModel {
  const imported = signal<ImportState>();
  const saved = signal<number | Problem>();
  const fingerprint = signal<string>();
  const busy = createBusyFlag();

  async function importFile(file: Pick<File, 'arrayBuffer'>): Promise<void> {
    const onProgress = (state: ImportState) => {
      imported.value = state;
    };
    await importRows(ask, await readRows(file), onProgress, abortSignal);
    onAdded();
  }

  async function exportCsv(): Promise<void> {
    const entries = await readEntries(ask);
    if (!Array.isArray(entries)) {
      saved.value = entries;
      return;
    }
    const csv = csvOf([COLUMNS, ...entries.map(cellsOf)]);
    save(`handset-do-not-call-${dayOf(now())}.csv`, [CSV_START, csv]);
    saved.value = entries.length;
  }

  async function exportProof(): Promise<void> {
    const answer = await ask('prove-do-not-call', null);
    saved.value = answer.ok ? answer.value.changes : answer.error;
    if (!answer.ok) return;
    fingerprint.value = answer.value.fingerprint;
    save(`handset-do-not-call-${dayOf(now())}.json`, [answer.value.file]);
  }

  return {
    imported,
    fingerprint,
    exportProof: () => busy.once(exportProof),
    saved,
    busy: busy.value,
    importFile: (file) => busy.once(() => importFile(file)),
    exportCsv: () => busy.once(exportCsv),
  };
}

/** Reads a file's rows; undefined if the browser cannot read it. */
async function readRows(file: Pick<File, 'arrayBuffer'>): Promise<RowToImport[] | undefined> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && rowsToImport(readCsv(decodeText(new Uint8Array(bytes))));
}

/** Adds rows to the list, batch by batch, until one fails. Reports the progress before and after each. */
async function importRows(
  ask: Ask,
  rows: RowToImport[] | undefined,
  onProgress: (state: ImportState) => void,
  abortSignal: AbortSignal,
): Promise<void> {
  let state = startOf(rows);
  onProgress(state);
  while (rows && state.done < rows.length && !state.problem && !abortSignal.aborted) {
    const batch = rows.slice(state.done, state.done + BATCH);
    const answer = await ask('import-do-not-call', { rows: batch });
    state = answer.ok
      ? addUp(state, answer.value, batch.length)
      : { ...state, problem: answer.error };
    onProgress(state);
  }
}

function startOf(rows: readonly unknown[] | undefined): ImportState {
  if (!rows) return { ...NOTHING, problem: { code: 'file-unreadable' } };
  return { ...NOTHING, rows: rows.length };
}

/** Reads all entries of the list, page by page. */
async function readEntries(ask: Ask): Promise<DoNotCallEntry[] | Problem> {
  const entries: DoNotCallEntry[] = [];
  for (;;) {
    const after = entries.at(-1)?.key;
    const answer = await ask('export-do-not-call', after === undefined ? {} : { after });
    if (!answer.ok) return answer.error;
    if (answer.value.length === 0) return entries;
    entries.push(...answer.value);
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function addUp(
  state: ImportState,
  { added, already, bad }: Pick<ImportState, 'added' | 'already' | 'bad'>,
  rows: number,
): ImportState {
  return {
    ...state,
    done: state.done + rows,
    added: state.added + added,
    already: state.already + already,
    bad: [...state.bad, ...bad],
  };
}

function cellsOf({ text, kind, name = '', words, source, by, addedAt }: DoNotCallEntry): string[] {
  return [text, kind, name, words, source, by, new Date(addedAt).toISOString()];
}
