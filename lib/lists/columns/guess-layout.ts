import type { ColumnRole, ListColumn, ListLayout, ListTable } from '@/lib/lists/model';
import { sampleColumns } from './cells/column-sample';
import { findHeadings } from './guess/find-headings';
import { guessNamesByCells, guessRolesByCells } from './guess/roles-by-cells';
import { roleByHeading } from './guess/roles-by-heading';
import { settleNames } from './guess/settle-names';
import { columnsWith, type TableColumn } from './guess/table-column';
import { headingWords } from './headings/heading-words';
import { readHeading } from './headings/read-heading';
import { recogniseExport } from './records/recognise-export';

/**
 * Guesses how a table is to be read, from its headings and up to 200 filled cells of each column.
 *
 * 1. The row with the most known headings has the headings; what is above it is a preamble. Groups above
 *    fields (`Company` over `Phone`) are joined. A list may have none.
 * 2. Each heading is read in any of the languages, not in one for the list. Cells can only refuse it: a
 *    column `Phone verified` with days holds no numbers.
 * 3. Every column of numbers counts, with its kind. None is chosen over another, so a row keeps the number
 *    that it has, in whichever column that is.
 * 4. Columns without a known heading are read by their cells. What other headings are known to name (ids,
 *    dates, amounts, postcodes) is never read as numbers, however much it looks like them.
 * 5. Headings that depend on each other are settled: `Name` beside `Vorname` is the family name.
 * 6. The CRM is recognised by its headings and its ids together. If it is not, rows have no record.
 */
export function guessLayout(table: ListTable): ListLayout {
  const { headings, firstRow } = findHeadings(table);
  const columns = readColumns(table, headings, firstRow);
  settleNames(columns, table.rows.slice(firstRow));
  guessRolesByCells(columns);
  guessNamesByCells(columns);
  const { crm, recordType, ids, links } = recogniseExport(columns);
  setRole(columns, 'record-id', ids);
  setRole(columns, 'record-url', links);
  for (const role of ['email', 'owner'] as const) preferOwn(columns, role);
  return {
    columns: columns.map(listColumn),
    firstRow,
    ...(crm && { crm }),
    ...(recordType && { recordType }),
  };
}

function readColumns(
  table: ListTable,
  headings: readonly (string | undefined)[],
  firstRow: number,
): TableColumn[] {
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return sampleColumns(table, firstRow, width).map((sample, index) => {
    const heading = headings[index];
    const meaning = heading === undefined ? undefined : readHeading(heading);
    const column: TableColumn = {
      index,
      words: headingWords(heading ?? ''),
      sample,
      ...(heading !== undefined && { heading }),
      ...(meaning && { meaning }),
    };
    const holds = roleByHeading(column);
    return holds ? { ...column, holds } : column;
  });
}

/** Gives a role to these columns and to no other. */
function setRole(
  columns: readonly TableColumn[],
  role: 'record-id' | 'record-url',
  chosen: readonly TableColumn[],
): void {
  for (const column of columnsWith(columns, role)) column.holds = { role: 'other' };
  for (const column of chosen) column.holds = { role };
}

/** The owner of a contact is not the owner of its company, if the list has both. */
function preferOwn(columns: readonly TableColumn[], role: ColumnRole['role']): void {
  const all = columnsWith(columns, role);
  const ofCompany = all.filter(({ meaning }) => meaning?.ofCompany);
  if (ofCompany.length === all.length) return;
  for (const column of ofCompany) column.holds = { role: 'other' };
}

function listColumn({ heading, holds }: TableColumn): ListColumn {
  return { ...(heading !== undefined && { heading }), holds: holds ?? { role: 'other' } };
}
