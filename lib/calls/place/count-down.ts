import { type ApplyEventDeps, applyEventWithRetries } from '@/lib/calls/apply-event';
import { type CallEvent, nextState } from '@/lib/calls/call-state';
import { backOffAfter, Failure, problemBeforeCall, problemOf } from '@/lib/calls/failure';
import type { Call } from '@/lib/calls/model';
import type { ServiceClient } from '@/lib/service/client';
import { ServiceError } from '@/lib/service/http/service-error';

/** A timer that fires this late means that the machine slept: the rep no longer expects the call. */
const TOO_LATE_MS = 5_000;

/** What placing a call needs. */
export interface PlaceCallDeps extends ApplyEventDeps {
  /** The client of the workspace that the call was written for. Fails if another one is in use by now. */
  client(call: Call): Promise<ServiceClient>;
  /** Called after the request was answered or given up: history may have news of the call. */
  onRequested(call: Call): void;
  /** Called when the service asks for a pause of `ms`. */
  onBackOff(ms: number, call: Call): void;
  /** Records an unexpected error. */
  report(source: string, error: unknown): void;
  /** Calls that the rep cancelled. They are not placed, even if the log cannot be written. */
  cancelledIds: Set<string>;
}

/**
 * Waits for the end of the countdown, then requests the call. Only whoever moves the call from
 * `counting` to `requested` sends the POST. Resolves with the call's outcome and never rejects: if
 * the log cannot be written, with what is known here and the problem.
 */
export async function countDownAndPlace(deps: PlaceCallDeps, call: Call): Promise<Call> {
  await deps.sleep(Math.max(0, call.requestAt - deps.now()));
  let requested: Call;
  try {
    const current = await applyEventWithRetries(deps, call.id, () =>
      eventAfterCountdown(deps, call),
    );
    if (current?.state !== 'requested') {
      return current ?? (await deps.database.calls.get(call.id)) ?? call;
    }
    requested = current;
  } catch (error) {
    deps.report('end of countdown', error);
    return { ...call, state: 'cancelled', problem: problemBeforeCall(error) };
  }
  return place(deps, requested);
}

function eventAfterCountdown(deps: PlaceCallDeps, call: Call): CallEvent {
  if (deps.cancelledIds.has(call.id)) return { type: 'cancelled' };
  return { type: isLate(deps, call.requestAt) ? 'interrupted' : 'requested' };
}

async function place(deps: PlaceCallDeps, call: Call): Promise<Call> {
  const event = await request(deps, call);
  const known = nextState(call, event, deps.now()) ?? call;
  try {
    return (await applyEventWithRetries(deps, call.id, () => event)) ?? known;
  } catch (error) {
    deps.report('outcome of a call', error);
    return { ...known, problem: { code: 'outcome-not-saved' } };
  } finally {
    callListener(deps, () => deps.onRequested(known));
  }
}

/** Sends the request. A failure before it is sent counts as refused: no phone can have rung. */
async function request(deps: PlaceCallDeps, call: Call): Promise<CallEvent> {
  let client: ServiceClient;
  try {
    client = await deps.client(call);
    if (isLate(deps, call.requestedAt ?? call.requestAt)) throw new Failure('interrupted');
  } catch (error) {
    deps.report('before a request', error);
    return { type: 'refused', problem: problemBeforeCall(error) };
  }
  const { event, backOffMs, unexpected } = await requestCall(client, call);
  if (unexpected) deps.report('request of a call', unexpected);
  if (backOffMs > 0) callListener(deps, () => deps.onBackOff(backOffMs, call));
  return event;
}

/** Calls a listener. Whatever it throws after the request must not change the call's outcome. */
function callListener(deps: PlaceCallDeps, listener: () => void): void {
  try {
    listener();
  } catch (error) {
    deps.report('after a request', error);
  }
}

function isLate(deps: PlaceCallDeps, due: number): boolean {
  return deps.now() - due > TOO_LATE_MS;
}

/** What the answer to a request means: for the call, and for how long to send the service nothing, ms. */
interface CallRequestResult {
  event: CallEvent;
  backOffMs: number;
  /** An error that the service client does not throw. */
  unexpected?: unknown;
}

/** Requests a call, once. Returns what the answer, or none, means for the call. */
export async function requestCall(client: ServiceClient, call: Call): Promise<CallRequestResult> {
  try {
    const { callId } = await client.clickToDial(requestBody(call));
    return { event: { type: 'placed', callId }, backOffMs: 0 };
  } catch (error) {
    if (!(error instanceof ServiceError)) return unconfirmedBy(error);
    const type = error.placed === 'no' ? 'refused' : 'unconfirmed';
    return { event: { type, problem: problemOf(error) }, backOffMs: backOffAfter(error) };
  }
}

/** An unexpected error leaves the call unconfirmed: it may have been placed. */
function unconfirmedBy(unexpected: unknown): CallRequestResult {
  const problem = { code: 'unexpected-in-request' } as const;
  return { event: { type: 'unconfirmed', problem }, backOffMs: 0, unexpected };
}

/** `submitted_id` is our own id, so that a call whose answer was lost can be found in history. */
function requestBody(call: Call) {
  const { objectId, slug, appId } = call.record ?? {};
  return {
    client_number: call.callee,
    user_number: call.ownNumber,
    did_number: call.callerId,
    submitted_id: call.id,
    ...(objectId !== undefined && { object_id: objectId }),
    ...(slug !== undefined && { slug }),
    ...(appId !== undefined && { app_id: appId }),
  };
}
