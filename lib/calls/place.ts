import type { CountryCode } from '@/lib/phone/types';
import type { ServiceClient } from '@/lib/service/client';
import type { Settings } from '@/lib/settings/table';
import { askForCall } from './ask-for-call';
import type { CallDatabase } from './database';
import { Failure, problemOf } from './failure';
import { whyNot } from './guards';
import { keepEvent } from './keep-event';
import { legsFrom } from './legs';
import { type CallEvent, step } from './life';
import { recentCallsFor } from './log';
import type { Call } from './model';

/** A timer that ran this late means that the machine slept: the rep no longer expects the call. */
const TOO_LATE_MS = 5_000;

/** When the background wakes, should it die meanwhile: the client gives a request up after 20 s. */
const SETTLED_BY_MS = 30_000;

/** What placing needs of the world. */
export interface PlaceWorld {
  database: CallDatabase;
  readSettings(): Promise<Settings>;
  country(settings: Settings): CountryCode;
  client(): Promise<ServiceClient>;
  /** No request can leave this machine for the service of these settings. */
  isOffline(settings: Settings): boolean;
  now(): number;
  uuid(): string;
  sleep(ms: number): Promise<void>;
  /** Has `settle` run in so many milliseconds and then again, also if the background dies before. */
  settleIn(ms: number): Promise<void>;
  /** There is nothing to settle: no need to wake for it. */
  settled(): Promise<void>;
  /** Told after a POST was answered or given up: there may be something to follow. */
  onAsked(call: Call): void;
  /** Told when the service wants to be left alone for so many milliseconds. */
  onHeldBack(ms: number): void;
  /** Calls that the rep cancelled in this life: they are not made, even if that cannot be written. */
  undone: Set<string>;
}

/** Who is to be called, and which gesture asked for it. */
export interface CallWish {
  callee: string;
  gesture: string;
  calleeName?: string;
  record?: Call['record'];
  /** The call that the rep, asked once more, wants to repeat. */
  again?: string;
}

/**
 * Writes a call down, for `countDown` to go on with. Fails, with nothing written, when a guard
 * objects, something is not set up, or the gesture made a call already.
 */
export async function begin(world: PlaceWorld, wish: CallWish): Promise<Call> {
  const { again, ...wanted } = wish;
  const settings = await world.readSettings();
  const { callerId, ownNumber } = legsFrom(settings);
  const now = world.now();
  const call: Call = {
    id: world.uuid(),
    state: 'counting',
    callerId,
    ownNumber,
    createdAt: now,
    changedAt: now,
    requestAt: now + settings.undoSeconds * 1000,
    ...wanted,
  };
  await world.settleIn(call.requestAt - now + SETTLED_BY_MS);
  await writeDown(world, call, settings, again);
  return call;
}

/** Guards and writing are one transaction: two gestures at once cannot both pass. */
async function writeDown(
  { database, country, isOffline }: PlaceWorld,
  call: Call,
  settings: Settings,
  again: string | undefined,
): Promise<void> {
  const { callee, createdAt: now } = call;
  const lockMs = settings.repeatSeconds * 1000;
  await database.transaction('rw', database.calls, async () => {
    if (await database.calls.get({ gesture: call.gesture })) throw new Failure('called-just-now');
    const recent = await recentCallsFor(database, { callee, now, lockMs });
    const problem = whyNot({ callee, country: country(settings), settings, recent, now, again });
    if (problem) throw new Failure(problem.code);
    if (isOffline(settings)) throw new Failure('offline');
    await database.calls.add(call);
  });
}

/**
 * Waits for the countdown's end, then asks the service. Only whoever moves the call from counting to
 * requested sends the POST. Resolves with the call as it came out, and never rejects: when the log
 * could not be written, with what is known here and the problem.
 */
export async function countDown(world: PlaceWorld, call: Call): Promise<Call> {
  await world.sleep(Math.max(0, call.requestAt - world.now()));
  try {
    const asked = await keepEvent(world, call.id, afterCountdown(world, call));
    if (asked?.state === 'requested') return await post(world, asked);
    return asked ?? (await world.database.calls.get(call.id)) ?? call;
  } catch (error) {
    return { ...call, state: 'cancelled', problem: problemOf(error) };
  }
}

function afterCountdown(world: PlaceWorld, call: Call): CallEvent {
  if (world.undone.has(call.id)) return { type: 'undone' };
  return { type: isLate(world, call.requestAt) ? 'interrupted' : 'asked' };
}

async function post(world: PlaceWorld, call: Call): Promise<Call> {
  const event = await request(world, call);
  const known = step(call, event, world.now()) ?? call;
  try {
    return (await keepEvent(world, call.id, event)) ?? known;
  } catch {
    return { ...known, problem: { code: 'outcome-not-kept' } };
  } finally {
    world.onAsked(known);
  }
}

/** Asks the service. Whatever fails before it is asked is a plain no: nothing was sent. */
async function request(world: PlaceWorld, call: Call): Promise<CallEvent> {
  try {
    const client = await world.client();
    if (isLate(world, call.requestedAt ?? call.requestAt)) throw new Failure('interrupted');
    const { event, holdBackMs } = await askForCall(client, call);
    if (holdBackMs > 0) world.onHeldBack(holdBackMs);
    return event;
  } catch (error) {
    return { type: 'refused', problem: problemOf(error) };
  }
}

function isLate(world: PlaceWorld, due: number): boolean {
  return world.now() - due > TOO_LATE_MS;
}

/** Undo: the call, cancelled, or as it stands when it was too late. */
export async function undo(world: PlaceWorld, id: string): Promise<Call> {
  world.undone.add(id);
  const undone = await keepEvent(world, id, { type: 'undone' });
  world.undone.delete(id);
  const call = undone ?? (await world.database.calls.get(id));
  if (!call) throw new Failure('unknown-call');
  return call;
}
