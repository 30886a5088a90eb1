/** The cells of a table while it is read, with those that span columns and rows. */
export interface TableGrid {
  /** Begins a row. `index` is its number from 1, if it is not the next. */
  openRow(index?: number): void;
  openCell(place: CellPlace): void;
  /** Adds to the cell that is open, if one is. */
  addText(text: string): void;
  /** Says which number the open cell stands for, where its text may have lost digits. */
  setNumber(value: number): void;
  /** The rows that are not empty, by their numbers from 1. */
  rows(): Map<number, string[]>;
}

/** Where a cell is. */
export interface CellPlace {
  /** The number of its column from 1, if it is not the next. */
  column?: number;
  columns?: number;
  rows?: number;
}

/** No spreadsheet has more columns. */
const MAX_COLUMNS = 16_384;

/** A text that lost digits of its number. */
const SHORTENED = /^[\d.,]+E\+?\d+$/i;

/** Creates an empty grid. */
export function createTableGrid(): TableGrid {
  const rows = new Map<number, string[]>();
  /** In how many further rows a column is taken by a cell from above. */
  const taken: number[] = [];
  let number = 0;
  let cells: string[] = [];
  let cell: { parts: string[]; column: number; value?: number } | undefined;

  function closeCell(): void {
    if (cell) cells[cell.column] = cellText(cell);
    cell = undefined;
  }

  function closeRow(): void {
    closeCell();
    for (let column = cells.length; column < taken.length; column += 1) skipTaken(column);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length > 0) rows.set(number, cells);
    cells = [];
  }

  function skipTaken(column: number): boolean {
    const left = taken[column] ?? 0;
    if (left > 0) taken[column] = left - 1;
    return left > 0;
  }

  return {
    openRow(index = number + 1) {
      closeRow();
      number = index;
    },
    openCell({ column: wanted = 1, columns = 1, rows: height = 1 }) {
      closeCell();
      while (skipTaken(cells.length)) cells.push('');
      while (cells.length + 1 < Math.min(wanted, MAX_COLUMNS)) cells.push('');
      cell = { parts: [], column: cells.length };
      for (let left = Math.min(columns, MAX_COLUMNS - cells.length); left > 0; left -= 1) {
        if (height > 1) taken[cells.length] = height - 1;
        cells.push('');
      }
    },
    addText: (text) => void cell?.parts.push(text),
    setNumber(value) {
      if (cell) cell.value = value;
    },
    rows() {
      closeRow();
      return rows;
    },
  };
}

function cellText({ parts, value }: { parts: string[]; value?: number }): string {
  const lines = parts.join('').replaceAll('\u00A0', ' ').split('\n');
  const text = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  return value !== undefined && SHORTENED.test(text) ? String(value) : text;
}
