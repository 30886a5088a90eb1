import type { CandidateText, Verdict } from '@/lib/phone/candidates/types';
import { evidenceAround } from '@/lib/phone/evidence/evidence';
import { digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { matchShapes } from '@/lib/phone/segment/shape-matches';

/** Minimum digits for using a record's country (`verdict.ts`). */
const MIN_DIGITS = 6;

/**
 * Returns whether the text of a candidate's record could still make it a number: no number was found,
 * its country is open, and no shape explains its digits. The record's text is then worth a second
 * request.
 */
export function needsRecord(
  { raw, before, after, hint }: CandidateText,
  verdicts: readonly Verdict[],
): boolean {
  if (verdicts.some(({ confidence }) => confidence !== 'doubtful') || raw.startsWith('+'))
    return false;
  const groups = digitGroupsOf(raw);
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  if (digits < MIN_DIGITS) return false;
  const { phone } = evidenceAround(before, after, hint);
  // A name in the record makes up for digits that look made up.
  return !matchShapes(groups, phone > 1, () => true).covers(0, groups.length - 1);
}
