import { foldText } from '@/components/shared/fold-text';

/** Fewer digits are no part of a phone number, but of a name or note. */
const MIN_DIGITS = 3;
/** From this many digits on, leading zeros may be a trunk or international prefix. */
const MIN_PREFIXED_DIGITS = 6;

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A text that can be searched: its folded words and a number's digits. */
export interface SearchableText {
  /** Folded words, with a space before each. */
  words: string;
  digits: string;
}

/** Many such texts, by row. */
export interface SearchableRows {
  words: TextRows;
  digits: TextRows;
}

/** Tests a row against a search. */
export type RowMatcher = (row: number) => boolean;

/** Prepares texts for a search by words, and a number for a search by digits. */
export function searchableText(texts: readonly string[], number: string): SearchableText {
  return { words: spacedWords(texts.join(' ')), digits: number.replace(/\D/g, '') };
}

/** Prepares many texts for one search after another. */
export function searchableRows(texts: readonly SearchableText[]): SearchableRows {
  return {
    words: createTextRows(texts.map(({ words }) => words)),
    digits: createTextRows(texts.map(({ digits }) => digits)),
  };
}

/**
 * Prepares a search. Each word must start a word of the text, in any order and without regard to
 * case and accents, or be at least three digits of the number. A search that is written like a
 * number finds its digits anywhere in the number, with any spacing.
 */
export function rowMatcher(search: string, rows: SearchableRows): RowMatcher {
  const parts = spacedWords(search).split(' ').filter(Boolean);
  const byWords = parts.map((word) => wordMatcher(word, rows));
  const byNumber = numberMatcher(search, rows);
  return (row) => byWords.every((matches) => matches(row)) || (byNumber?.(row) ?? false);
}

function wordMatcher(word: string, { words, digits }: SearchableRows): RowMatcher {
  const hasWord = words.rowsWith(WITHOUT_SPACES.test(word) ? word : ` ${word}`);
  if (!new RegExp(`^\\d{${MIN_DIGITS},}$`).test(word)) return hasWord;
  const hasDigits = digits.rowsWith(word);
  return (row) => hasWord(row) || hasDigits(row);
}

/** Returns a matcher for a text that is written like a number; undefined for any other. */
function numberMatcher(search: string, rows: SearchableRows): RowMatcher | undefined {
  const text = foldText(search).replace('(0)', '');
  if (!/^[\d\s\p{P}+~]+$/u.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return undefined;
  const bare = digits.length < MIN_PREFIXED_DIGITS ? digits : digits.replace(/^0+/, '');
  const hasDigits = rows.digits.rowsWith(digits);
  const hasBareDigits = rows.digits.rowsWith(bare);
  return (row) => hasDigits(row) || (bare !== '' && hasBareDigits(row));
}

function spacedWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?! )/, ' ')
    .trimEnd();
}

/** Texts by row, held so that all of them can be searched within a keystroke. */
interface TextRows {
  /** Returns a test of rows for a text that stands anywhere in them. */
  rowsWith(text: string): (row: number) => boolean;
}

/**
 * Holds texts in one array of UTF-16 code units. Separate strings are scattered in memory:
 * testing each of 100,000 took ten times as long.
 */
export function createTextRows(texts: readonly string[]): TextRows {
  const rowStarts = new Uint32Array(texts.length + 1);
  texts.forEach((text, row) => {
    rowStarts[row + 1] = (rowStarts[row] ?? 0) + text.length;
  });
  const units = new Uint16Array(rowStarts[texts.length] ?? 0);
  texts.forEach((text, row) => {
    units.set(unitsOf(text), rowStarts[row]);
  });
  return {
    rowsWith(text) {
      const wanted = unitsOf(text);
      return (row) => includes(units, rowStarts[row] ?? 0, rowStarts[row + 1] ?? 0, wanted);
    },
  };
}

function unitsOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

function includes(units: Uint16Array, from: number, to: number, wanted: Uint16Array): boolean {
  const last = to - wanted.length;
  for (let at = from; at <= last; at++) {
    let length = 0;
    while (length < wanted.length && units[at + length] === wanted[length]) length++;
    if (length === wanted.length) return true;
  }
  return false;
}
