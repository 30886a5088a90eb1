import { charKind, DIGIT, nextDigit, OPENING, SEPARATOR } from './chars';
import { byScript } from './latin';
import type { Candidate } from './types';

export type { Candidate };

/** An extension that follows a number: its word or sign, then at most seven digits. */
const EXTENSION = byScript(
  String.raw`[\s,;.(（/|·–—-]{0,3}(?:;ext=|#|[\p{L}\p{M}]{1,11}[.:]{0,2}[\s#=]{0,2})[\p{Nd}]{1,7}(?![\p{Nd}]|[-.:/][\p{Nd}])[)）#]?|,{2,4} ?\d{1,12}#?(?!\d)`,
  'uy',
);
/** After a number with its `+` one comma is a pause as well: digits sent when it answers. */
const PAUSE = /,\d{1,5}(?![\d.,:/-])/y;
/** Whether such a text is one: what it looks like stands above, its word here. */
const EXTENSION_WORD = byScript(
  String.raw`^(?!\s?[–—]\s?[\p{L}]{1,2}[^\p{L}])[^\p{L}]*(?:$|[\p{Nd}]|(?:ext[\p{L}]*|x|int[\p{L}]{0,5}|dw|durchwahl|app|kl|klappe|p|poste|anexo|r|ramal|доб[\p{L}]*|вн|toestel|tst|wewn?|linka|lok|loc|mellék|dahili|שלוחה|ต่อ|[内內分转轉線線机機]{1,2})(?![\p{L}]))`,
  'iu',
);

/** Letters dialled as digits after a prefix: `1-800-FLOWERS`, `0800 FLOWERS`. */
const VANITY = byScript(
  String.raw`[\s.)-]{0,2}(?:[A-Z\d]{1,8}[-. ]){0,3}[A-Z\d]*[A-Z]{2}[A-Z\d]*(?:-\d{1,4})?(?![\p{L}\d])|-[A-Za-z]{4,10}(?![\p{L}\d])`,
  'uy',
);

/** An extension has a digit so near: its sign and the spaces around it take no more. */
const EXTENSION_NEAR = 20;

/** Fewest digits of a candidate, and its length after which the next wide gap ends it. */
const LEAST = 5;
const LONGEST = 120;

/**
 * Where numbers may stand in a text: high recall, only cheap shapes are left out.
 * One pass over the text; between digits it is searched as fast as the engine can. What can have
 * fewer digits than `fewest` is left out.
 */
export function findCandidates(text: string, fewest = 0): Candidate[] {
  const found: Candidate[] = [];
  for (let at = nextDigit(text, 0); at >= 0; ) {
    const run = readRun(text, at);
    if (run.start >= 0 && run.digits >= fewest) found.push(run);
    at = nextDigit(text, run.end);
  }
  return found;
}

/** Reads on from a first digit; `start` is -1 when what was read is no candidate. */
function readRun(text: string, first: number): Candidate {
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
    } else if (kind === 0 || isFull(at - first, spaced)) break;
    else if (code > 32 || !spaced) gap++;
    spaced = kind === SEPARATOR && code <= 32;
  }
  const start = reachBack(text, first);
  const reached = reachOn(text, start, end, digits);
  const enough = digits >= LEAST || (reached > end && digits + reached - end > LEAST);
  const dull = end - first > 2 * LONGEST || isDate(text, first, end, digits);
  return { start: enough && !dull ? start : -1, end: reached, digits: digits + reached - end };
}

/** Long rows of numbers are cut at a space, hostile ones anywhere. */
function isFull(length: number, spaced: boolean): boolean {
  return length > LONGEST && (spaced || length > 1.5 * LONGEST);
}

/** Takes in a `+` or bracket before the first digit. */
function reachBack(text: string, first: number): number {
  let start = first;
  for (let at = first - 1; at >= 0 && at > first - 5; at--) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === OPENING) start = at;
    else if (kind !== SEPARATOR) break;
  }
  return start;
}

/** Takes in vanity letters or an extension after the last digit. */
function reachOn(text: string, start: number, end: number, digits: number): number {
  if (end === text.length) return end;
  if (digits < 5) return reachBy(VANITY(text), text, end);
  const vanity = digits < 8 ? reachBy(VANITY(text), text, end) : end;
  if (vanity > end) return vanity;
  if (nextDigit(text.slice(end, end + EXTENSION_NEAR), 0) < 0) return end;
  const reached = reachBy(EXTENSION(text), text, end);
  if (reached > end && isExtension(text.slice(end, reached))) return reached;
  return text[start] === '+' ? reachBy(PAUSE, text, end) : end;
}

function isExtension(text: string): boolean {
  return EXTENSION_WORD(text).test(text);
}

function reachBy(pattern: RegExp, text: string, end: number): number {
  pattern.lastIndex = end;
  return pattern.test(text) ? pattern.lastIndex : end;
}

/** Plain dates with nothing beside them: most digits of a page are these. */
function isDate(text: string, first: number, end: number, digits: number): boolean {
  if (digits !== 8 || end - first !== 10 || text[first - 1] === '+') return false;
  const day = text[first + 2];
  if (text[first + 4] === '-')
    return text[first + 7] === '-' && /19|20/.test(text.slice(first, first + 2));
  return (day === '.' || day === '/') && text[first + 5] === day;
}

/** How much text on either side goes with a candidate, in UTF-16 units. */
const AROUND = 40;

/** The text beside a candidate, cut short: what the words near it say decides many verdicts. */
export function contextOf(
  text: string,
  at: Pick<Candidate, 'start' | 'end'>,
): { before: string; after: string } {
  return {
    before: text.slice(Math.max(0, at.start - AROUND), at.start),
    after: text.slice(at.end, at.end + AROUND),
  };
}
