import type { TableRow } from '@/lib/lists/model';
import { decodeEntities } from './decode-entities';
import { type MarkupPart, markupParts } from './markup-parts';
import { type CellPlace, createTableGrid, type TableGrid } from './table-grid';

type Tag = Exclude<MarkupPart, { kind: 'text' }>;

const ROWS = ['tr', 'row'];
const CELLS = ['td', 'th', 'cell'];
const BREAKS = ['br', 'p', 'div', 'li'];

/**
 * Reads the largest table of HTML, or of the XML of Excel 2003: CRMs save both as `.xls`. Undefined if
 * there is no table. The lines are the numbers of the rows, as a spreadsheet shows them.
 */
export function readMarkup(markup: string): TableRow[] | undefined {
  const tables = tablesOf(markup).map(filledRows);
  const [largest] = tables.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return largest;
}

function tablesOf(markup: string): TableGrid[] {
  const tables: TableGrid[] = [];
  /** The tables that are open: pages put tables into tables. */
  const open: TableGrid[] = [];
  let isInComment = false;
  for (const part of markupParts(markup)) {
    if (part.kind === 'text') {
      if (!isInComment) open.at(-1)?.addText(shownText(part.text));
    } else if (part.name === 'comment') isInComment = part.kind === 'opening';
    else if (part.name !== 'table') {
      if (part.kind === 'opening') addTag(open.at(-1), part);
    } else if (part.kind === 'closing') open.pop();
    else {
      const table = createTableGrid();
      tables.push(table);
      open.push(table);
    }
  }
  return tables;
}

function addTag(table: TableGrid | undefined, { name, attributes }: Tag): void {
  if (ROWS.includes(name)) table?.openRow(attribute(attributes, INDEX));
  else if (CELLS.includes(name)) {
    table?.openCell(placeOf(attributes));
    setNumber(table, attribute(attributes, NUMBER));
  } else if (BREAKS.includes(name)) table?.addText('\n');
}

function setNumber(table: TableGrid | undefined, value: number | undefined): void {
  if (value !== undefined) table?.setNumber(value);
}

const INDEX = /(?:^|\s)ss:index\s*=\s*["']?(\d+)/i;
const COLUMNS = /(?:^|\s)colspan\s*=\s*["']?(\d+)/i;
const ROW_SPAN = /(?:^|\s)rowspan\s*=\s*["']?(\d+)/i;
const MERGED_COLUMNS = /(?:^|\s)ss:mergeacross\s*=\s*["']?(\d+)/i;
const MERGED_ROWS = /(?:^|\s)ss:mergedown\s*=\s*["']?(\d+)/i;
const NUMBER = /(?:^|\s)x:num\s*=\s*["']?([\d.E+]+)/i;

function attribute(attributes: string, pattern: RegExp): number | undefined {
  const value = attributes && pattern.exec(attributes)?.[1];
  return value ? Number(value) : undefined;
}

function placeOf(attributes: string): CellPlace {
  if (!attributes) return {};
  const column = attribute(attributes, INDEX);
  return {
    ...(column && { column }),
    columns: attribute(attributes, COLUMNS) ?? 1 + (attribute(attributes, MERGED_COLUMNS) ?? 0),
    rows: attribute(attributes, ROW_SPAN) ?? 1 + (attribute(attributes, MERGED_ROWS) ?? 0),
  };
}

/** Line breaks in the source are spaces; those that are meant are elements or references. */
function shownText(text: string): string {
  return decodeEntities(text.replaceAll(/\s+/g, ' '));
}

function filledRows(table: TableGrid): TableRow[] {
  return [...table.rows()]
    .map(([line, cells]) => ({ line, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function sizeOf(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0);
}
