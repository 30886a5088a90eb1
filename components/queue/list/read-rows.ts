import type { Problem } from '@/lib/calls/model';
import type { QueueSource } from '@/lib/campaigns/model';
import type { TableRow } from '@/lib/lists/model';
import type { Ask } from '@/lib/messages/client';
import type { AddedToQueue, ReadListRow } from '@/lib/queue/model';
import type { ListColumns } from './list-columns';

/** The longest number and name that are read. */
const MAX_NUMBER = 200;
const MAX_NAME = 120;

/** A row of a list to be read by the background. */
interface ListRow {
  line: number;
  number: string;
  name?: string;
}

/** The rows of a list by the chosen columns. */
export function listRows(rows: readonly TableRow[], columns: ListColumns): ListRow[] {
  return rows.slice(columns.hasHeadings ? 1 : 0).map(({ line, cells }) => {
    const name = columns.name
      .map((column) => cells[column] ?? '')
      .filter(Boolean)
      .join(' ');
    return {
      line,
      number: disarmed(cells[columns.number] ?? '').slice(0, MAX_NUMBER),
      ...(name && { name: name.slice(0, MAX_NAME) }),
    };
  });
}

/** Takes off the apostrophe that spreadsheets put before `+`, and Excel's `="+1…"`. */
function disarmed(cell: string): string {
  const [, quoted] = /^="?([^"]*)"?$/.exec(cell) ?? [];
  return (quoted ?? cell).replace(/^'(?=[+=\d(])/, '');
}

/** Rows per message. */
const BATCH = 500;

/** A row of the list that can be queued. */
export interface GoodRow {
  line: number;
  e164: string;
  /** The number in international format. */
  text: string;
  name?: string;
}

/** A row that can't be, with its reason. */
export interface WrongRow {
  line: number;
  number: string;
  problem: Problem;
}

/** A list as it was read: what would be queued, before it is. */
export interface ReadPreview {
  /** Rows that were read so far, of how many. */
  done: number;
  of: number;
  good: GoodRow[];
  wrong: WrongRow[];
  /** How many good rows have no country code and were read in `country`. */
  national: number;
  /** ISO 3166. */
  country?: string;
  /** Why reading stopped early. */
  problem?: Problem;
}

/** What to read, and in which country. */
interface ReadRequest {
  rows: readonly ListRow[];
  /** ISO 3166; without one, the rep's default country. */
  country?: string | undefined;
  abortSignal: AbortSignal;
}

/** Has the background read the rows, in parts. `onRead` is called after each of them. */
export async function readListRows(
  ask: Ask,
  { rows, country, abortSignal }: ReadRequest,
  onRead: (preview: ReadPreview) => void,
): Promise<void> {
  let state: ReadPreview = { done: 0, of: rows.length, good: [], wrong: [], national: 0 };
  onRead(state);
  while (state.done < rows.length && !state.problem && !abortSignal.aborted) {
    const part = rows.slice(state.done, state.done + BATCH);
    const answer = await ask('read-list', {
      rows: part.map(({ line, number }) => ({ line, number })),
      ...(country && { country }),
    });
    state = answer.ok ? withRows(state, part, answer.value) : { ...state, problem: answer.error };
    onRead(state);
  }
}

/** Queues rows, in parts. Returns the counts, or why it stopped early; what was added stays. */
export async function queueRows(
  ask: Ask,
  source: Extract<QueueSource, { kind: 'list' }>,
  rows: readonly GoodRow[],
): Promise<AddedToQueue | Problem> {
  let sums: AddedToQueue = { added: 0, already: 0, forbidden: 0, uncallable: 0 };
  for (let at = 0; at < rows.length; at += BATCH) {
    const part = rows.slice(at, at + BATCH);
    const numbers = part.map(({ e164, name }) => ({ e164, ...(name && { name }) }));
    const answer = await ask('queue-numbers', { source, numbers });
    if (!answer.ok) return answer.error;
    sums = addUp(sums, answer.value);
  }
  return sums;
}

function withRows(
  state: ReadPreview,
  part: readonly ListRow[],
  { country, rows }: { country: string; rows: readonly ReadListRow[] },
): ReadPreview {
  const good = [...state.good];
  const wrong = [...state.wrong];
  let { national } = state;
  for (const [index, row] of rows.entries()) {
    const { name, number = '' } = part[index] ?? {};
    if ('problem' in row) wrong.push({ line: row.line, number, problem: row.problem });
    else {
      good.push({ line: row.line, e164: row.e164, text: row.text, ...(name && { name }) });
      if (row.national) national += 1;
    }
  }
  return { ...state, done: state.done + part.length, good, wrong, national, country };
}

function addUp(one: AddedToQueue, other: AddedToQueue): AddedToQueue {
  return {
    added: one.added + other.added,
    already: one.already + other.already,
    forbidden: one.forbidden + other.forbidden,
    uncallable: one.uncallable + other.uncallable,
  };
}
