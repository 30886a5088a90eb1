import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { lastLineSaysPhone } from '@/lib/phone/evidence/tokens/tokens';

/** Digits with a space after each: `9 1 2 3 …`. A wider sign may stand between groups. */
const SINGLE_DIGITS =
  /^[+(]{0,2} ?\d\)?(?: [-–./] | [-–.]|[-–.] | |\) )(?:\d\)?(?: [-–./] | [-–.]|[-–.] | |\) )){5,14}\d$/;
/** A space between two digits of a group. */
const INNER_SPACE = /(?<=[+(\d]) (?=\d)/g;

/**
 * Returns the number whose digits are written one by one, after a word for phone, a `+` or a bracket;
 * undefined if they are not. Lists of small figures look the same.
 */
export function numberOfSingleDigits(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  if (!SINGLE_DIGITS.test(raw)) return undefined;
  const isOpen = /^[+(]/.test(raw);
  if (!isOpen && !lastLineSaysPhone(before)) return undefined;
  const joined = raw.replace(INNER_SPACE, '').replace(/ ?([-–./]) ?/g, '$1');
  const [found, ...others] = judge({ ...input, raw: joined });
  const whole = found?.start === 0 && found.end === joined.length && others.length === 0;
  return whole && found.confidence === 'certain' ? [{ ...found, end: raw.length }] : undefined;
}
