import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/** Judges the first part of a candidate, as if the rest of it were the text after it. */
export function judgeFirstPart(
  input: CandidateText,
  part: string,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] {
  return judge({ ...input, raw: part, after: input.raw.slice(part.length) + input.after });
}

/** Returns the numbers of the first part of a candidate, if the last one ends with it. */
export function numbersOfFirstPart(
  input: CandidateText,
  part: string,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const found = judgeFirstPart(input, part, judge);
  return found.at(-1)?.end === part.length ? found : undefined;
}
