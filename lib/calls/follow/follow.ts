import { applyEvent } from '@/lib/calls/apply-event';
import type { CallDatabase, FollowState } from '@/lib/calls/database';
import { Failure } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/service-error';
import { backOffMs } from './back-off';
import { changeFollow, readFollow, waitOf } from './follow-state';
import { findingFrom } from './match-history';
import { ageOf, olderNamedCalls, openCalls } from './open-calls';
import { nextDelay } from './poll-interval';
import { type HistoryMatch, searchHistory } from './search-history';

const PAGE_SIZE = 50;
/** The interface's default, which no service can refuse. */
const DEFAULT_PAGE_SIZE = 20;
const PAGES = 5;
const PAGES_BY_HAND = 20;

/** What following calls needs. */
export interface FollowDeps {
  database: CallDatabase;
  client(): Promise<ServiceClient>;
  now(): number;
  random(): number;
  /** Whether the rep has a log in view. */
  isLogInView(): boolean;
  /** The longest wait between two rounds, ms: a setting. */
  longestWaitMs(): Promise<number>;
  /** Runs `followOnce` in `ms`, even if the background sleeps by then. */
  wakeIn(ms: number): Promise<void>;
  /** Cancels the wake-up: no call is open. */
  cancelWake(): Promise<void>;
}

/**
 * One round, if one is due: asks history once for all open calls and applies what it tells. The next
 * round is planned before the work, so that a death in the middle loses nothing. Two rounds must not
 * run at once.
 */
export async function followOnce(deps: FollowDeps): Promise<void> {
  const { database } = deps;
  const open = await openCalls(database, deps.now());
  const state = await readFollow(database);
  if (open.length === 0 || state.stopped) return deps.cancelWake();
  const wait = waitOf(state, deps.now());
  if (wait > 0) return deps.wakeIn(wait);
  const delay = await delayFor(deps, open, state.rounds + 1);
  await deps.wakeIn(delay);
  await changeFollow(database, deps.now(), ({ rounds }) => ({
    rounds: rounds + 1,
    nextAt: deps.now() + delay,
  }));
  await look(deps, open, PAGES).catch(() => undefined);
  await scheduleFollowing(deps);
}

/** A call was asked for, or a log came into view: the next round comes soon. */
export async function followSoon(deps: FollowDeps, call?: Call): Promise<void> {
  const now = deps.now();
  const soon = now + (await delayFor(deps, call ? [call] : [], 0));
  // A service that takes a call takes the token: whatever made it refuse history is over.
  const isTaken = call?.state === 'placed';
  await changeFollow(deps.database, now, (state) => ({
    rounds: 0,
    nextAt: isLeftover(state, now, call) ? soon : Math.min(state.nextAt, soon),
    stopped: isTaken ? undefined : state.stopped,
  }));
  await scheduleFollowing(deps);
}

/** A plan from before a new call, or from before the clock was set back, says nothing of now. */
function isLeftover({ nextAt, since }: FollowState, now: number, call: Call | undefined): boolean {
  return now < since || (call !== undefined && nextAt <= now);
}

/** The service wants to be left alone: it said so when it was asked for a call. */
export async function backOff({ database, now }: FollowDeps, ms: number): Promise<void> {
  await changeFollow(database, now(), ({ notBefore }) => ({
    notBefore: Math.max(notBefore, now() + ms),
  }));
}

/** The rep mended the connection: what an older one was told no longer holds. */
export async function resumeFollowing(deps: FollowDeps): Promise<void> {
  await changeFollow(deps.database, deps.now(), ({ mended }) => ({
    rounds: 0,
    nextAt: 0,
    notBefore: 0,
    mended: mended + 1,
    stopped: undefined,
    pageSize: undefined,
  }));
  await scheduleFollowing(deps);
}

/** Looks for one call now, however old, as deep as history may reasonably go. Fails with why not. */
export async function searchForCall(deps: FollowDeps, call: Call): Promise<void> {
  const state = await readFollow(deps.database);
  const isHeldBack = waitOf({ ...state, nextAt: 0 }, deps.now()) > 0;
  if (isHeldBack) throw new Failure('rate-limited');
  await look(deps, [call], PAGES_BY_HAND);
  if (state.stopped) await resumeFollowing(deps);
}

/** Orders the wake-up as calls and plan stand now. */
export async function scheduleFollowing(deps: FollowDeps): Promise<void> {
  const open = await openCalls(deps.database, deps.now());
  const state = await readFollow(deps.database);
  if (open.length === 0 || state.stopped) return deps.cancelWake();
  return deps.wakeIn(waitOf(state, deps.now()));
}

/** A call whose recording cannot be matched anyway hurries nobody. */
async function delayFor(deps: FollowDeps, open: readonly Call[], rounds: number) {
  const hopeful = open.filter((call) => call.problem?.code !== 'history-names-none');
  const youngestMs = Math.min(...hopeful.map((call) => ageOf(call, deps.now())));
  return nextDelay({
    rounds,
    youngestMs,
    isLogInView: deps.isLogInView(),
    longestWaitMs: await deps.longestWaitMs(),
    random: deps.random(),
  });
}

/** Looks for calls and applies what is found; remembers what a failure says of the rounds to come. */
async function look(deps: FollowDeps, calls: readonly Call[], pages: number): Promise<void> {
  const { database } = deps;
  const { mended, pageSize = PAGE_SIZE } = await readFollow(database);
  try {
    const client = await deps.client();
    const older = await olderNamedCalls(database, calls);
    const sightings = searchHistory(client, calls, older, { pageSize, pages });
    for await (const sighting of sightings) await apply(deps, sighting);
  } catch (error) {
    const now = deps.now();
    await changeFollow(database, now, (state) =>
      state.mended === mended ? afterFailure(error, now) : {},
    );
    throw error;
  }
}

/** A refused token stops following until it is mended; a rate limit is obeyed; the rest backs off. */
function afterFailure(error: unknown, now: number): Partial<FollowState> {
  if (error instanceof Failure) return { stopped: error.problem.code };
  if (!(error instanceof ServiceError)) return {};
  if (error.code === 'unauthorised') return { stopped: error.code };
  const wait = backOffMs(error);
  return {
    ...(wait > 0 && { notBefore: now + wait }),
    ...(error.code === 'refused' && { pageSize: DEFAULT_PAGE_SIZE }),
  };
}

function apply({ database, now }: FollowDeps, { call, entry }: HistoryMatch) {
  const event = entry
    ? ({ type: 'found', finding: findingFrom(entry) } as const)
    : ({ type: 'history-unnamed' } as const);
  return applyEvent(database, call.id, event, now());
}
