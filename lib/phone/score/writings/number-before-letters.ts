import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { judgeFirstPart } from './first-part';

/** Digits, then letters that a phone could dial. */
const LETTERS_AFTER = /^(.*?\d)[\s.)-]{0,2}[A-Z][A-Z\d. -]*$/s;

/**
 * Returns the numbers before letters that are a unit or a code; undefined if there are no letters, or if
 * they are dialled: `80 800GB`, but `0800 FLOWERS`.
 */
export function numberBeforeLetters(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw } = input;
  const digits = LETTERS_AFTER.exec(raw)?.[1];
  if (!digits) return undefined;
  const found = judge(input);
  const last = found.at(-1);
  if (!last || last.end === raw.length) return found;
  return judgeFirstPart(input, digits, judge);
}
