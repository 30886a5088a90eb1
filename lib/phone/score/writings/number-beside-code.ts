import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';

/** A trunk digit, an area code, an underscore and the rest, as in China: `0757_28917737`. */
const AREA_AND_LINE = /^(0\d{2,4})_(\d{6,8})$/;

/**
 * Returns the numbers of a candidate with underscores; undefined if it has none. An underscore
 * separates names and ids, but one may follow an area code.
 */
export function numberWithUnderscore(
  input: CandidateText,
  judge: (part: CandidateText) => Verdict[],
): Verdict[] | undefined {
  if (!input.raw.includes('_')) return undefined;
  if (AREA_AND_LINE.test(input.raw)) {
    const found = judge({ ...input, raw: input.raw.replace('_', '-') });
    if (found.some(({ confidence }) => confidence !== 'doubtful')) return found;
  }
  return partsOf(input).flatMap(({ start, ...part }) =>
    judge(part).map((one) => ({ ...one, start: start + one.start, end: start + one.end })),
  );
}

/** Returns the parts between underscores, each with the text around it. */
function partsOf(input: CandidateText): (CandidateText & { start: number })[] {
  const { raw, before, after } = input;
  return [...raw.matchAll(/[^_]+/g)].map(({ 0: part, index: start }) => ({
    ...input,
    raw: part,
    before: before + raw.slice(0, start),
    after: raw.slice(start + part.length) + after,
    start,
  }));
}

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
