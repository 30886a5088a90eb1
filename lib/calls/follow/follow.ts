import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase } from '@/lib/calls/database';
import { backOffAfter, Failure } from '@/lib/calls/failure';
import { type Call, workspaceOf } from '@/lib/calls/model';
import type { FollowState } from '@/lib/calls/stored-rows';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';
import {
  changeFollowState,
  changeOrStopFollowing,
  nextDelay,
  readFollowState,
  waitUntilNextRound,
} from './follow-state';
import { ageOf, olderCallsWithId, openCalls } from './open-calls';
import { findingFrom, type HistoryMatch, searchHistory } from './search-history';

const PAGE_SIZE = 50;
/** The interface's default. Every service accepts it. */
const DEFAULT_PAGE_SIZE = 20;
/** Maximum number of pages per round, and for a look-up by hand. */
const PAGES = 5;
const PAGES_BY_HAND = 20;

/** What following calls needs. */
export interface FollowDeps {
  database: CallDatabase;
  /** The client of a workspace, in use or not. */
  client(workspace: string): Promise<ServiceClient>;
  /** The id of the workspace in use. */
  workspaceInUse(): Promise<string>;
  now(): number;
  random(): number;
  /** Returns whether the rep has a log in view. */
  isLogInView(): boolean;
  /** The longest wait between two rounds, ms: a setting. */
  longestWaitMs(): Promise<number>;
  /** Runs `followOnce` in `ms`, even if the background sleeps by then. */
  wakeIn(ms: number): Promise<void>;
  /** Cancels the wake-up: no call is open. */
  cancelWake(): Promise<void>;
  /** A call has its recording since a moment ago. */
  onRecorded(call: Call): void;
  /** Following a workspace's calls stopped a moment ago, until the rep changes its connection. */
  onStopped(problem: ProblemCode, workspace: string): void;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
}

/**
 * Runs one round of each workspace that has one due. Two rounds must not run at once. Each workspace's calls are
 * followed with its own connection, in use or not, and at its own pace: one that stopped holds up no other.
 */
export async function followOnce(deps: FollowDeps): Promise<void> {
  const open = await openCalls(deps.database, deps.now());
  for (const [workspace, calls] of byWorkspace(open)) await followWorkspace(deps, workspace, calls);
  await scheduleFollowing(deps);
}

/**
 * Runs one round if one is due: polls history once for all these calls and applies the news. The next round is
 * planned first, so that nothing is lost if the background dies in between.
 */
async function followWorkspace(
  deps: FollowDeps,
  workspace: string,
  open: readonly Call[],
): Promise<void> {
  const { database } = deps;
  const state = await readFollowState(database, workspace);
  if (state.stopped || waitUntilNextRound(state, deps.now()) > 0) return;
  const delay = await delayFor(deps, open, state.rounds + 1);
  await deps.wakeIn(delay);
  await changeFollowState(database, workspace, deps.now(), ({ rounds }) => ({
    rounds: rounds + 1,
    nextAt: deps.now() + delay,
  }));
  await search(deps, workspace, open, PAGES).catch((error) =>
    deps.report('round of following', error),
  );
}

/** Sorts calls by their workspace. */
function byWorkspace(calls: readonly Call[]): Map<string, Call[]> {
  return Map.groupBy(calls, workspaceOf);
}

/** Plans the next round soon: a call was requested, or a log came into view. */
export async function followSoon(deps: FollowDeps, call?: Call): Promise<void> {
  const now = deps.now();
  const soon = now + (await delayFor(deps, call ? [call] : [], 0));
  // A service that accepts a call accepts the token, so it no longer refuses history either.
  const isAccepted = call?.state === 'placed';
  const next = (state: FollowState) => ({
    rounds: 0,
    nextAt: isOutdated(state, now, call) ? soon : Math.min(state.nextAt, soon),
    stopped: isAccepted ? undefined : (refusalOf(state, call) ?? state.stopped),
  });
  for (const workspace of await workspacesOf(deps, call)) {
    await changeOrStopFollowing(deps, workspace, next);
  }
  await scheduleFollowing(deps);
}

/** The workspace of a call; of no call, those that have calls to follow, and the one in use. */
async function workspacesOf(deps: FollowDeps, call?: Call): Promise<Iterable<string>> {
  if (call) return [workspaceOf(call)];
  const open = await openCalls(deps.database, deps.now());
  return new Set([await deps.workspaceInUse(), ...open.map(workspaceOf)]);
}

/** Why the service refused a call, if it would refuse history too: its token, unless that was changed since. */
function refusalOf(
  { connectionChangedAt = 0 }: FollowState,
  call: Call | undefined,
): FollowState['stopped'] {
  const isCurrent = (call?.requestedAt ?? 0) > connectionChangedAt;
  return isCurrent && call?.problem?.code === 'unauthorised' ? 'unauthorised' : undefined;
}

