import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { AND_WORDS } from '@/lib/phone/data/writing-words';
import { wordsBefore } from '@/lib/phone/evidence/nearby-words';
import { groupedLike, IN_PAIRS, numberWrittenWhole } from './subscriber-number';

/** The digits of a subscriber, without a prefix or a country code. */
const SUBSCRIBER = /^[1-9](?:[ .-]?\d){4,9}$/;
/** What the first number of a list has before its subscriber: codes in brackets, after a plus, or after a zero. */
const CODES = String.raw`\([+\d][\d +–-]{0,9}\) ?[/.–-]? ?|\+ ?\d{1,3}[ –-]{1,3}\(?\d{1,5}\)?[ –-]{1,3}|0\d{1,4}[ /–-]{1,3}`;
/** Signs, other numbers and words for "and", as between the numbers of a list. They end with a sign or such a word. */
const listBetween = lazyPattern(
  String.raw`^[\d ,;/|·.–-]*(?:[,;/|·–-]\s?|\s(?:${Object.values(AND_WORDS).join('|')})\s)$`,
  'iu',
);
const letterAfter = lazyPattern(String.raw`^[^\S\n]?[\p{L}]`);
/** Digits of a number that only a label before the list shows. Fewer are a post code or an extension. */
const MIN_LABELLED_DIGITS = 6;

/**
 * Returns the number of a candidate that leaves out the codes which the first number of its list has:
 * `(044) 201-23-45, 201-23-46`, `+995 32 2012345; 2012346`. Undefined if there is none.
 */
export function numberWithCodesOfList(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  if (!SUBSCRIBER.test(raw) || !/[(+0]/.test(before)) return undefined;
  const first = firstOfList(before.slice(before.lastIndexOf('\n') + 1), raw);
  if (!first || !continuesList(first, input)) return undefined;
  const found = numberWrittenWhole(input, judge, first.codes + raw);
  return found && [found];
}

/** The first number of a list. */
interface FirstNumber {
  /** With the signs up to its subscriber. */
  codes: string;
  subscriber: string;
  /** The text before it. */
  label: string;
}

/** Returns the last number of a line that has codes, if the candidate may continue its list. */
function firstOfList(line: string, raw: string): FirstNumber | undefined {
  const alike = new RegExp(String.raw`(?<![\d(+])(${CODES})(${shapeOf(raw)})(?!\d)`, 'g');
  const last = [...line.matchAll(alike)].at(-1);
  if (!last) return undefined;
  const [written, codes = '', subscriber = ''] = last;
  const between = line.slice(last.index + written.length);
  if (!listBetween(between).test(between)) return undefined;
  return { codes, subscriber, label: line.slice(0, last.index) };
}

/** Returns the pattern of digits that are grouped alike. Bare digits may be grouped: `(787) 555-0134 | 5550136`. */
function shapeOf(raw: string): string {
  return /\D/.test(raw) ? groupedLike(raw) : Array.from(raw, () => String.raw`\d`).join('[ .-]?');
}

/**
 * Returns whether digits in a list are its next number, and no post code or figure: they start like its first number,
 * are written in pairs, or follow a word for phone and nothing follows them.
 */
function continuesList({ subscriber, label }: FirstNumber, { raw, after }: CandidateText): boolean {
  if (raw.slice(0, 2) === subscriber.slice(0, 2) || IN_PAIRS.test(raw)) return true;
  const isLong = raw.replace(/\D/g, '').length >= MIN_LABELLED_DIGITS && /\D/.test(raw);
  return isLong && !letterAfter(after).test(after) && wordsBefore(label).phone === 2;
}
