import { readGroups } from './groups';
import { masksOf } from './masks';
import type { Verdict } from './types';
import type { JudgeInput } from './verdict';
import { evidenceAround } from './weigh';

/** Fewest digits for which a record's country is asked (`verdict.ts`). */
const LEAST = 6;

/**
 * Whether the text of a candidate's record could still make a number of it: none was found, its
 * country is open, and no shape says what its digits are. Such a text is worth a second question.
 */
export function hangsOnRecord(
  { raw, before, after, hint }: JudgeInput,
  verdicts: readonly Verdict[],
): boolean {
  if (verdicts.some(({ confidence }) => confidence !== 'doubtful') || raw.startsWith('+'))
    return false;
  const groups = readGroups(raw);
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  if (digits < LEAST) return false;
  const { phone } = evidenceAround(before, after, hint);
  return !masksOf(groups, phone > 1).explain(0, groups.length - 1);
}