/** Returns whether a plan is void: made before a new call and overdue, or before the clock was set back. */
function isOutdated(
  { nextAt, writtenAt }: FollowState,
  now: number,
  call: Call | undefined,
): boolean {
  return now < writtenAt || (call !== undefined && nextAt <= now);
}

/** Sends a call's service nothing for `ms`, as it asked when the call was requested. */
export async function backOff(
  { database, now }: FollowDeps,
  ms: number,
  call: Call,
): Promise<void> {
  await changeFollowState(database, workspaceOf(call), now(), ({ notBefore }) => ({
    notBefore: Math.max(notBefore, now() + ms),
  }));
}

/** Starts following a workspace's calls again: the rep changed its connection, so earlier refusals no longer count. */
export async function resumeFollowing(deps: FollowDeps, workspace: string): Promise<void> {
  await changeFollowState(deps.database, workspace, deps.now(), ({ connectionChanges }) => ({
    rounds: 0,
    nextAt: 0,
    notBefore: 0,
    connectionChanges: connectionChanges + 1,
    connectionChangedAt: deps.now(),
    stopped: undefined,
    pageSize: undefined,
  }));
  await scheduleFollowing(deps);
}

/** Searches history for one call now, of any age. Fails with `rate-limited` during a back-off, or the service's error. */
export async function searchForCall(deps: FollowDeps, call: Call): Promise<void> {
  const workspace = workspaceOf(call);
  const state = await readFollowState(deps.database, workspace);
  const isBackingOff = waitUntilNextRound({ ...state, nextAt: 0 }, deps.now()) > 0;
  if (isBackingOff) throw new Failure('rate-limited');
  await search(deps, workspace, [call], PAGES_BY_HAND);
  if (state.stopped) await resumeFollowing(deps, workspace);
}

/** Sets or cancels the next wake-up, as open calls and the plan are now. */
export async function scheduleFollowing(deps: FollowDeps): Promise<void> {
  const open = await openCalls(deps.database, deps.now());
  const waits: number[] = [];
  for (const workspace of byWorkspace(open).keys()) {
    const state = await readFollowState(deps.database, workspace);
    if (!state.stopped) waits.push(waitUntilNextRound(state, deps.now()));
  }
  return waits.length > 0 ? deps.wakeIn(Math.min(...waits)) : deps.cancelWake();
}

/** Calls that history cannot match do not shorten the wait. */
async function delayFor(deps: FollowDeps, open: readonly Call[], rounds: number) {
  const matchable = open.filter((call) => call.problem?.code !== 'history-names-none');
  const youngestMs = Math.min(...matchable.map((call) => ageOf(call, deps.now())));
  return nextDelay({
    rounds,
    youngestMs,
    isLogInView: deps.isLogInView(),
    longestWaitMs: await deps.longestWaitMs(),
    random: deps.random(),
  });
}

/** Searches for calls of one workspace and applies what is found. Stores what a failure means for later rounds. */
async function search(
  deps: FollowDeps,
  workspace: string,
  calls: readonly Call[],
  pages: number,
): Promise<void> {
  const { database } = deps;
  const { connectionChanges, pageSize = PAGE_SIZE } = await readFollowState(database, workspace);
  try {
    const client = await deps.client(workspace);
    const older = await olderCallsWithId(database, calls);
    const matches = searchHistory(client, calls, older, { pageSize, pages });
    for await (const match of matches) await apply(deps, match);
  } catch (error) {
    await changeOrStopFollowing(deps, workspace, (state) =>
      state.connectionChanges === connectionChanges ? afterFailure(error, deps.now()) : {},
    );
    throw error;
  }
}

/** A refused token stops following until the connection changes. A rate limit is obeyed. */
function afterFailure(error: unknown, now: number): Partial<FollowState> {
  if (error instanceof Failure) return { stopped: error.problem.code };
  if (!(error instanceof ServiceError)) return {};
  if (error.code === 'unauthorised') return { stopped: error.code };
  const wait = backOffAfter(error);
  return {
    ...(wait > 0 && { notBefore: now + wait }),
    ...(error.code === 'refused' && { pageSize: DEFAULT_PAGE_SIZE }),
  };
}

async function apply(
  { database, now, onRecorded }: FollowDeps,
  { call, entry }: HistoryMatch,
): Promise<void> {
  const event = entry
    ? ({ type: 'found', finding: findingFrom(entry) } as const)
    : ({ type: 'history-unnamed' } as const);
  const after = await applyEvent(database, call.id, event, now());
  if (after?.state === 'recorded' && call.state !== 'recorded') onRecorded(after);
}
