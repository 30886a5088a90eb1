import { rowLimits } from '@/lib/lists/list-limits';
import type { ContactToQueue } from '@/lib/queue/model';
import type { ReadyContact } from './join-contacts';

/** The longest texts of a contact that are kept. */
const LENGTHS = { name: 120, email: 254, company: 200, owner: 120 } as const;

/** The longest parts of a record. A longer one is none: cut off, it would be another. */
const RECORD_LENGTHS = { crm: 40, type: 100, id: 100, url: 2_000 } as const;

/** Fits a contact into the message that queues it, with the cells of its rows. */
export function contactToQueue(
  contact: ReadyContact,
  cellsOf: (line: number) => string[],
): ContactToQueue {
  const { numbers, record } = contact;
  const texts = Object.entries(LENGTHS).flatMap(([key, length]) => {
    const text = contact[key as keyof typeof LENGTHS];
    return text ? [[key, text.slice(0, length)]] : [];
  });
  const lines = contact.lines.slice(0, rowLimits.joined);
  return {
    numbers,
    ...Object.fromEntries(texts),
    ...(record && fitsLengths(record) && { record }),
    rows: lines.map((line) => ({ line, cells: keptCells(cellsOf(line)) })),
  };
}

function fitsLengths(record: NonNullable<ReadyContact['record']>): boolean {
  return Object.entries(RECORD_LENGTHS).every(
    ([key, length]) => (record[key as keyof typeof RECORD_LENGTHS] ?? '').length <= length,
  );
}

/**
 * The cells of a row that are kept for the results. A long text is left out: in part, it would replace the
 * whole one in the CRM.
 */
export function keptCells(cells: readonly string[]): string[] {
  return cells.slice(0, rowLimits.cells).map((cell) => (cell.length > rowLimits.cell ? '' : cell));
}
