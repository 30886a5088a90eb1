import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag } from '@/components/shared/turns';
import { callsFileSchema, type ImportEntry, type ImportedCalls } from '@/lib/calls/log/model';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';

/** Entries per message. */
const BATCH = 200;

/** The progress of an import, or its result. */
export interface CallsImportState extends ImportedCalls {
  done: number;
  entries: number;
  /** Why it stopped early. What was added stays. */
  problem?: Problem;
}

/** Calls from a file. */
export interface CallsImportModel {
  state: ReadonlySignal<CallsImportState | undefined>;
  busy: ReadonlySignal<boolean>;
  importFile(file: Pick<File, 'text'>): Promise<void>;
}

const NOTHING = { done: 0, added: 0, updated: 0, already: 0, bad: [] };

/** Creates the model of importing calls. The background parses each entry. */
export function createCallsImport(ask: Ask, abortSignal: AbortSignal): CallsImportModel {
  const state = signal<CallsImportState>();
  const busy = createBusyFlag();

  async function importFile(file: Pick<File, 'text'>): Promise<void> {
    const entries = await entriesOf(file);
    let next: CallsImportState = { ...NOTHING, entries: entries?.length ?? 0 };
    if (!entries) next = { ...next, problem: { code: 'file-unreadable' } };
    state.value = next;
    while (next.done < next.entries && !next.problem && !abortSignal.aborted) {
      const batch = entries?.slice(next.done, next.done + BATCH) ?? [];
      const answer = await ask('import-calls', { entries: batch });
      next = answer.ok
        ? addUp(next, answer.value, batch.length)
        : { ...next, problem: answer.error };
      state.value = next;
    }
  }

  return { state, busy: busy.value, importFile: (file) => busy.once(() => importFile(file)) };
}

async function entriesOf(file: Pick<File, 'text'>): Promise<ImportEntry[] | undefined> {
  try {
    const { calls } = callsFileSchema.parse(JSON.parse(await file.text()));
    return calls.map((entry, index) => ({ position: index + 1, entry }));
  } catch {
    return undefined;
  }
}

function addUp(state: CallsImportState, more: ImportedCalls, count: number): CallsImportState {
  return {
    ...state,
    done: state.done + count,
    added: state.added + more.added,
    updated: state.updated + more.updated,
    already: state.already + more.already,
    bad: [...state.bad, ...more.bad],
  };
}
