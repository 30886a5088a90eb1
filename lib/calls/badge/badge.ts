import type { Call } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What the toolbar icon tells of the rep's calls. */
export type Badge =
  /** The seconds that are left to cancel; 0 while the call is being requested. */
  | { tells: 'countdown'; seconds: number; callee: string }
  /** Recordings are not looked for until the rep does something: the token was refused, say. */
  | { tells: 'trouble'; problem: ProblemCode }
  | { tells: 'follow-ups'; count: number }
  /** Calls that were placed a while ago at most, and have no recording yet. */
  | { tells: 'open-calls'; count: number }
  | { tells: 'nothing' };

/** What the badge is made from. */
export interface BadgeFacts {
  counting?: Pick<Call, 'callee' | 'requestAt'> | undefined;
  stopped?: ProblemCode | undefined;
  /** Follow-ups that are due. */
  due: number;
  open: number;
}

/** The most urgent of these facts. `now` is epoch ms. */
export function badgeFor({ counting, stopped, due, open }: BadgeFacts, now: number): Badge {
  if (counting) {
    const seconds = Math.max(0, Math.ceil((counting.requestAt - now) / 1000));
    return { tells: 'countdown', seconds, callee: counting.callee };
  }
  if (stopped) return { tells: 'trouble', problem: stopped };
  if (due > 0) return { tells: 'follow-ups', count: due };
  return open > 0 ? { tells: 'open-calls', count: open } : { tells: 'nothing' };
}
