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
