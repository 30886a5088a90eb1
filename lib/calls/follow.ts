import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/service-error';
import type { CallDatabase, FollowState } from './database';
import { Failure } from './failure';
import { nextDelay } from './follow-pace';
import { changeFollow, readFollow, waitOf } from './follow-state';
import { holdBackMs } from './hold-back';
import { findingFrom } from './match-history';
import type { Call } from './model';
import { ageOf, olderNamedCalls, openCalls } from './open-calls';
import { type Sighting, searchHistory } from './search-history';
import { transition } from './transition';

const PAGE_SIZE = 50;
/** The interface's default, which no service can refuse. */
const DEFAULT_PAGE_SIZE = 20;
const PAGES = 5;
const PAGES_BY_HAND = 20;

/** What following needs of the world. */
export interface FollowWorld {
  database: CallDatabase;
  client(): Promise<ServiceClient>;
  now(): number;
  random(): number;
  /** Whether the rep has a log in view. */
  inView(): boolean;
  /** The longest wait between two looks, ms: a setting. */
  ceilingMs(): Promise<number>;
  /** Wakes `followOnce` again after so many milliseconds, also if the background sleeps by then. */
  wakeIn(ms: number): Promise<void>;
  /** Nothing is open: no need to wake. */
  rest(): Promise<void>;
}

/**
 * One round, if one is due: asks history once for all open calls and applies what it tells. The next
 * round is planned before the work, so that a death in the middle loses nothing. Two rounds must not
 * run at once.
 */
export async function followOnce(world: FollowWorld): Promise<void> {
  const { database } = world;
  const open = await openCalls(database, world.now());
  const state = await readFollow(database);
  if (open.length === 0 || state.stopped) return world.rest();
  const wait = waitOf(state, world.now());
  if (wait > 0) return world.wakeIn(wait);
  const delay = await delayFor(world, open, state.rounds + 1);
  await world.wakeIn(delay);
  await changeFollow(database, world.now(), ({ rounds }) => ({
    rounds: rounds + 1,
    nextAt: world.now() + delay,
  }));
  await look(world, open, PAGES).catch(() => undefined);
  await planFollowing(world);
}

/** A call was asked for, or a log came into view: the next round comes soon. */
export async function quicken(world: FollowWorld, call?: Call): Promise<void> {
  const now = world.now();
  const soon = now + (await delayFor(world, call ? [call] : [], 0));
  // A service that takes a call takes the token: whatever made it refuse history is over.
  const isTaken = call?.state === 'placed';
  await changeFollow(world.database, now, (state) => ({
    rounds: 0,
    nextAt: isLeftover(state, now, call) ? soon : Math.min(state.nextAt, soon),
    stopped: isTaken ? undefined : state.stopped,
  }));
  await planFollowing(world);
}

/** A plan from before a new call, or from before the clock was set back, says nothing of now. */
function isLeftover({ nextAt, since }: FollowState, now: number, call: Call | undefined): boolean {
  return now < since || (call !== undefined && nextAt <= now);
}

/** The service wants to be left alone: it said so when it was asked for a call. */
export async function holdBack({ database, now }: FollowWorld, ms: number): Promise<void> {
  await changeFollow(database, now(), ({ notBefore }) => ({
    notBefore: Math.max(notBefore, now() + ms),
  }));
}

/** The rep mended the connection: what an older one was told no longer holds. */
export async function followAfresh(world: FollowWorld): Promise<void> {
  await changeFollow(world.database, world.now(), ({ mended }) => ({
    rounds: 0,
    nextAt: 0,
    notBefore: 0,
    mended: mended + 1,
    stopped: undefined,
    pageSize: undefined,
  }));
  await planFollowing(world);
}

/** Looks for one call now, however old, as deep as history may reasonably go. Fails with why not. */
export async function lookAgain(world: FollowWorld, call: Call): Promise<void> {
  const state = await readFollow(world.database);
  const isHeldBack = waitOf({ ...state, nextAt: 0 }, world.now()) > 0;
  if (isHeldBack) throw new Failure('rate-limited');
  await look(world, [call], PAGES_BY_HAND);
  if (state.stopped) await followAfresh(world);
}

/** Orders the wake-up as calls and plan stand now. */
export async function planFollowing(world: FollowWorld): Promise<void> {
  const open = await openCalls(world.database, world.now());
  const state = await readFollow(world.database);
  if (open.length === 0 || state.stopped) return world.rest();
  return world.wakeIn(waitOf(state, world.now()));
}

/** A call whose recording cannot be matched anyway hurries nobody. */
async function delayFor(world: FollowWorld, open: readonly Call[], rounds: number) {
  const hopeful = open.filter((call) => call.problem?.code !== 'history-names-none');
  const youngestMs = Math.min(...hopeful.map((call) => ageOf(call, world.now())));
  const ceilingMs = await world.ceilingMs();
  const { inView, random } = world;
  return nextDelay({ rounds, youngestMs, inView: inView(), ceilingMs, random: random() });
}

/** Looks for calls and applies what is found; remembers what a failure says of the rounds to come. */
async function look(world: FollowWorld, calls: readonly Call[], pages: number): Promise<void> {
  const { database } = world;
  const { mended, pageSize = PAGE_SIZE } = await readFollow(database);
  try {
    const client = await world.client();
    const older = await olderNamedCalls(database, calls);
    const sightings = searchHistory(client, calls, older, { pageSize, pages });
    for await (const sighting of sightings) await apply(world, sighting);
  } catch (error) {
    const now = world.now();
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
  const wait = holdBackMs(error);
  return {
    ...(wait > 0 && { notBefore: now + wait }),
    ...(error.code === 'refused' && { pageSize: DEFAULT_PAGE_SIZE }),
  };
}

function apply({ database, now }: FollowWorld, { call, entry }: Sighting) {
  const event = entry
    ? ({ type: 'found', finding: findingFrom(entry) } as const)
    : ({ type: 'unnamed' } as const);
  return transition(database, call.id, event, now());
}
