import type { Problem } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** A token that stopped working: of the service, or of a connected CRM. */
export interface TokenTrouble {
  of: 'service' | 'crm';
  problem: Problem;
}

/** Problems that stop following and are about the token. */
const SERVICE_CODES: readonly ProblemCode[] = ['unauthorised', 'no-token', 'token-again'];

/** Returns whether the rep is notified of it. For a CRM, only a problem of its connection stops logging. */
export function isToldOfTrouble(
  { of, problem }: TokenTrouble,
  { notifiesOfTokenTrouble }: { notifiesOfTokenTrouble: boolean },
): boolean {
  return notifiesOfTokenTrouble && (of === 'crm' || SERVICE_CODES.includes(problem.code));
}

/** The section of Options where it is solved. */
export function sectionOfTrouble(of: TokenTrouble['of']): 'connection' | 'crm' {
  return of === 'service' ? 'connection' : 'crm';
}
