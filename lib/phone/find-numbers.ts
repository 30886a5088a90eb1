/**
 * Phone numbers in text: `lib/phone` holds pure functions without DOM, browser or service. The page
 * finds candidates with `candidates/`; the background judges them with `score/`, by numbering plans
 * (`plan/`) and the words around them (`evidence/`). This module does both in one step, for text that a
 * rep types or pastes. It reads a text and what is known about its country, and returns numbers, each
 * with a confidence and a reason. It never knows whether a number is in service, and it calls nobody.
 */

import {
  type Candidate,
  type CandidateText,
  type CountryCode,
  type CountryEvidence,
  HINTS,
  type Hint,
  type Verdict,
} from '@/lib/phone/candidates/types';
import { readDialLink } from './candidates/dial-link';
import { contextOf, findCandidates } from './candidates/find-candidates';
import { createHeaderReader } from './rows/header-row';
import { verdictsFor } from './score/verdict';

/** A number found in a text, with the text it was written as. */
export interface NumberInText extends Verdict {
  raw: string;
}

/** What a page tells about the country of numbers written without a country code. */
export interface CountryHints extends Omit<CountryEvidence, 'default'> {
  /**
   * Text of the record (table row or card) that contains the numbers, one part per line. Without it
   * the row or paragraph of the text is the record.
   */
  record?: string;
}

/** How to read a text. `doubtful` also returns numbers that would not be marked. */
export interface FindOptions {
  defaultCountry: CountryCode;
  hints?: CountryHints | readonly (Hint | CountryHints)[];
  doubtful?: boolean;
}

/** Known hints. Unknown ones, for example from a newer page script, are ignored. */
const KNOWN: ReadonlySet<string> = new Set(HINTS);

/** A text that is only a dial link, with its number percent-encoded or followed by parameters. */
const ENCODED_LINK = /^[a-z-]+:\S*[%;]\S*$/i;

/**
 * Returns the numbers in a text, in text order. Finds candidates and judges them in one step; the
 * page and the background do this separately. Returns the numbers that would be marked (certain and
 * likely).
 *
 * `hints` is what the page tells beside the text: words for the kind of place (`'tel-link'`,
 * `'column'` …), and objects about the country of numbers without a country code: `record` (text of
 * their row or card), `site` (the rep's choice), `lang` (BCP 47), `host`, `others` (countries of
 * other numbers on the page). Evidence in order of strength: an explicit `+`; countries named in
 * the text or the record, nearest first; then `site`, `lang`, `host`, `others` and
 * `defaultCountry`. `countrySource` tells which evidence was used.
 */
export function findNumbers(text: string, options: FindOptions): NumberInText[] {
  const { hint, record, evidence } = hintsOf(options);
  const wanted = (number: NumberInText) => options.doubtful || number.confidence !== 'doubtful';
  const isLink = hint === 'tel-link' || ENCODED_LINK.test(text);
  const link = isLink ? decodedLink(text) : undefined;
  const around = { ...(hint && { hint }), ...(record && { record }) };
  if (link !== undefined) {
    // A link dials one number, and nothing in it shows which of several that would be.
    const [number] = numbersIn(link, evidence, around).filter(wanted);
    return number ? [wholeOf(text, number)] : [];
  }
  return numbersIn(text, evidence, around).filter(wanted);
}

function hintsOf({ hints = [], defaultCountry }: FindOptions) {
  const all = [hints].flat();
  const hint = all.find((one): one is Hint => typeof one === 'string' && KNOWN.has(one));
  const pageEvidence: CountryHints = Object.assign(
    {},
    ...all.filter((one) => typeof one === 'object'),
  );
  const { record, ...evidence } = pageEvidence;
  return { hint, record, evidence: { ...evidence, default: defaultCountry } };
}

function numbersIn(
  text: string,
  country: CountryEvidence,
  around: Pick<CandidateText, 'hint' | 'record'>,
): NumberInText[] {
  const cellsOf = createHeaderReader(text);
  return findCandidates(text)
    .flatMap(cellsOf)
    .flatMap((at) => {
      const raw = text.slice(at.start, at.end);
      const record = around.record ?? rowAround(text, at);
      const beside = at.label ? { before: at.label, after: '' } : contextOf(text, at);
      const verdicts = verdictsFor({ raw, ...beside, ...around, record }, country);
      return verdicts.map((verdict) => ({
        ...verdict,
        start: at.start + verdict.start,
        end: at.start + verdict.end,
        raw: raw.slice(verdict.start, verdict.end),
      }));
    });
}

/**
 * Returns the decoded number of a link, or undefined if it is written as it is dialled. Offsets in
 * the decoded number do not match the text.
 */
function decodedLink(text: string): string | undefined {
  const number =
    readDialLink(text) ?? (text.includes('%') ? readDialLink(`tel:${text}`) : undefined);
  return number === text ? undefined : number;
}

function wholeOf(text: string, number: NumberInText): NumberInText {
  return { ...number, start: 0, end: text.length, raw: text };
}

/** Maximum length of what is looked at on each side, in UTF-16 units. */
const MAX_ROW_LENGTH = 400;
/** Maximum lines above and below a line without cells. */
const MAX_ROW_LINES = 4;
/** Separates the cells of a row of plain text. */
const CELL_END = /[\t|;,·]/;
/** Digits of a number or an id. A line with them is a separate record. */
const ANOTHER_RECORD = /(?:\d[\s()./-]{0,2}){7}/;

/**
 * Returns the record around a place in a plain text, one part a line, nearest first: the cells of
 * its row, and for a line without cells the lines of its paragraph. Pages have elements for this.
 */
export function rowAround(text: string, { start, end }: Pick<Candidate, 'start' | 'end'>): string {
  const above = text.slice(Math.max(0, start - MAX_ROW_LENGTH), start).split('\n');
  const below = text.slice(end, end + MAX_ROW_LENGTH).split('\n');
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
  return lines.slice(0, Math.min(MAX_ROW_LINES, end < 0 ? lines.length : end));
}
