import type { CountdownLoss } from '@/lib/calls/call-state';
import type { CallDatabase } from '@/lib/calls/database';
import { Failure, failBeforeCall } from '@/lib/calls/failure';
import { type Call, isInFlight } from '@/lib/calls/model';
import { waitForOutcome } from '@/lib/calls/outcome';
import { cancelCall } from './cancel-call';
import { countDownAndPlace, type PlaceCallDeps } from './place-call';
import { type CallRequest, type WriteCallDeps, writeCall } from './write-call';

/** What a placer is built from. */
export interface PlacerDeps extends WriteCallDeps, Omit<PlaceCallDeps, 'cancelledIds'> {
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
    const call = await cancelCall(deps, callId, because);
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
