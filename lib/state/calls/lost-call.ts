import type { Problem } from '@/lib/calls/model';

/**
 * The problem of a call that was asked for. Where no answer came, the call may have been started
 * all the same: the rep is sent to the call log, and never invited to call once more.
 */
export function problemOfCall(problem: Problem): Problem {
  return problem.code === 'no-answer' ? { code: 'outcome-unknown' } : problem;
}
