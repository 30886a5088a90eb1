import { type ReadonlySignal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Problem } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import {
  type FoundByName,
  MAX_SEARCH_TEXT,
  MIN_SEARCH_TEXT,
  type RecordMatch,
} from '@/lib/outbox/model/entry';

/** What is shown of a search by name. */
type ShownSearch =
  | { state: 'searching' }
  | ({ state: 'found' } & FoundByName)
  | { state: 'failed'; problem: Problem };

/** The search of a CRM by name, for the record of the open call. */
export interface RecordSearchModel {
  text: ReadonlySignal<string>;
  /** `undefined` while the list is closed. */
  shown: ReadonlySignal<ShownSearch | undefined>;
  /** Which of the found records the arrow keys reached; none at first. */
  reached: ReadonlySignal<number | undefined>;
  /** Searches once typing pauses. A text of less than two characters closes the list. */
  type(text: string, connector: ConnectorId): void;
  /** Moves through the found records, and around at their ends. */
  move(by: 1 | -1): void;
  /** The record that the arrow keys reached. */
  reachedRecord(): RecordMatch | undefined;
  /** Closes the list and ends the search. The text stays. */
  close(): void;
  /** Closes the list and empties the text. */
  clear(): void;
}

/** Typing that pauses for this long is searched, ms. */
const PAUSE_MS = 300;

/** Creates the model. What an earlier text found is dropped: nobody can choose it by mistake. */
export function createRecordSearch(
  ask: Ask,
  openCall: () => string | undefined,
  abortSignal: AbortSignal,
): RecordSearchModel {
  const text = signal('');
  const shown = signal<ShownSearch>();
  const reached = signal<number>();
  const turns = createLatestOnly(abortSignal);
  let running: { callId: string; connector: ConnectorId } | undefined;

  function close(): void {
    turns.end();
    shown.value = undefined;
    reached.value = undefined;
    if (running) void ask('stop-record-search', running);
    running = undefined;
  }

  async function search(sought: string, connector: ConnectorId, turn: AbortSignal): Promise<void> {
    const callId = openCall();
    if (turn.aborted || callId === undefined) return;
    running = { callId, connector };
    const answer = await ask('search-records', { ...running, text: sought });
    if (turn.aborted) return;
    running = undefined;
    shown.value = answer.ok
      ? { state: 'found', ...answer.value }
      : { state: 'failed', problem: answer.error };
  }

  function recordsFound(): readonly RecordMatch[] {
    return shown.value?.state === 'found' ? shown.value.records : [];
  }

  return {
    ...{ text, shown, reached, close },
    type(typed, connector) {
      close();
      text.value = typed;
      const sought = typed.trim().slice(0, MAX_SEARCH_TEXT).trimEnd();
      if (sought.length < MIN_SEARCH_TEXT) return;
      shown.value = { state: 'searching' };
      const turn = turns.begin();
      const timer = setTimeout(() => void search(sought, connector, turn), PAUSE_MS);
      turn.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    move(by) {
      const { length } = recordsFound();
      if (length === 0) return;
      const from = reached.value ?? (by === 1 ? -1 : length);
      reached.value = (from + by + length) % length;
    },
    reachedRecord: () => recordsFound()[reached.value ?? -1],
    clear() {
      close();
      text.value = '';
    },
  };
}
