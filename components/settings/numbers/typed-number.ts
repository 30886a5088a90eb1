import type { Problem } from '@/lib/calls/model';
import type { CalleeFacts, DialPreview } from '@/lib/offers/model';
import { type ProblemCode, uncallableNumberCodes } from '@/lib/problems/problem-codes';

/** Returns the number in a typed text that the rep may save, or why there is none. */
export function typedNumberOf({ facts, problem }: DialPreview): CalleeFacts | Problem {
  if (!facts) return problem ?? { code: 'no-number' };
  // Guards against calling it now do not matter here.
  return problem && isUncallable(problem.code) ? problem : facts;
}

function isUncallable(code: ProblemCode): boolean {
  return (uncallableNumberCodes as readonly ProblemCode[]).includes(code);
}
