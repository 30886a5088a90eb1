import { liveQuery } from 'dexie';
import type { CallDatabase, FollowState } from '@/lib/calls/database';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** No wait that we set is longer; a service asks for a day at most (lib/service/http/retry-after). */
const LONGEST_WAIT_MS = 24 * 3_600_000;

const FIRST: FollowState = {
  key: 'follow',
  since: 0,
  rounds: 0,
  nextAt: 0,
  notBefore: 0,
  mended: 0,
};

/** How the follower stands. A record that makes no sense counts as none. */
export async function readFollow(database: CallDatabase): Promise<FollowState> {
  const stored = await database.follow.get('follow');
  const times = [stored?.since, stored?.rounds, stored?.nextAt, stored?.notBefore, stored?.mended];
  return stored && times.every(Number.isFinite) ? stored : FIRST;
}

/** Changes how the follower stands, in one transaction. Answers how it stands then. */
export function changeFollow(
  database: CallDatabase,
  now: number,
  change: (state: FollowState) => Partial<FollowState>,
): Promise<FollowState> {
  return database.transaction('rw', database.follow, async () => {
    const state = await readFollow(database);
    const next = { ...state, ...change(state), since: now };
    await database.follow.put(next);
    return next;
  });
}

/** Milliseconds until a round is due and allowed. A clock that was set back makes an old plan void. */
export function waitOf({ since, nextAt, notBefore }: FollowState, now: number): number {
  const wait = Math.max(nextAt, notBefore) - now;
  return now < since ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** Calls back, now and after each change, with why following rests, or `undefined`. */
export function watchStopped(
  database: CallDatabase,
  onChange: (stopped: ProblemCode | undefined) => void,
  signal: AbortSignal,
): void {
  const live = liveQuery(async () => (await readFollow(database)).stopped);
  const subscription = live.subscribe(onChange);
  signal.addEventListener('abort', () => subscription.unsubscribe());
}
