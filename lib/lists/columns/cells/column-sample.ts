import type { ListTable } from '@/lib/lists/model';
import { type CellKind, kindOfCell } from './cell-kind';

/** Filled cells of a column that are looked at. */
const SAMPLE = 200;

/** Some cells of a column. */
export interface ColumnSample {
  /** Filled cells, from the whole length of the table. */
  cells: readonly string[];
  /** How many of them are of each kind. */
  kinds: Readonly<Partial<Record<CellKind, number>>>;
}

/** Takes samples of all columns, from a row on. A column with a single number in the last row has it. */
export function sampleColumns(
  { rows }: ListTable,
  firstRow: number,
  width: number,
): ColumnSample[] {
  const order = spreadOrder(firstRow, rows.length);
  return Array.from({ length: width }, (_, column) => {
    const cells: string[] = [];
    for (const row of order) {
      const cell = rows[row]?.cells[column];
      if (cell) cells.push(cell);
      if (cells.length === SAMPLE) break;
    }
    return sampleOf(cells);
  });
}

/** Returns a sample of these cells. */
export function sampleOf(cells: readonly string[]): ColumnSample {
  const kinds: Partial<Record<CellKind, number>> = {};
  for (const cell of cells) {
    const kind = kindOfCell(cell);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return { cells, kinds };
}

/** The share of the cells that are of these kinds; 0 for an empty column. */
export function shareOf({ cells, kinds }: ColumnSample, ...wanted: readonly CellKind[]): number {
  const count = wanted.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  return cells.length === 0 ? 0 : count / cells.length;
}

/** All rows from `from` on, so that the first of them are spread over the table. */
function spreadOrder(from: number, to: number): Uint32Array {
  const count = Math.max(0, to - from);
  const order = new Uint32Array(count);
  const step = Math.max(1, Math.floor(count / SAMPLE));
  let at = 0;
  for (let start = 0; start < step; start += 1)
    for (let row = start; row < count; row += step) order[at++] = from + row;
  return order;
}
