import { contextOf, findCandidates } from './candidates';
import { readDialLink } from './dial-link';
import { HINTS, type Hint } from './hints';
import type { CountryCode, CountryEvidence, Verdict } from './types';
import { type JudgeInput, judge } from './verdict';

/** A number in a text, as it is written there. */
export interface FoundNumber extends Verdict {
  raw: string;
}

/** What a page says of the country of numbers that are written without one. */
export interface CountryHints extends Omit<CountryEvidence, 'default'> {
  /** Text of the record that the numbers stand in (its row, its card), a piece a line. */
  record?: string;
}

/** How to read a text; `doubtful` asks for what would not be marked as well. */
export interface FindOptions {
  defaultCountry: CountryCode;
  hints?: CountryHints | readonly (Hint | CountryHints)[];
  doubtful?: boolean;
}

/** Hints that are understood; others, as a newer page may send, say nothing. */
const KNOWN: ReadonlySet<string> = new Set(HINTS);

/** A dial link, and nothing else, whose number is not written as it is dialled. */
const ENCODED_LINK = /^[a-z-]+:\S*[%;]\S*$/i;

/**
 * The numbers in a text: candidates and verdicts together, as page and background do it apart.
 * What is returned is what would be marked (certain and likely), in the order of the text.
 *
 * `hints` are what the page says beside the text: words for what sort of place it is (`'tel-link'`,
 * `'column'` …), and objects for the country of numbers without one: `record` (text of their row or
 * card), `site` (the rep's choice), `lang` (BCP 47), `host`, `others` (countries of other numbers on
 * the page). An explicit `+` beats them all; then what the text or the record speak of, nearest first;
 * then `site`, `lang`, `host`, `others`, and `defaultCountry`. `readBy` says which it was.
 */
export function findNumbers(text: string, options: FindOptions): FoundNumber[] {
  const { hint, record, evidence } = hintsOf(options);
  const wanted = (number: FoundNumber) => options.doubtful || number.confidence !== 'doubtful';
  const isLink = hint === 'tel-link' || ENCODED_LINK.test(text);
  const link = isLink ? decodedLink(text) : undefined;
  const around = { ...(hint && { hint }), ...(record && { record }) };
  if (link !== undefined) {
    // A link dials one number: of several, none could be told from the rest by where it stands.
    const [number] = numbersIn(link, evidence, around).filter(wanted);
    return number ? [wholeOf(text, number)] : [];
  }
  return numbersIn(text, evidence, around).filter(wanted);
}

function hintsOf({ hints = [], defaultCountry }: FindOptions) {
  const all = [hints].flat();
  const hint = all.find((one): one is Hint => typeof one === 'string' && KNOWN.has(one));
  const told: CountryHints = Object.assign({}, ...all.filter((one) => typeof one === 'object'));
  const { record, ...rest } = told;
  return { hint, record, evidence: { ...rest, default: defaultCountry } };
}

function numbersIn(
  text: string,
  country: CountryEvidence,
  around: Pick<JudgeInput, 'hint' | 'record'>,
): FoundNumber[] {
  return findCandidates(text).flatMap((at) => {
    const raw = text.slice(at.start, at.end);
    const verdicts = judge({ raw, ...contextOf(text, at), ...around }, country);
    return verdicts.map((verdict) => ({
      ...verdict,
      start: at.start + verdict.start,
      end: at.start + verdict.end,
      raw: raw.slice(verdict.start, verdict.end),
    }));
  });
}

/** A link's number when it is not written as it is dialled: its offsets say nothing then. */
function decodedLink(text: string): string | undefined {
  const number =
    readDialLink(text) ?? (text.includes('%') ? readDialLink(`tel:${text}`) : undefined);
  return number === text ? undefined : number;
}

function wholeOf(text: string, number: FoundNumber): FoundNumber {
  return { ...number, start: 0, end: text.length, raw: text };
}
