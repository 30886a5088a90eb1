import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

const inDoubt: readonly ProblemCode[] = ['no-answer', 'unexpected'];

/**
 * The problem of a call that the rep asked for. If no answer came, or an unexpected error,
 * the call may have started: the rep is sent to the call log, and never invited to call again.
 */
export function problemOfCall(problem: Problem): Problem {
  return inDoubt.includes(problem.code) ? { code: 'outcome-unknown' } : problem;
}
