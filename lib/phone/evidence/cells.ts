import type { CandidateText, PositionInRow } from '@/lib/phone/candidates/types';
import { wordsBefore } from './nearby-words';
import { wordOf } from './tokens/words';

/** Separates the cells of a row of data. In prose a space follows a comma. */
export const CELL_SEPARATOR = /,(?=\S|$)|[;|\t]/g;
/**
 * Returns whether the words for phone before a candidate are part of another cell, such as a name
 * (`Social Work,225081`). A cell that is nothing but such words is a label.
 */
export function isWordOfOtherCell(before: string): boolean {
  const ends = [...before.matchAll(CELL_SEPARATOR)].map(({ index }) => index);
  const end = ends.at(-1);
  if (end === undefined || wordsBefore(before.slice(end + 1)).phone > 0) return false;
  const start = Math.max(ends.at(-2) ?? -1, before.lastIndexOf('\n', end)) + 1;
  return !isLabel(before.slice(start, end));
}

const LABEL_WORDS = new Set(['phone', 'number', 'owner', 'link']);

function isLabel(cell: string): boolean {
  const words = cell.split(/[\s"'.:()/_-]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => LABEL_WORDS.has(wordOf(word)?.says ?? ''));
}

const CELL_STARTS = /(?:^|[,;|\t\n])\s*["']?$/;
const CELL_ENDS = /^["']?\s*(?:$|[,;|\t\n])/;
/** A mail address in the cell before or after. */
const MAIL_BEFORE = /@[\w.-]+["']?\s?[,;|\t]\s?["']?$/;
const MAIL_AFTER = /^["']?\s?[,;|\t]\s?["']?[\w.+-]+@\w/;

/** Returns where a candidate is in a row. */
export function positionInRow({
  before,
  after,
}: Pick<CandidateText, 'before' | 'after'>): PositionInRow {
  if (!CELL_STARTS.test(before) || !CELL_ENDS.test(after)) return 'near';
  return MAIL_BEFORE.test(before) || MAIL_AFTER.test(after) ? 'contact' : 'cell';
}
