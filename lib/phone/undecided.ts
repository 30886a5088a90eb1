import { readGroups } from './groups';
import { masksOf } from './masks';
import type { Verdict } from './types';
import type { JudgeInput } from './verdict';
import { evidenceAround } from './weigh';

/** Minimum digits for using a record's country (`verdict.ts`). */
const MIN_DIGITS = 6;

/**
 * Tells whether the text of a candidate's record could still make it a number: no number was found,
 * its country is open, and no shape explains its digits. The record's text is then worth a second
 * request.
 */
export function hangsOnRecord(
  { raw, before, after, hint }: JudgeInput,
  verdicts: readonly Verdict[],
): boolean {
  if (verdicts.some(({ confidence }) => confidence !== 'doubtful') || raw.startsWith('+'))
    return false;
  const groups = readGroups(raw);
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  if (digits < MIN_DIGITS) return false;
  const { phone } = evidenceAround(before, after, hint);
  return !masksOf(groups, phone > 1).explain(0, groups.length - 1);
}
