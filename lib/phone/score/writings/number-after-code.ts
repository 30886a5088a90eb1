import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/** Letters of a code that continues with digits: `SC279460. 0131 496 0744`. */
const CODE_BEFORE = /[A-Za-z]$/;
/** The rest of such a code and its separator. */
const CODE_END = /^\d+[.,;]?\s+(?=\S)/;

/**
 * Returns the numbers after a code if all of them are certain; undefined if there is no such code.
 */
export function numberAfterCode(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  const { raw, before } = input;
  const end = CODE_BEFORE.test(before) ? (CODE_END.exec(raw)?.[0] ?? '') : '';
  if (end === '' || judge(input).some(({ confidence }) => confidence !== 'doubtful')) {
    return undefined;
  }
  const found = judge({ ...input, before: before + end, raw: raw.slice(end.length) });
  const plain = found.every(({ confidence }) => confidence === 'certain');
  if (found.length === 0 || !plain) return undefined;
  const shifted = (at: number) => at + end.length;
  return found.map((one) => ({ ...one, start: shifted(one.start), end: shifted(one.end) }));
}
