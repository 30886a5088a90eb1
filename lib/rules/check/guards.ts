import type { CountryCode } from '@/lib/phone/candidates/types';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import type { ProblemCode, UncallableNumberCode } from '@/lib/problems/problem-codes';

/** A call of the log, as the guards look at it. */
export interface RecentCall {
  id: string;
  callee: string;
  /** Epoch ms. */
  createdAt: number;
  isInFlight: boolean;
  /** It was not cancelled and not refused: the callee's phone may have rung. */
  mayHaveRung: boolean;
}

/** What the guards use of the rep's settings. */
export interface GuardSettings {
  ownNumbers: readonly { e164: string }[];
  dids: readonly { e164: string }[];
  /** The redial lock, in seconds. */
  repeatSeconds: number;
  /** The most calls that one rep may start in a minute. */
  callsPerMinute: number;
}

/**
 * What the guards decide by: the number, the rep's settings, recent calls, and the time. A page must not learn
 * the rep's numbers or calls: `warningForPage` in lib/offers/create-offer.ts leaves such facts out.
 */
export interface GuardInput {
  callee: string;
  country: CountryCode;
  settings: GuardSettings;
  /** At least the calls of `recentCallsFor`, in any order. */
  recent: readonly RecentCall[];
  now: number;
  /** The call that the rep confirmed to repeat. Lifts the redial lock of its number. */
  repeatedCallId?: string | undefined;
}

type Guard = (input: GuardInput) => ProblemCode | undefined;

const MINUTE_MS = 60_000;

/** As `e164Schema` in lib/settings/table.ts, which this folder does not import. */
const E164 = /^\+[1-9]\d{4,14}$/;

const guards: readonly Guard[] = [
  ({ callee, country }) => codeByKind[numberKindOf(callee, country)],
  ({ callee }) => (E164.test(callee) ? undefined : 'no-number'),
  ({ callee, country }) =>
    numberKindOf(callee, country) === 'invalid' ? 'impossible-number' : undefined,
  ({ callee, settings }) => (includes(settings.ownNumbers, callee) ? 'own-number' : undefined),
  ({ callee, settings }) => (includes(settings.dids, callee) ? 'did-number' : undefined),
  ({ recent }) => (recent.some((call) => call.isInFlight) ? 'call-in-progress' : undefined),
  (input) => (isLocked(input) ? 'called-just-now' : undefined),
  (input) => (hasTooManyCalls(input) ? 'too-many-calls' : undefined),
];

const codeByKind: Partial<Record<ReturnType<typeof numberKindOf>, UncallableNumberCode>> = {
  emergency: 'emergency-number',
  short: 'short-number',
  premium: 'premium-number',
  satellite: 'satellite-number',
};

/** The first reason not to call this number now; `undefined` if there is none. */
export function reasonNotToCall(input: GuardInput): ProblemCode | undefined {
  for (const guard of guards) {
    const code = guard(input);
    if (code) return code;
  }
  return undefined;
}

function includes(numbers: readonly { e164: string }[], e164: string): boolean {
  return numbers.some((number) => number.e164 === e164);
}

/** The redial lock. A repeated call lifts it only if no call to the number was made after it. */
function isLocked({ callee, settings, recent, now, repeatedCallId }: GuardInput): boolean {
  const lockMs = settings.repeatSeconds * 1000;
  const toCallee = recent.filter((call) => call.callee === callee);
  const repeated = toCallee.find((call) => call.id === repeatedCallId);
  return toCallee
    .filter((call) => call.mayHaveRung && isWithin(call, now, lockMs))
    .some((call) => !repeated || (call.id !== repeated.id && call.createdAt >= repeated.createdAt));
}

function hasTooManyCalls({ settings, recent, now }: GuardInput): boolean {
  const thisMinute = recent.filter((call) => call.mayHaveRung && isWithin(call, now, MINUTE_MS));
  return thisMinute.length >= settings.callsPerMinute;
}

/** A clock that was set back leaves calls in the future. They count by their distance from now. */
function isWithin(call: RecentCall, now: number, ms: number): boolean {
  return Math.abs(now - call.createdAt) < ms;
}
