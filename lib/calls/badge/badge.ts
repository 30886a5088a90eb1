import type { Call } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What the toolbar icon shows of the rep's calls. */
export type Badge =
  /** The seconds that are left to cancel; 0 while the call is being requested. */
  | { kind: 'countdown'; seconds: number; callee: string }
  /** Recordings are not looked for until the rep does something: the token was refused, say. */
  | { kind: 'trouble'; problem: ProblemCode }
  /** Calls are not logged in a CRM until the rep connects it again. */
  | { kind: 'logging-stopped'; problem: ProblemCode }
  | { kind: 'follow-ups'; count: number }
  /** Calls that were placed a while ago at most, and have no recording yet. */
  | { kind: 'open-calls'; count: number }
  | { kind: 'nothing' };

/** What the badge is made from. */
export interface BadgeFacts {
  counting?: Pick<Call, 'callee' | 'createdAt' | 'requestAt'> | undefined;
  stopped?: ProblemCode | undefined;
  /** Why nothing is logged in a CRM. */
  loggingStopped?: ProblemCode | undefined;
  /** Follow-ups that are due. */
  due: number;
  open: number;
}

/** The most urgent of these facts. `now` is epoch ms. */
export function badgeFor(
  { counting, stopped, loggingStopped, due, open }: BadgeFacts,
  now: number,
): Badge {
  if (counting) {
    return { kind: 'countdown', seconds: secondsLeft(counting, now), callee: counting.callee };
  }
  if (stopped) return { kind: 'trouble', problem: stopped };
  if (loggingStopped) return { kind: 'logging-stopped', problem: loggingStopped };
  if (due > 0) return { kind: 'follow-ups', count: due };
  return open > 0 ? { kind: 'open-calls', count: open } : { kind: 'nothing' };
}

/** Started seconds of a countdown, at most all of them: a clock that is set back would add its difference. */
function secondsLeft(
  { createdAt, requestAt }: Pick<Call, 'createdAt' | 'requestAt'>,
  now: number,
): number {
  const left = Math.min(requestAt - now, requestAt - createdAt);
  return Math.max(0, Math.ceil(left / 1000));
}
