import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { saysPhone } from '@/lib/phone/evidence/nearby-words';

/** Digits with a space after each: `9 1 2 3 …`. A wider sign may stand between groups. */
const SINGLE_DIGITS =
  /^[+(]{0,2}\d\)?(?: [-–./] | [-–.]|[-–.] | |\) )(?:\d\)?(?: [-–./] | [-–.]|[-–.] | |\) )){5,14}\d$/;
/** A space between two digits of a group. */
const INNER_SPACE = /(?<=\d) (?=\d)/g;

/**
 * Returns the number whose digits are written one by one, where a word says phone or the groups are
 * those of a number; undefined if they are not. Lists of small figures look the same.
 */
export function numberOfSingleDigits(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  if (!SINGLE_DIGITS.test(raw)) return undefined;
  if (!saysPhone(before.slice(before.lastIndexOf('\n') + 1))) return undefined;
  const joined = raw.replace(INNER_SPACE, '').replace(/ ?([-–./]) ?/g, '$1');
  const [found, ...others] = judge({ ...input, raw: joined });
  const whole = found?.start === 0 && found.end === joined.length && others.length === 0;
  return whole && found.confidence === 'certain' ? [{ ...found, end: raw.length }] : undefined;
}
