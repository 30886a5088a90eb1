import { randomFrom, wholeNumberBetween } from '@/sandbox/random';
import { type CallEnding, outcomeOf } from './outcomes';

/** The state of a call, as in the history's `status`. */
type CallStatus =
  | 'customer-ringing'
  | 'rep-ringing'
  | 'bridged'
  | 'completed'
  | 'rep-no-answer'
  | 'no-answer'
  | 'busy'
  | 'refused'
  | 'failed';

/** The course of a call, planned when it is placed. Durations in sandbox milliseconds. */
export interface CallPlan {
  outcome: CallEnding;
  /** How long the customer's phone rings. */
  ringMs: number;
  /** How long the rep's phone rings after that. */
  repRingMs: number;
  /** How long both talk. */
  talkMs: number;
  /** Time from hanging up until the recording is available. */
  processMs: number;
}

/** The state of a call at one moment. Times in sandbox milliseconds since it was placed. */
export interface CallView {
  status: CallStatus;
  answeredAfterMs: number | null;
  endedAfterMs: number | null;
  talkMs: number;
  recorded: boolean;
}

const RINGING: Readonly<Record<CallEnding, readonly [number, number]>> = {
  answered: [6_000, 10_000],
  'not-recorded': [6_000, 10_000],
  'rep-no-answer': [6_000, 10_000],
  'no-answer': [25_000, 30_000],
  busy: [1_500, 2_500],
  refused: [4_000, 7_000],
  failed: [500, 1_000],
};

/** Plans the `nth` call (from 0) to a callee. The same arguments give the same plan. */
export function planCall(seed: string, callee: string, nth: number): CallPlan {
  const random = randomFrom(`${seed}|call|${callee}|${nth}`);
  const outcome = outcomeOf(callee, random);
  const talks = outcome === 'answered' || outcome === 'not-recorded';
  return {
    outcome,
    ringMs: wholeNumberBetween(random, ...RINGING[outcome]),
    repRingMs: outcome === 'rep-no-answer' ? 20_000 : wholeNumberBetween(random, 2_000, 4_000),
    talkMs: talks ? wholeNumberBetween(random, 20, 40) * 1000 : 0,
    processMs: wholeNumberBetween(random, 8_000, 12_000),
  };
}

/** Returns the state of a call `elapsedMs` sandbox milliseconds after it was placed. It needs no timers. */
export function viewAt(plan: CallPlan, elapsedMs: number): CallView {
  const answers = ['answered', 'not-recorded', 'rep-no-answer'].includes(plan.outcome);
  const answered = answers ? plan.ringMs : null;
  const bridged = plan.ringMs + plan.repRingMs;
  const end = answers ? bridged + plan.talkMs : plan.ringMs;
  const ended = elapsedMs >= end;
  return {
    status: ended ? endStatus(plan.outcome) : liveStatus(elapsedMs, plan.ringMs, bridged),
    answeredAfterMs: answered !== null && elapsedMs >= answered ? answered : null,
    endedAfterMs: ended ? end : null,
    talkMs: Math.max(0, Math.min(elapsedMs, end) - bridged),
    recorded: plan.outcome === 'answered' && elapsedMs >= end + plan.processMs,
  };
}

function liveStatus(elapsed: number, rung: number, bridged: number): CallStatus {
  if (elapsed < rung) return 'customer-ringing';
  return elapsed < bridged ? 'rep-ringing' : 'bridged';
}

function endStatus(outcome: CallEnding): CallStatus {
  return outcome === 'answered' || outcome === 'not-recorded' ? 'completed' : outcome;
}
