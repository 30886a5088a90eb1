import type { RegistryVersion, SharedListVersion } from '@/lib/problems/rule-notice';
import type { Call, CallState, Problem } from './model';

/** What the service's history says about a call. */
export interface HistoryFinding {
  callId?: string;
  recording?: string;
  extras?: Call['extras'];
}

/** Why the rep could not cancel any more: the page hid the countdown, or is gone with it. */
export type CountdownLoss = 'countdown-hidden' | 'page-left';

/** Why a call was cancelled, if not by the rep. */
type CancelReason = CountdownLoss | 'do-not-call';

/** Everything that can happen to a call after it was written down. */
export type CallEvent =
  /** Cancelled in time: by the rep, because the rep could not have done so any more, or by the do-not-call list. */
  | {
      type: 'cancelled';
      because?: CancelReason | undefined;
      registry?: RegistryVersion | undefined;
      sharedList?: SharedListVersion | undefined;
    }
  /** The background stopped, for an update if it says so, or the machine slept, while the call was in flight. */
  | { type: 'interrupted'; because?: 'handset-updated' | undefined }
  /** The countdown ended. */
  | { type: 'requested' }
  | { type: 'placed'; callId: string }
  | { type: 'refused'; problem: Problem }
  /** No readable answer: the call may have been placed. */
  | { type: 'unconfirmed'; problem: Problem }
  | { type: 'found'; finding: HistoryFinding }
  /** History was read to where the call should be, and its entries name no calls at all. */
  | { type: 'history-unnamed' }
  /** The call was followed for 24 hours. */
  | { type: 'window-closed' };

/** The new state, and a new problem if there is one. `problem: undefined` removes the old problem. */
type Change = Partial<Omit<Call, 'problem'>> & { state: CallState; problem?: Problem | undefined };
type Transition<T extends CallEvent['type']> = (
  call: Call,
  event: Extract<CallEvent, { type: T }>,
  now: number,
) => Change | undefined;

const UNNAMED = 'history-names-none';

/**
 * The state machine of a call (docs/call-life.md): for each event, the states that accept it and the
 * change it makes. Anything not listed leaves the call unchanged.
 */
const transitions: { [T in CallEvent['type']]: Partial<Record<CallState, Transition<T>>> } = {
  cancelled: { counting: cancelled },
  interrupted: {
    counting: (_, { because }) => ({
      state: 'cancelled',
      problem: { code: because ?? 'interrupted' },
    }),
    requested: () => ({ state: 'unconfirmed', problem: { code: 'interrupted-requesting' } }),
  },
  requested: { counting: (_, __, now) => ({ state: 'requested', requestedAt: now }) },
  placed: { requested: placed, unconfirmed: placed },
  refused: { requested: (_, { problem }) => ({ state: 'refused', problem }) },
  unconfirmed: { requested: (_, { problem }) => ({ state: 'unconfirmed', problem }) },
  found: { placed: found, unconfirmed: found, unrecorded: found, recorded: found },
  'history-unnamed': { placed: historyUnnamed },
  'window-closed': {
    placed: () => ({ state: 'unrecorded', problem: { code: 'window-closed' } }),
  },
};

/**
 * The call after an event, or `undefined` if the event changes nothing: it came too late, twice, or
 * brings no news. Pure and total: defined for every state with every event.
 */
export function nextState(call: Call, event: CallEvent, now: number): Call | undefined {
  const row = transitions[event.type];
  const transition = Object.hasOwn(row, call.state) ? row[call.state] : undefined;
  const change = (transition as Transition<CallEvent['type']> | undefined)?.(call, event, now);
  return change && changed(call, change, now);
}

function changed(call: Call, change: Change, now: number): Call {
  const { problem: old, ...before } = call;
  const { problem, ...after } = change;
  const kept = change.state === call.state && !('problem' in change) ? old : problem;
  return { ...before, ...after, ...(kept && { problem: kept }), changedAt: now };
}

function cancelled(
  _: Call,
  { because, registry, sharedList }: Extract<CallEvent, { type: 'cancelled' }>,
): Change {
  const code = because ?? 'cancelled-by-rep';
  return {
    state: 'cancelled',
    problem: { code, ...(registry && { registry }), ...(sharedList && { sharedList }) },
  };
}

function placed(_: Call, { callId }: { callId: string }, now: number): Change {
  return { state: 'placed', callId, placedAt: now };
}

/** History does not say when the service took the call, so `placedAt` stays unchanged. */
function found(call: Call, { finding }: { finding: HistoryFinding }): Change | undefined {
  const news = newsFrom(call, finding);
  const state = stateAfter(call, finding);
  return state === call.state && Object.keys(news).length === 0 ? undefined : { ...news, state };
}

function stateAfter({ state }: Call, { recording }: HistoryFinding): CallState {
  if (recording) return 'recorded';
  return state === 'unconfirmed' ? 'placed' : state;
}

function newsFrom(
  call: Call,
  { callId, recording, extras }: HistoryFinding,
): Omit<Change, 'state'> {
  const sameExtras = JSON.stringify(extras) === JSON.stringify(call.extras);
  return {
    ...(!call.callId && callId && { callId }),
    ...(recording && recording !== call.recording && { recording }),
    ...(extras && !sameExtras && { extras }),
    ...(call.problem?.code === UNNAMED && { problem: undefined }),
  };
}

function historyUnnamed(call: Call): Change | undefined {
  if (call.problem?.code === UNNAMED) return undefined;
  return { state: call.state, problem: { code: UNNAMED } };
}
