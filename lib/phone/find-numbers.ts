import { contextOf, findCandidates } from './candidates';
import { readDialLink } from './dial-link';
import type { CountryCode, CountryEvidence, Hint, Verdict } from './types';
import { judge } from './verdict';

/** A number in a text, as it is written there. */
export interface FoundNumber extends Verdict {
  raw: string;
}

/** How to read a text; `doubtful` asks for what would not be marked as well. */
export interface FindOptions {
  defaultCountry: CountryCode;
  hints?: readonly Hint[];
  evidence?: Omit<CountryEvidence, 'default'>;
  doubtful?: boolean;
}

/** Hints that are understood; others, as a newer page may send, say nothing. */
const HINTS: ReadonlySet<string> = new Set<Hint>([
  'tel-link',
  'tel-input',
  'label',
  'column',
  'microdata',
  'autocomplete',
]);

/** A dial link, and nothing else, whose number is not written as it is dialled. */
const ENCODED_LINK = /^[a-z-]+:\S*[%;]\S*$/i;

/**
 * The numbers in a text: candidates and verdicts together, as page and background do it apart.
 * What is returned is what would be marked (certain and likely), in the order of the text.
 */
export function findNumbers(text: string, options: FindOptions): FoundNumber[] {
  const country = { ...options.evidence, default: options.defaultCountry };
  const hint = options.hints?.find((one) => HINTS.has(one));
  const wanted = (number: FoundNumber) => options.doubtful || number.confidence !== 'doubtful';
  const isLink = hint === 'tel-link' || ENCODED_LINK.test(text);
  const link = isLink ? decodedLink(text) : undefined;
  if (link !== undefined) return numbersIn(link, country, hint).filter(wanted).map(wholeOf(text));
  return numbersIn(text, country, hint).filter(wanted);
}

function numbersIn(text: string, country: CountryEvidence, hint: Hint | undefined): FoundNumber[] {
  return findCandidates(text).flatMap((at) => {
    const raw = text.slice(at.start, at.end);
    const verdicts = judge({ raw, ...contextOf(text, at), ...(hint ? { hint } : {}) }, country);
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

function wholeOf(text: string) {
  return (number: FoundNumber): FoundNumber => ({
    ...number,
    start: 0,
    end: text.length,
    raw: text,
  });
}
