import type { Verdict } from './types';
import type { JudgeInput } from './verdict';

/** Letters that the digits after them belong to: `SC279460. 0131 496 0744`. */
const CODE_BEFORE = /[A-Za-z]$/;
/** The end of such a code, and what parts it from the rest. */
const CODE_END = /^\d+[.,;]?\s+(?=\S)/;

/** The numbers after a code's end, where all of them are plain; undefined where there is no such thing. */
export function afterCode(
  input: JudgeInput,
  judge: (part: JudgeInput) => Verdict[],
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
