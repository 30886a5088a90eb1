import type { CsvRow } from '@/components/shared/files/read-csv';
import type { ListColumns } from './list-columns';

/** The longest number and name that are read. */
const MAX_NUMBER = 200;
const MAX_NAME = 120;

/** A row of a list to be read by the background. */
export interface ListRow {
  line: number;
  number: string;
  name?: string;
}

/** The rows of a list by the chosen columns. */
export function listRows(rows: readonly CsvRow[], columns: ListColumns): ListRow[] {
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
