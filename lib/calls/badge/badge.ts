import type { Call } from '@/lib/calls/model';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** What the toolbar icon shows of the rep's calls. */
export type Badge =
  /** The seconds that are left to cancel; 0 while the call is being requested. */
  | { kind: 'countdown'; seconds: number; callee: string }
  /** Recordings are not looked for until the rep acts, for example after a refused token. */
  | { kind: 'trouble'; problem: ProblemCode }
  /** Calls are not logged in a CRM until the rep connects it again. */
  | { kind: 'logging-stopped'; problem: ProblemCode }
  | { kind: 'follow-ups'; count: number }
  /** Recordings that arrived since the rep last looked at the log. */
  | { kind: 'recordings'; count: number }
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
  /** Recordings that the rep has not seen. */
  recordings: number;
  /** Calls without a recording. */
  open: number;
}

/** What a fact puts on the icon; `undefined` if it is not so. */
type BadgeOf = (facts: BadgeFacts, now: number) => Badge | undefined;

/** All that the icon can show, the most urgent first. Only the first that applies is shown. */
const BY_URGENCY: readonly BadgeOf[] = [
  // A call in progress: its seconds, then that it is being requested. Until its outcome.
  ({ counting }, now) =>
    counting && {
      kind: 'countdown',
      seconds: secondsLeft(counting, now),
      callee: counting.callee,
    },
  // The service refused the token, or none is set. Until the connection changes or a call is accepted.
  ({ stopped }) => stopped && { kind: 'trouble', problem: stopped },
  // A CRM refused its key. Until it is connected again.
  ({ loggingStopped }) => loggingStopped && { kind: 'logging-stopped', problem: loggingStopped },
  // Until each follow-up is done or moved.
  ({ due }) => counted('follow-ups', due),
  // Until the rep looks at the log: in popup, side panel or dashboard.
  ({ recordings }) => counted('recordings', recordings),
  // Until the recording is there, for an hour at most.
  ({ open }) => counted('open-calls', open),
];

/** The most urgent of these facts. `now` is epoch ms. */
export function badgeFor(facts: BadgeFacts, now: number): Badge {
  for (const badgeOf of BY_URGENCY) {
    const badge = badgeOf(facts, now);
    if (badge) return badge;
  }
  return { kind: 'nothing' };
}

function counted(
  kind: 'follow-ups' | 'recordings' | 'open-calls',
  count: number,
): Badge | undefined {
  return count > 0 ? { kind, count } : undefined;
}

/** Started seconds of a countdown, at most all of them: a clock that is set back would add its difference. */
function secondsLeft(
  { createdAt, requestAt }: Pick<Call, 'createdAt' | 'requestAt'>,
  now: number,
): number {
  const left = Math.min(requestAt - now, requestAt - createdAt);
  return Math.max(0, Math.ceil(left / 1000));
}
