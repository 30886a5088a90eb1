import type { Call, CallState, Problem } from './model';

/** What the service's history told of a call. */
export interface HistoryFinding {
  callId?: string;
  recording?: string;
  extras?: Call['extras'];
}

/** Everything that can happen to a call after it was written down. */
export type CallEvent =
  | { type: 'undone' }
  | { type: 'interrupted' }
  | { type: 'asked' }
  | { type: 'placed'; callId: string }
  | { type: 'refused'; problem: Problem }
  | { type: 'doubted'; problem: Problem }
  | { type: 'found'; finding: HistoryFinding }
  /** History was read to where the call should stand, and names none of its calls. */
  | { type: 'unnamed' }
  | { type: 'window-closed' };

/** Says a new state, and a new problem where there is one; `problem: undefined` takes the old away. */
type Change = Partial<Omit<Call, 'problem'>> & { state: CallState; problem?: Problem | undefined };
type Step<T extends CallEvent['type']> = (
  call: Call,
  event: Extract<CallEvent, { type: T }>,
  now: number,
) => Change | undefined;

const UNNAMED = 'history-names-none';

/**
 * The machine of a call's life (docs/call-life.md): for every event, the states it may come in and
 * what it makes of them. Whatever is not listed leaves the call as it is.
 */
const steps: { [T in CallEvent['type']]: Partial<Record<CallState, Step<T>>> } = {
  undone: { counting: () => ({ state: 'cancelled', problem: { code: 'undone' } }) },
  interrupted: {
    counting: () => ({ state: 'cancelled', problem: { code: 'interrupted' } }),
    requested: () => ({ state: 'unconfirmed', problem: { code: 'interrupted-asking' } }),
  },
  asked: { counting: (_, __, now) => ({ state: 'requested', requestedAt: now }) },
  placed: { requested: placed, unconfirmed: placed },
  refused: { requested: (_, { problem }) => ({ state: 'refused', problem }) },
  doubted: { requested: (_, { problem }) => ({ state: 'unconfirmed', problem }) },
  found: { placed: found, unconfirmed: found, unrecorded: found, recorded: found },
  unnamed: { placed: unnamed },
  'window-closed': {
    placed: () => ({ state: 'unrecorded', problem: { code: 'window-closed' } }),
  },
};

/**
 * The call after an event, or `undefined` when the event changes nothing: it came too late, twice,
 * or says what is known already. Pure and total: every state with every event has an answer.
 */
export function nextState(call: Call, event: CallEvent, now: number): Call | undefined {
  const row = steps[event.type];
  const take = Object.hasOwn(row, call.state) ? row[call.state] : undefined;
  const change = (take as Step<CallEvent['type']> | undefined)?.(call, event, now);
  return change && changed(call, change, now);
}

function changed(call: Call, change: Change, now: number): Call {
  const { problem: old, ...before } = call;
  const { problem, ...after } = change;
  const kept = change.state === call.state && !('problem' in change) ? old : problem;
  return { ...before, ...after, ...(kept && { problem: kept }), changedAt: now };
}

function placed(_: Call, { callId }: { callId: string }, now: number): Change {
  return { state: 'placed', callId, placedAt: now };
}

/** History knows the call. It does not tell when the service took it, so `placedAt` stays as it is. */
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

function unnamed(call: Call): Change | undefined {
  if (call.problem?.code === UNNAMED) return undefined;
  return { state: call.state, problem: { code: UNNAMED } };
}
