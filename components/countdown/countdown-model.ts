/**
 * The seconds between a press of Call and the request, in which the rep can cancel, and the outcome after
 * them. Dial field, tables, confirmation and the page's card start it once the background has written the
 * call. It asks the background for the outcome and follows the log, since another window may have started the
 * call. It never requests a call: the background does, even if every view is closed.
 */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createLatestOnly } from '@/components/shared/turns';
import type { Call, CountingCall, Problem, PublicCall } from '@/lib/calls/model';
import type { Ask } from '@/lib/messages/client';
import { createOutcomeQuestion } from './outcome-question';

/** What a countdown needs. `tick` calls back several times a second until its signal aborts. */
export interface CountdownDeps {
  ask: Ask;
  /** Epoch ms. */
  now: () => number;
  tick: (react: () => void, abortSignal: AbortSignal) => void;
}

/** A call between the gesture and its outcome. */
export interface CountdownModel {
  counting: ReadonlySignal<CountingCall | undefined>;
  /** Milliseconds until the call is requested; then 0. */
  remainingMs: ReadonlySignal<number>;
  /** The call with its outcome, until dismissed. */
  outcome: ReadonlySignal<PublicCall | undefined>;
  /** Cancel came too late: the call is being requested. */
  isTooLate: ReadonlySignal<boolean>;
  /** Why cancelling failed, or that the outcome is unknown. */
  problem: ReadonlySignal<Problem | undefined>;
  start(counting: CountingCall): void;
  /**
   * `hidden`: not by the rep, but because the page hid the countdown. The call continues if a view of ours
   * shows it.
   */
  cancel(why?: 'hidden'): Promise<void>;
  /** Asks for the outcome again: the browser may have dropped the answer with a frozen page. */
  askAgain(): void;
  dismiss(): void;
  /** Takes a newer state of the call, after it was checked again. */
  update(call: PublicCall): void;
  /** Takes the log after a change, with calls that started elsewhere and outcomes. */
  onLogChange(calls: readonly Call[]): void;
}

/** The card uses this model too, so `isInFlight` of lib/calls/model, which needs zod, stays out. */
const hasOutcome = ({ state }: PublicCall) => state !== 'counting' && state !== 'requested';

/** Creates the countdown's model. */
export function createCountdownModel(
  deps: CountdownDeps,
  abortSignal: AbortSignal,
): CountdownModel {
  const state = createCountdownState();
  const { counting, remainingMs, outcome, problem } = state;
  const ticks = createLatestOnly(abortSignal);
  const question = createOutcomeQuestion(deps, (answer) => {
    if (answer.ok) return finish(answer.value);
    stop();
    problem.value = { code: 'outcome-unknown' };
  });

  function stop(): void {
    ticks.end();
    counting.value = undefined;
  }

  function finish(call: PublicCall): void {
    if (question.callId() !== call.id || !hasOutcome(call)) return;
    question.end();
    stop();
    problem.value = undefined;
    outcome.value = call;
  }

  function start(next: CountingCall): void {
    const abortSignal = ticks.begin();
    counting.value = next;
    clearResult(state);
    question.ask(next.callId);
    const measure = () => {
      remainingMs.value = remainingOf(next, deps.now());
      question.askIfLost();
    };
    measure();
    deps.tick(measure, abortSignal);
  }

  return {
    ...state,
    start,
    cancel: (why) => cancel({ ask: deps.ask, state, finish }, why),
    askAgain: question.askAgain,
    dismiss() {
      outcome.value = undefined;
      problem.value = undefined;
    },
    update(call) {
      if (!question.callId()) question.expect(call.id);
      finish(call);
    },
    onLogChange(calls) {
      for (const call of calls) finish(call);
      const started = calls.find((call) => isRunning(call, deps.now(), outcome.value));
      if (started && !counting.value) start(countingOf(started));
    },
  };
}

/** What the countdown shows. */
interface CountdownState {
  counting: Signal<CountingCall | undefined>;
  remainingMs: Signal<number>;
  outcome: Signal<PublicCall | undefined>;
  isTooLate: Signal<boolean>;
  problem: Signal<Problem | undefined>;
}

function createCountdownState(): CountdownState {
  return {
    counting: signal<CountingCall>(),
    remainingMs: signal(0),
    outcome: signal<PublicCall>(),
    isTooLate: signal(false),
    problem: signal<Problem>(),
  };
}

/** Clears what an earlier call left on screen. */
function clearResult({ outcome, isTooLate, problem }: CountdownState): void {
  outcome.value = undefined;
  isTooLate.value = false;
  problem.value = undefined;
}

/** Returns the milliseconds until a call is requested. A clock that is set back would add its difference. */
function remainingOf({ requestAt, countdownSeconds }: CountingCall, now: number): number {
  return Math.max(0, Math.min(requestAt - now, countdownSeconds * 1000));
}

/** Asks the background to cancel the call that counts down, and shows its answer. */
async function cancel(
  { ask, state, finish }: { ask: Ask; state: CountdownState; finish: (call: PublicCall) => void },
  why: 'hidden' | undefined,
): Promise<void> {
  const callId = state.counting.value?.callId;
  if (!callId) return;
  const answer = await ask('cancel', { callId, ...(why && { hidden: true }) });
  if (!answer.ok) state.problem.value = answer.error;
  else if (hasOutcome(answer.value)) finish(answer.value);
  else state.isTooLate.value = answer.value.state === 'requested';
}

/** Returns whether a call counts down and is not `ended`, whose outcome is shown. */
function isRunning(
  { id, state, requestAt }: Call,
  now: number,
  ended: PublicCall | undefined,
): boolean {
  return state === 'counting' && requestAt > now && id !== ended?.id;
}

function countingOf(call: Call): CountingCall {
  return {
    callId: call.id,
    callee: call.callee,
    text: call.callee,
    requestAt: call.requestAt,
    countdownSeconds: Math.round((call.requestAt - call.createdAt) / 1000),
    ...(call.calleeName && { calleeName: call.calleeName }),
  };
}
