import { charKind, DIGIT, nextDigit, OPENING, SEPARATOR } from './chars';
import { EXTENSION_WORDS } from './extension-words';
import { lazyPattern } from './lazy-pattern';
import type { Candidate } from './types';

/** An extension after a number: a word or sign, then up to seven digits. */
const EXTENSION = lazyPattern(
  String.raw`[\s,;:.(（/|·•،、,–—-]{0,3}(?:;ext=|#|(?:máy )?[\p{L}\p{M}]{1,11}[.:：]{0,2}[\s#=-]{0,2})(?!0[\p{Nd}]+ [\p{Nd}]{4})[\p{Nd}]{1,7}(?![\p{Nd}]|[-.:/][\p{Nd}])[)）#]?|,{2,4} ?\d{1,12}#?(?!\d)`,
  'uy',
);
/** The last digits of other numbers, each after a dash or dot: `4710-330, Verkauf -331, Fax : .39`. */
const ENDINGS = lazyPattern(
  String.raw`(?:(?:[\s,;.(/|·)–]{0,3}\s|\s\()(?:[\p{L}.]{1,15}\s?:?\s){0,2}[-–.]\d{1,4}(?: \d\d)?(?![\s.:/-]?\d))+`,
  'uy',
);
/** A single comma is also a pause after a number with `+`: the digits are sent once it answers. */
const PAUSE = /,\d{1,5}(?![\d.,:/-])/y;
/** Confirms a match of `EXTENSION` by its word. `EXTENSION` checks the shape only. */
const EXTENSION_WORD = lazyPattern(
  String.raw`^(?!\s?[–—]\s?[\p{L}]{1,2}[^\p{L}])[^\p{L}]*(?:$|[\p{Nd}]|(?:${EXTENSION_WORDS})(?![\p{L}]))`,
  'iu',
);

/** Letters dialled as digits after a prefix: `1-800-FLOWERS`, `0800 FLOWERS`. */
const VANITY = lazyPattern(
  String.raw`[\s.)-]{0,2}(?:[A-Z\d]{1,8}[-. ]){0,3}[A-Z\d]*[A-Z]{2}[A-Z\d]*(?:-\d{1,4})?(?![\p{L}\d])|-[A-Za-z]{4,10}(?![\p{L}\d])`,
  'uy',
);

/** Maximum distance in characters from a number to a digit of its extension. */
const EXTENSION_NEAR = 20;

/** Minimum digits of a candidate, and the length after which it ends at the next space. */
const MIN_DIGITS = 5;
const MAX_LENGTH = 120;

/**
 * Finds where phone numbers may be in a text. Aims at high recall: only shapes that are cheap to
 * rule out are dropped. Makes one pass and uses the regex engine to skip text without digits. Drops
 * candidates with fewer than `minDigits` digits.
 */
export function findCandidates(text: string, minDigits = 0): Candidate[] {
  const found: Candidate[] = [];
  for (let at = nextDigit(text, 0); at >= 0; ) {
    const run = readCandidate(text, at);
    if (run.start >= 0 && run.digits >= minDigits) found.push(run);
    at = nextDigit(text, run.end);
  }
  return found;
}

/** Reads a candidate from its first digit. `start` is -1 if it is not a candidate. */
function readCandidate(text: string, first: number): Candidate {
  let end = first + 1;
  let digits = 1;
  let gap = 0;
  let spaced = false;
  for (let at = end; at < text.length && gap < 6; at++) {
    const code = text.charCodeAt(at);
    const kind = charKind(code);
    if (kind === DIGIT) {
      digits++;
      gap = 0;
      end = at + 1;
    } else if (kind === 0 || isTooLong(at - first, spaced)) break;
    else if (code > 32 || !spaced) gap++;
    spaced = kind === SEPARATOR && code <= 32;
  }
  const start = startOf(text, first);
  const extendedEnd = endOf(text, start, end, digits);
  const enough =
    digits >= MIN_DIGITS || (extendedEnd > end && digits + extendedEnd - end > MIN_DIGITS);
  const ruledOut = end - first > 2 * MAX_LENGTH || isDate(text, first, end, digits);
  return {
    start: enough && !ruledOut ? start : -1,
    end: extendedEnd,
    digits: digits + extendedEnd - end,
  };
}

/** Ends long rows of numbers at a space, or anywhere if they have no space. */
function isTooLong(length: number, spaced: boolean): boolean {
  return length > MAX_LENGTH && (spaced || length > 1.5 * MAX_LENGTH);
}

/** Returns the start, including a `+` or bracket before the first digit. */
function startOf(text: string, first: number): number {
  let start = first;
  for (let at = first - 1; at >= 0 && at > first - 5; at--) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === OPENING) start = at;
    else if (kind !== SEPARATOR) break;
  }
  return start;
}

/** Returns the end, including vanity letters or an extension after the last digit. */
function endOf(text: string, start: number, end: number, digits: number): number {
  if (end === text.length) return end;
  if (digits < 5) return matchEnd(VANITY(text), text, end);
  const vanity = digits < 8 ? matchEnd(VANITY(text), text, end) : end;
  if (vanity > end) return vanity;
  if (nextDigit(text.slice(end, end + EXTENSION_NEAR), 0) < 0) return end;
  const endings = matchEnd(ENDINGS(text), text, end);
  if (endings > end) return endings;
  const extendedEnd = matchEnd(EXTENSION(text), text, end);
  if (extendedEnd > end && isExtension(text.slice(end, extendedEnd))) return extendedEnd;
  return text[start] === '+' ? matchEnd(PAUSE, text, end) : end;
}

function isExtension(text: string): boolean {
  return EXTENSION_WORD(text).test(text);
}

function matchEnd(pattern: RegExp, text: string, end: number): number {
  pattern.lastIndex = end;
  return pattern.test(text) ? pattern.lastIndex : end;
}

/** Returns whether the run is a plain date. Most digits on a typical page are dates. */
function isDate(text: string, first: number, end: number, digits: number): boolean {
  if (digits !== 8 || end - first !== 10 || text[first - 1] === '+') return false;
  const day = text[first + 2];
  if (text[first + 4] === '-')
    return text[first + 7] === '-' && /19|20/.test(text.slice(first, first + 2));
  return (day === '.' || day === '/') && text[first + 5] === day;
}

/** Length of the text kept on each side of a candidate, in UTF-16 units. */
const AROUND = 40;

/** Returns the text on each side of a candidate. Nearby words decide many verdicts. */
export function contextOf(
  text: string,
  at: Pick<Candidate, 'start' | 'end'>,
): { before: string; after: string } {
  return {
    before: text.slice(Math.max(0, at.start - AROUND), at.start),
    after: text.slice(at.end, at.end + AROUND),
  };
}
