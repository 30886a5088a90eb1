import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** Problems whose next step is in Options. */
const ofConnection: readonly ProblemCode[] = [
  'no-service',
  'no-token',
  'token-again',
  'host-not-granted',
];

/** Returns the kind of a list's problem, which decides the icon and the next step. */
export function listProblemKind({ code }: Problem): 'not-connected' | 'token' | 'other' {
  if (code === 'unauthorised') return 'token';
  return ofConnection.includes(code) ? 'not-connected' : 'other';
}
