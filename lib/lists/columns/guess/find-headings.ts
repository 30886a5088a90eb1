import { kindOfCell, mayBeHeading } from '@/lib/lists/columns/cells/cell-kind';
import { sampleOf, shareOf } from '@/lib/lists/columns/cells/column-sample';
import { headingWords } from '@/lib/lists/columns/headings/heading-words';
import { labelIn } from '@/lib/lists/columns/headings/number-heading';
import { readHeading } from '@/lib/lists/columns/headings/read-heading';
import type { ListTable, TableRow } from '@/lib/lists/model';

/** The headings of a table by column, and its first row with a contact. */
export interface FoundHeadings {
  headings: readonly (string | undefined)[];
  firstRow: number;
}

/** Rows that are looked at: exports begin with a few lines about themselves. */
const PREAMBLE = 30;
/** Rows below a row that are looked at to see whether it names them. */
const BELOW = 50;

/**
 * Finds the row of headings: the one with the most known headings, if no numbers are above it. Its
 * headings may be in two rows, groups (`Person`, `Company`) above fields. A first row of unknown words
 * above numbers is taken for headings too.
 */
export function findHeadings({ rows }: ListTable): FoundHeadings {
  const row = knownHeadings(rows) ?? (namesItsColumns(rows) ? 0 : undefined);
  if (row === undefined) return { headings: [], firstRow: titleRows(rows) };
  const above = rows[row - 1];
  const below = rows[row + 1];
  const own = rows[row]?.cells ?? [];
  if (below && isSecondRow(below.cells))
    return { headings: joinHeadings(own, below.cells), firstRow: row + 2 };
  const hasGroups = above && isGroupRow(above.cells, own);
  const headings = hasGroups
    ? joinHeadings(above.cells, own)
    : own.map((each) => each || undefined);
  return { headings, firstRow: row + 1 };
}

function knownHeadings(rows: readonly TableRow[]): number | undefined {
  const widest = Math.max(...rows.slice(0, BELOW).map(({ cells }) => cells.filter(Boolean).length));
  let best: { row: number; score: number } | undefined;
  for (const [row, { cells }] of rows.slice(0, PREAMBLE).entries()) {
    const score = scoreOf(cells);
    if (score > (best?.score ?? 0)) best = { row, score };
    // Contacts are never taken for a preamble, which may hold the number of who made the list.
    if (cells.filter(Boolean).length * 2 > widest && cells.some(isData)) break;
  }
  return best?.row;
}

/** How much a row is like headings: positive if it may be. A single known word in a row of others is not enough. */
function scoreOf(cells: readonly string[]): number {
  const filled = cells.filter(Boolean);
  const meanings = filled.map((cell) => (mayBeHeading(cell) ? readHeading(cell) : undefined));
  const fields = meanings.filter((meaning) => meaning && meaning.holds.role !== 'other').length;
  const others = meanings.filter((meaning) => meaning?.holds.role === 'other').length;
  const data = filled.filter(isData).length;
  const isTelling = fields >= 2 || (fields === 1 && (fields + others) * 3 >= filled.length);
  return isTelling ? fields + others / 2 - 3 * data : 0;
}

const DATA = new Set(['international', 'written', 'digits', 'damaged', 'email']);

function isData(cell: string): boolean {
  return cell !== '' && DATA.has(kindOfCell(cell));
}

/** Returns whether the first row has words above numbers or mail addresses, and nothing else. */
function namesItsColumns(rows: readonly TableRow[]): boolean {
  const cells = rows[0]?.cells ?? [];
  if (!cells.every((cell) => cell === '' || mayBeHeading(cell))) return false;
  const below = rows.slice(1, 1 + BELOW);
  return cells.some((cell, column) => {
    if (cell === '') return false;
    const sample = sampleOf(below.flatMap((row) => row.cells[column] || []));
    return shareOf(sample, 'international', 'written', 'digits', 'damaged', 'email') >= 0.6;
  });
}

/** The number of leading rows without a number that have fewer cells than the table: its title. */
function titleRows(rows: readonly TableRow[]): number {
  const first = rows.slice(0, PREAMBLE).findIndex(({ cells }) => cells.some(isData));
  const isTitle = ({ cells }: TableRow) => cells.filter(Boolean).length === 1;
  const width = rows[first]?.cells.filter(Boolean).length ?? 0;
  return first > 0 && width > 1 && rows.slice(0, first).every(isTitle) ? first : 0;
}

/** Returns whether a row below headings goes on with them: kinds of numbers, and nothing else. */
function isSecondRow(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && filled.every(isHeadingWord);
}

/** Returns whether a row above headings has the groups that they belong to. */
function isGroupRow(groups: readonly string[], fields: readonly string[]): boolean {
  const filled = groups.filter(Boolean);
  const isSparse = filled.length < fields.filter(Boolean).length;
  const isAlone = filled.length === 1 && groups[0] !== '';
  return isSparse && !isAlone && filled.every(isHeadingWord);
}

function isHeadingWord(cell: string): boolean {
  const words = headingWords(cell);
  const isShort = words.split(' ').length <= 4;
  return isShort && mayBeHeading(cell) && Boolean(labelIn(words) ?? readHeading(cell));
}

/** Joins two rows of headings. A group goes on until the next one begins. */
function joinHeadings(
  groups: readonly string[],
  fields: readonly string[],
): (string | undefined)[] {
  const width = Math.max(groups.length, fields.length);
  let group = '';
  return Array.from({ length: width }, (_, column) => {
    group = groups[column] || group;
    const field = fields[column] ?? '';
    if (field === '') return groups[column] || undefined;
    return group === '' ? field : `${group} – ${field}`;
  });
}
