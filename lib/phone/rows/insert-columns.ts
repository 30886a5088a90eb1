import type { Candidate } from '@/lib/phone/candidates/types';

type Span = Pick<Candidate, 'start' | 'end'>;

/** The start of an SQL statement, up to its values: `INSERT INTO t (name, phone) VALUES`. */
const INSERT = /\binsert\s+into\s+[^\s(]{1,80}\s*\(([^()]{1,1000})\)\s*values\s*(?=\()/gi;
/** A value with what separates it from the next: in quotes, or bare. */
const VALUE = /\s*(?:N?'(?:[^'\\]|''|\\.)*'|"[^"]*"|[^,()'";]*)\s*/y;

/** A value of an SQL statement: its place, and the name of its column. */
export interface InsertedValue extends Span {
  column: string;
}

/** Returns the values of the INSERT statements in a text, with the names of their columns, in text order. */
export function insertedValues(text: string): InsertedValue[] {
  if (!/insert\s+into\s/i.test(text)) return [];
  return [...text.matchAll(INSERT)].flatMap(({ 0: head, 1: columns = '', index }) =>
    rowsFrom(text, index + head.length, columns.split(',').map(nameOf)),
  );
}

function nameOf(column: string): string {
  return column.replace(/[\s"'`[\]]+/g, ' ').trim();
}

/** Reads rows in brackets, separated by commas. Ends at a row that has no value for each column. */
function rowsFrom(text: string, from: number, columns: readonly string[]): InsertedValue[] {
  const found: InsertedValue[] = [];
  for (let at = from; text[at] === '('; ) {
    const row = rowAt(text, at + 1, columns);
    if (!row) break;
    found.push(...row.values);
    at = row.end + (/^\s*,\s*/.exec(text.slice(row.end, row.end + 20))?.[0].length ?? 0);
    if (at === row.end) break;
  }
  return found;
}

function rowAt(text: string, from: number, columns: readonly string[]) {
  const values: InsertedValue[] = [];
  let start = from;
  for (const [nth, column] of columns.entries()) {
    VALUE.lastIndex = start;
    const end = VALUE.test(text) ? VALUE.lastIndex : start;
    if (text[end] !== (nth === columns.length - 1 ? ')' : ',')) return undefined;
    values.push({ start, end, column });
    start = end + 1;
  }
  return { values, end: start };
}
