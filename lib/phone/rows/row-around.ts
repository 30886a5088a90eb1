import type { Candidate } from '@/lib/phone/candidates/types';

/** Maximum length of what is looked at on each side, in UTF-16 units. */
const MAX_LENGTH = 400;
/** Maximum lines above and below a line without cells. */
const MAX_LINES = 4;
/** Separates the cells of a row of plain text. */
const CELL_END = /[\t|;,·]/;
/** Digits of a number or an id. A line with them is a separate record. */
const ANOTHER_RECORD = /(?:\d[\s()./-]{0,2}){7}/;

/**
 * Returns the record around a place in a plain text, one part a line, nearest first: the cells of
 * its row, and for a line without cells the lines of its paragraph. Pages have elements for this.
 */
export function rowAround(text: string, { start, end }: Pick<Candidate, 'start' | 'end'>): string {
  const above = text.slice(Math.max(0, start - MAX_LENGTH), start).split('\n');
  const below = text.slice(end, end + MAX_LENGTH).split('\n');
  const before = above.pop() ?? '';
  const after = below.shift() ?? '';
  const row = [...before.split(CELL_END).reverse(), ...after.split(CELL_END)];
  const paragraph = row.length > 3 ? [] : [...linesOf(above.reverse()), ...linesOf(below)];
  return [...row, ...paragraph]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');
}

/** Returns the lines up to an empty one, or to one that is another record. */
function linesOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() === '' || ANOTHER_RECORD.test(line));
  return lines.slice(0, Math.min(MAX_LINES, end < 0 ? lines.length : end));
}
