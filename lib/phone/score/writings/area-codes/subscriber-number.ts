import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/**
 * Returns the verdict on a candidate that leaves out some digits, if it is one number once it is written whole.
 * Its offsets are those of the candidate.
 */
export function numberWrittenWhole(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
  written: string,
): Verdict | undefined {
  const [found, ...others] = judge({ ...input, raw: written });
  const isWhole = found?.start === 0 && found.confidence !== 'doubtful' && others.length === 0;
  return isWhole ? { ...found, written, end: input.raw.length } : undefined;
}

/** A subscriber number in pairs, as in Russia and Ukraine: `201-23-46`. Hardly anything else looks like it. */
export const IN_PAIRS = /^\d{1,3}-\d\d-\d\d$/;

/** Returns a pattern of digits that are grouped like these, by any usual sign. */
export function groupedLike(digits: string): string {
  return digits.replace(/\d/g, String.raw`\d`).replace(/[ .-]/g, '[ .-]');
}
