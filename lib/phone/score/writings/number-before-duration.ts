import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { DURATION_WORDS } from '@/lib/phone/data/duration-words';
import { numbersOfFirstPart } from './first-part';

/** A unit of time right after the candidate. */
const unitAfter = lazyPattern(
  String.raw`^ ?(?:${Object.values(DURATION_WORDS).join('|')})(?![\p{L}\p{Nd}])`,
  'iu',
);
/** A word right after the candidate. Most candidates have none. */
const WORD_AFTER = /^ ?[^\s\d.,;:()[\]{}"'<>/|–-]/;
/** A few digits at the end, after a space. */
const LAST_FIGURE = /^(.*\d)\s+\d{1,4}$/s;
/** Minimum digits of a number before it. With fewer, they and the figure may be one number. */
const MIN_DIGITS = 7;

/**
 * Returns the numbers before a duration: `incoming 020 7946 0018 12s`, `Taxi 040 66969 417 30 Min`; undefined
 * if there is none.
 */
export function numberBeforeDuration(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, after } = input;
  if (!WORD_AFTER.test(after)) return undefined;
  const number = LAST_FIGURE.exec(raw)?.[1];
  if (!number || !unitAfter(after).test(after)) return undefined;
  if (number.replace(/\D/g, '').length < MIN_DIGITS) return undefined;
  return numbersOfFirstPart(input, number, judge);
}
