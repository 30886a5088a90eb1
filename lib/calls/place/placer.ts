/**
 * Calls: making them, following them and keeping the log. The background creates the placer at its start; the
 * card, our own pages and the browser's menu ask it through messages. It writes a call to the call database,
 * lets the countdown run, and only then requests the call from the service. The folders beside it follow calls
 * until their recording arrives, and end what a stopped background left in flight. Nothing here requests a call
 * twice, or one that was not written down first.
 */

import { applyEventWithRetries } from '@/lib/calls/apply-event';
import type { CountdownLoss } from '@/lib/calls/call-state';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure, failBeforeCall } from '@/lib/calls/failure';
import { type Call, isInFlight } from '@/lib/calls/model';
import { watchQuery } from '@/lib/database/watch-query';
import { countDownAndPlace, type PlaceCallDeps } from './count-down';
import { type CallRequest, type WriteCallDeps, writeCall } from './write-call';

/** What a placer is built from. */
interface PlacerDeps extends WriteCallDeps, Omit<PlaceCallDeps, 'cancelledIds'> {
  /** Resolves once the calls that an earlier background left in flight have ended. */
  recovered(): Promise<void>;
  /** Called with each call as its countdown starts. `outcome` resolves at once if it is cancelled, and never rejects. */
  onCounting(call: Call, outcome: Promise<Call>): void;
}

/** Places calls while the background lives. */
export interface Placer {
  /** Writes a call down and starts its countdown. Fails as `writeCall` does. */
  startCall(request: CallRequest): Promise<Call>;
  /** Cancels a call in its countdown. Returns the updated call. */
  cancelCall(callId: string, because?: CountdownLoss): Promise<Call>;
  /** Cancels all calls that count down now. */
  cancelCounting(): Promise<void>;
  /** The call as soon as it is no longer in flight. */
  outcome(callId: string): Promise<Call>;
}

/** Creates the placer. It remembers nothing that must outlive the background. */
export function createPlacer(placerDeps: PlacerDeps): Placer {
  const deps = { ...placerDeps, cancelledIds: new Set<string>() };
  const inFlight = new Map<string, Promise<Call>>();
  const onCancelled = new Map<string, (call: Call) => void>();

  async function cancel(callId: string, because?: CountdownLoss): Promise<Call> {
    const call = await cancelCountdown(deps, callId, because);
    if (!isInFlight(call)) onCancelled.get(callId)?.(call);
    return call;
  }

  return {
    async startCall(request) {
      // Otherwise the recovery would take this call for one of an earlier background.
      const call = await deps
        .recovered()
        .then(() => writeCall(deps, request))
        .catch(failBeforeCall);
      const outcome = countDownAndPlace(deps, call);
      const { promise: cancelled, resolve } = Promise.withResolvers<Call>();
      inFlight.set(call.id, outcome);
      onCancelled.set(call.id, resolve);
      void outcome.then(() => {
        inFlight.delete(call.id);
        onCancelled.delete(call.id);
      });
      deps.onCounting(call, Promise.race([outcome, cancelled]));
      return call;
    },
    cancelCall: cancel,
    async cancelCounting() {
      await Promise.all([...inFlight.keys()].map((callId) => cancel(callId)));
    },
    outcome: (callId) => outcomeOf(deps.database, callId, inFlight.get(callId)),
  };
}

/** Reads the log, or, when that could not be written, the outcome known to this background. */
async function outcomeOf(
  database: CallDatabase,
  callId: string,
  inFlight: Promise<Call> | undefined,
): Promise<Call> {
  const done = new AbortController();
  const logged = waitForOutcome(database, callId, done.signal);
  const known = (inFlight ?? logged).then((call) => (isInFlight(call) ? logged : call));
  try {
    return await Promise.race([logged, known]);
  } finally {
    done.abort(new Failure('unknown-call'));
  }
}

/** Cancels a call in its countdown. Returns the updated call: cancelled, or too late for that. */
export async function cancelCountdown(
  deps: Pick<PlaceCallDeps, 'database' | 'now' | 'sleep' | 'cancelledIds'>,
  id: string,
  because?: CountdownLoss,
): Promise<Call> {
  deps.cancelledIds.add(id);
  const cancelled = await applyEventWithRetries(deps, id, () => ({ type: 'cancelled', because }));
  deps.cancelledIds.delete(id);
  const call = cancelled ?? (await deps.database.calls.get(id));
  if (!call) throw new Failure('unknown-call');
  return call;
}

/** What cancelling a call whose page was left needs. */
export interface CancelLeftDeps extends Pick<Placer, 'cancelCall'> {
  /** Shows the outcome outside of pages. */
  show(call: Call): Promise<void>;
}

/**
 * Cancels a call whose countdown was left with its page, and notifies the rep. A call that was requested
 * before that goes on.
 */
export async function cancelLeft(
  { cancelCall, show }: CancelLeftDeps,
  callId: string,
): Promise<void> {
  const call = await cancelCall(callId, 'page-left').catch(() => undefined);
  if (call?.problem?.code === 'page-left') await show(call);
}

/**
 * Resolves with the call as soon as it is no longer in flight. Rejects if the call is unknown, or
 * with the signal's reason if that ends first.
 */
export async function waitForOutcome(
  database: CallDatabase,
  id: string,
  abortSignal: AbortSignal,
): Promise<Call> {
  abortSignal.throwIfAborted();
  const watching = new AbortController();
  try {
    return await new Promise<Call>((resolve, reject) => {
      const onAbort = () => reject(abortSignal.reason);
      abortSignal.addEventListener('abort', onAbort, { signal: watching.signal });
      const next = (call: Call | undefined) => {
        if (!call) reject(new Failure('unknown-call'));
        else if (!isInFlight(call)) resolve(call);
      };
      watchQuery(() => database.calls.get(id), { next, error: reject }, watching.signal);
    });
  } finally {
    watching.abort();
  }
}
