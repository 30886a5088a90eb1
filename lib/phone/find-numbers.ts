import { readDialLink } from './candidates/dial-link';
import { contextOf, findCandidates } from './candidates/find-candidates';
import { HINTS, type Hint } from './candidates/hints';
import type { CandidateText, CountryCode, CountryEvidence, Verdict } from './candidates/types';
import { createHeaderReader } from './rows/header-row';
import { rowAround } from './rows/row-around';
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
