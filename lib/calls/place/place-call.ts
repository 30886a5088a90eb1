import { type CallEvent, nextState } from '@/lib/calls/call-state';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure, problemOf } from '@/lib/calls/failure';
import { recentCallsFor } from '@/lib/calls/log';
import type { Call } from '@/lib/calls/model';
import { recordEvent } from '@/lib/calls/record-event';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { reasonNotToCall } from '@/lib/rules/guards';
import type { ServiceClient } from '@/lib/service/client';
import type { Settings } from '@/lib/settings/table';
import { legsFrom } from './legs';
import { requestCall } from './request-call';

/** A timer that ran this late means that the machine slept: the rep no longer expects the call. */
const TOO_LATE_MS = 5_000;

/** When the background wakes, should it die meanwhile: the client gives a request up after 20 s. */
const SETTLED_BY_MS = 30_000;

/** What placing needs of the world. */
export interface PlaceCallDeps {
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
export interface CallRequest {
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
export async function writeCall(deps: PlaceCallDeps, request: CallRequest): Promise<Call> {
  const { again, ...wanted } = request;
  const settings = await deps.readSettings();
  const { callerId, ownNumber } = legsFrom(settings);
  const now = deps.now();
  const call: Call = {
    id: deps.uuid(),
    state: 'counting',
    callerId,
    ownNumber,
    createdAt: now,
    changedAt: now,
    requestAt: now + settings.undoSeconds * 1000,
    ...wanted,
  };
  await deps.settleIn(call.requestAt - now + SETTLED_BY_MS);
  await writeDown(deps, call, settings, again);
  return call;
}

/** Guards and writing are one transaction: two gestures at once cannot both pass. */
async function writeDown(
  { database, country, isOffline }: PlaceCallDeps,
  call: Call,
  settings: Settings,
  again: string | undefined,
): Promise<void> {
  const { callee, createdAt: now } = call;
  const lockMs = settings.repeatSeconds * 1000;
  await database.transaction('rw', database.calls, async () => {
    if (await database.calls.get({ gesture: call.gesture })) throw new Failure('called-just-now');
    const recent = await recentCallsFor(database, { callee, now, lockMs });
    const problem = reasonNotToCall({
      callee,
      country: country(settings),
      settings,
      recent,
      now,
      again,
    });
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
export async function countDownAndPlace(deps: PlaceCallDeps, call: Call): Promise<Call> {
  await deps.sleep(Math.max(0, call.requestAt - deps.now()));
  try {
    const asked = await recordEvent(deps, call.id, afterCountdown(deps, call));
    if (asked?.state === 'requested') return await post(deps, asked);
    return asked ?? (await deps.database.calls.get(call.id)) ?? call;
  } catch (error) {
    return { ...call, state: 'cancelled', problem: problemOf(error) };
  }
}

function afterCountdown(deps: PlaceCallDeps, call: Call): CallEvent {
  if (deps.undone.has(call.id)) return { type: 'undone' };
  return { type: isLate(deps, call.requestAt) ? 'interrupted' : 'asked' };
}

async function post(deps: PlaceCallDeps, call: Call): Promise<Call> {
  const event = await request(deps, call);
  const known = nextState(call, event, deps.now()) ?? call;
  try {
    return (await recordEvent(deps, call.id, event)) ?? known;
  } catch {
    return { ...known, problem: { code: 'outcome-not-kept' } };
  } finally {
    deps.onAsked(known);
  }
}

/** Asks the service. Whatever fails before it is asked is a plain no: nothing was sent. */
async function request(deps: PlaceCallDeps, call: Call): Promise<CallEvent> {
  try {
    const client = await deps.client();
    if (isLate(deps, call.requestedAt ?? call.requestAt)) throw new Failure('interrupted');
    const { event, holdBackMs } = await requestCall(client, call);
    if (holdBackMs > 0) deps.onHeldBack(holdBackMs);
    return event;
  } catch (error) {
    return { type: 'refused', problem: problemOf(error) };
  }
}

function isLate(deps: PlaceCallDeps, due: number): boolean {
  return deps.now() - due > TOO_LATE_MS;
}

/** Undo: the call, cancelled, or as it stands when it was too late. */
export async function cancelCall(deps: PlaceCallDeps, id: string): Promise<Call> {
  deps.undone.add(id);
  const undone = await recordEvent(deps, id, { type: 'undone' });
  deps.undone.delete(id);
  const call = undone ?? (await deps.database.calls.get(id));
  if (!call) throw new Failure('unknown-call');
  return call;
}
