import { sampleOf } from '@/lib/lists/columns/cells/column-sample';
import type { TableColumn } from '@/lib/lists/columns/guess/table-column';
import { headingWords } from '@/lib/lists/columns/headings/heading-words';
import { readHeading } from '@/lib/lists/columns/headings/read-heading';
import type { ListColumn, ListTable } from '@/lib/lists/model';

/** Makes a table of lines, with `|` between the cells. */
export function tableOf(...lines: readonly string[]): ListTable {
  return { rows: lines.map((line, index) => ({ line: index + 1, cells: cellsOf(line) })) };
}

/** The cells of a line, with `|` between them. */
export function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** Makes columns with these cells, their headings first. An empty heading is none. */
export function columnsFrom(columns: readonly (readonly string[])[]): TableColumn[] {
  return columns.map(([heading = '', ...cells], index) => {
    const meaning = readHeading(heading);
    return {
      index,
      words: headingWords(heading),
      sample: sampleOf(cells.filter(Boolean)),
      ...(heading !== '' && { heading }),
      ...(meaning && { meaning, holds: meaning.holds }),
    };
  });
}

/** Shows a column's role, with its label: `number mobile`. */
export function shownRole({ holds }: Partial<Pick<ListColumn, 'holds'>>): string {
  if (!holds) return '';
  return holds.role === 'number' ? `number ${holds.label}` : holds.role;
}
