import type { CallDatabase } from '@/lib/calls/database';
import type { FollowState } from '@/lib/calls/stored-rows';
import { watchQuery } from '@/lib/database/watch-query';
import type { ProblemCode } from '@/lib/problems/problem-codes';

/** Maximum wait. `Retry-After` is capped at a day (lib/service/http/parse-response). */
const LONGEST_WAIT_MS = 24 * 3_600_000;

const INITIAL: Omit<FollowState, 'key'> = {
  writtenAt: 0,
  rounds: 0,
  nextAt: 0,
  notBefore: 0,
  connectionChanges: 0,
};

/** Reads the state of following a workspace's calls. An unreadable record counts as none. */
export async function readFollowState(
  database: CallDatabase,
  workspace: string,
): Promise<FollowState> {
  const stored = await database.follow.get(workspace);
  const initial = { ...INITIAL, key: workspace };
  if (!stored) return initial;
  const { writtenAt, rounds, nextAt, notBefore, connectionChanges } = stored;
  const isReadable = [writtenAt, rounds, nextAt, notBefore, connectionChanges].every(
    Number.isFinite,
  );
  return isReadable ? stored : initial;
}

/** Changes the state of following a workspace's calls in one transaction. Returns the new state. */
export function changeFollowState(
  database: CallDatabase,
  workspace: string,
  now: number,
  change: (state: FollowState) => Partial<FollowState>,
): Promise<FollowState> {
  return database.transaction('rw', database.follow, async () => {
    const state = await readFollowState(database, workspace);
    const next = { ...state, ...change(state), writtenAt: now };
    await database.follow.put(next);
    return next;
  });
}

/** What stopping to follow needs. */
interface StopDeps {
  database: CallDatabase;
  now(): number;
  onStopped(problem: ProblemCode, workspace: string): void;
}

/** Changes the state as `changeFollowState` does, and tells if that stopped following. */
export async function changeOrStopFollowing(
  { database, now, onStopped }: StopDeps,
  workspace: string,
  change: (state: FollowState) => Partial<FollowState>,
): Promise<void> {
  let before: ProblemCode | undefined;
  const { stopped } = await changeFollowState(database, workspace, now(), (state) => {
    before = state.stopped;
    return change(state);
  });
  if (stopped && !before) onStopped(stopped, workspace);
}

/** Milliseconds until a round is due and no back-off forbids it. 0 if the clock was set back. */
export function waitUntilNextRound(
  { writtenAt, nextAt, notBefore }: FollowState,
  now: number,
): number {
  const wait = Math.max(nextAt, notBefore) - now;
  return now < writtenAt ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** Why following stopped, by workspace. One that is followed is not in it. */
export type StoppedFollowing = ReadonlyMap<string, ProblemCode>;

/** Reads why following stopped. */
export async function readStopped({ follow }: CallDatabase): Promise<StoppedFollowing> {
  const states = await follow.toArray();
  return new Map(states.flatMap(({ key, stopped }) => (stopped ? [[key, stopped]] : [])));
}

/** Passes why following stopped to `onChange`: now and after each change. */
export function watchFollowingStopped(
  database: CallDatabase,
  onChange: (stopped: StoppedFollowing) => void,
  abortSignal: AbortSignal,
): void {
  watchQuery(() => readStopped(database), { next: onChange }, abortSignal);
}

/** What decides when history is polled next. */
export interface PollInput {
  /** Rounds since a call was requested or a log came into view. */
  rounds: number;
  /** Age of the youngest followed call, ms. */
  youngestMs: number;
  isLogInView: boolean;
  /** The longest wait between two rounds, ms. */
  longestWaitMs: number;
  /** 0 … 1. */
  random: number;
}

const FIRST_MS = 5_000;
const GROWTH = 2;
const FREQUENT_MS = 30_000;
const YOUNG_MS = 10 * 60_000;
const JITTER = 0.1;

/**
 * Milliseconds until the next poll of history: 5, 10, 20, then 30 s while a call is young or a log is
 * in view, later up to the longest wait. A recording is shown within 30 s, and a call of five minutes
 * costs at most 15 requests. Jitter only shortens the wait, so the 30 s hold, and spreads the requests
 * of many reps.
 */
export function nextDelay({
  rounds,
  youngestMs,
  isLogInView,
  longestWaitMs,
  random,
}: PollInput): number {
  const isFrequent = isLogInView || youngestMs < YOUNG_MS;
  const limit = isFrequent ? Math.min(FREQUENT_MS, longestWaitMs) : longestWaitMs;
  const wait = Math.min(limit, FIRST_MS * GROWTH ** Math.min(rounds, 20));
  return Math.round(wait * (1 - JITTER * random));
}
