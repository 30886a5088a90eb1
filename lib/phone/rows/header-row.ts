import type { Candidate } from '@/lib/phone/candidates/types';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { type InsertedValue, insertedValues } from './insert-columns';

/** Separates the cells of a row of plain text. */
const SEPARATORS = [',', ';', '\t', '|'];
/** Characters of a header. A sentence has more, and data has digits. */
const HEADER = /^[\p{L}\p{M}_ ,./()#-]{0,30}$/u;
/** Most lines have digits, and are no header row. */
const DIGITS = /\d{3}/;
/** Code before the first header of data in a program: `const rows = "name`. */
const CODE_BEFORE = /^.*["'`](?=.)/;
/** Maximum length of a header row, in UTF-16 units. */
const MAX_LENGTH = 400;
/** Minimum columns. A line of two is as often a sentence. */
const MIN_COLUMNS = 3;

/** The columns of rows of data, from their header row. */
interface Columns {
  separator: string;
  /** What each column's header says about digits in it, as a label; empty if it says nothing. */
  labels: readonly string[];
}

type Span = Pick<Candidate, 'start' | 'end'>;

/** A line of a text, split into cells. */
interface Row extends Span {
  cells: readonly string[];
}

/** A candidate, or its part in one cell of a row of data. */
export interface CellCandidate extends Span {
  /** The header of its column, if it says what digits in it are. */
  label?: string;
}

/**
 * Creates a reader of the header rows in a plain text. It cuts a candidate at the cells of its row, and
 * adds the headers of their columns. Candidates must come in text order: each line is read once.
 */
export function createHeaderReader(text: string): (at: Span) => readonly CellCandidate[] {
  let columns: Columns | undefined;
  let lineStart = 0;
  /** The line's cells: a line may hold many candidates. */
  let row: Row | undefined;
  const inserted = insertedValues(text);
  let nextValue = 0;
  const read = ({ start, end }: Span): readonly CellCandidate[] => {
    for (let next = text.indexOf('\n', lineStart); next >= 0 && next < start; ) {
      columns = columnsBelow(text.slice(lineStart, next), columns);
      lineStart = next + 1;
      row = undefined;
      next = text.indexOf('\n', lineStart);
    }
    while ((inserted[nextValue]?.end ?? end) <= start) nextValue++;
    const value = inserted[nextValue];
    // A bracket before the first value of a row may also open a number.
    if (value && value.start <= start + 1) return [partIn(value, { start, end })];
    if (!columns) return [{ start, end }];
    row ??= rowAt(text, lineStart, columns.separator);
    if (row.cells.length !== columns.labels.length) return [{ start, end }];
    const own = cellsOf(text, { start, end: Math.min(end, row.end) }, row, columns);
    const rest = nextNumber(text, row.end, end);
    return rest < 0 ? own : [...own, ...read({ start: rest, end })];
  };
  return read;
}

/** Returns the part of a candidate in a value of an SQL statement, whose column is its header. */
function partIn(value: InsertedValue, at: Span): CellCandidate {
  const label = labelOf(value.column);
  const start = Math.max(at.start, value.start);
  return { start, end: Math.min(at.end, value.end), ...(label && { label }) };
}

function rowAt(text: string, start: number, separator: string): Row {
  const next = text.indexOf('\n', start);
  const end = next < 0 ? text.length : next;
  return { start, end, cells: splitRow(text.slice(start, end), separator) };
}

/** Returns where the next digit, `+` or bracket is; -1 if there is none. */
function nextNumber(text: string, from: number, end: number): number {
  const at = from < end ? text.slice(from, end).search(/[+([\p{Nd}]/u) : -1;
  return at < 0 ? -1 : from + at;
}

/** Returns the parts of a candidate in the cells of its row. */
function cellsOf(
  text: string,
  { start, end }: Span,
  row: Row,
  { labels }: Columns,
): CellCandidate[] {
  const found: CellCandidate[] = [];
  let cellStart = row.start;
  for (const [column, cell] of row.cells.entries()) {
    const cellEnd = cellStart + cell.length;
    const from = nextNumber(text, Math.max(start, cellStart), Math.min(end, cellEnd));
    const label = labels[column];
    if (from >= 0) {
      found.push({ start: from, end: Math.min(end, cellEnd), ...(label && { label }) });
    }
    cellStart = cellEnd + 1;
  }
  return found;
}

/** Returns the columns that apply below a line: its own if it is a header row, or those above it. */
function columnsBelow(line: string, above: Columns | undefined): Columns | undefined {
  if (above && splitRow(line, above.separator).length === above.labels.length) return above;
  return readHeader(line);
}

function readHeader(line: string): Columns | undefined {
  if (line.length > MAX_LENGTH || DIGITS.test(line)) return undefined;
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue;
    const [first = '', ...others] = splitRow(line, separator);
    if (others.length < MIN_COLUMNS - 1) continue;
    const headers = [first.replace(CODE_BEFORE, ''), ...others].map(unquoted);
    if (!headers.every((header) => HEADER.test(header))) continue;
    const labels = headers.map(labelOf);
    if (labels.some(Boolean)) return { separator, labels };
  }
  return undefined;
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^["'`]|["'`;,]+$/g, '');
}

/** Returns a header as a label, if it says what digits below it are. */
function labelOf(header: string): string {
  const label = `${header}: `;
  const { phone, against } = wordsBefore(label);
  return phone > 1 || (against && against.beats !== 'plain') ? label : '';
}

/** Splits a row into its cells. A separator between quotes is text. */
function splitRow(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...cells, line.slice(start)];
}
