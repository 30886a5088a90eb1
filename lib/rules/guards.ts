import { type Call, isInFlight, type Problem } from '@/lib/calls/model';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import type { ProblemCode } from '@/lib/problems/problem-codes';
import { e164Schema, type Settings } from '@/lib/settings/table';

/** What the guards look at: the number, the rep's settings, the newest calls, and the time. */
export interface GuardInput {
  callee: string;
  country: CountryCode;
  settings: Settings;
  /** From `recentCallsFor` at least; any order. */
  recent: readonly Call[];
  now: number;
  /** The call that the rep, asked once more, wants to repeat: lifts the lock of its number. */
  again?: string | undefined;
}

type Guard = (input: GuardInput) => ProblemCode | undefined;

const MINUTE_MS = 60_000;

const guards: readonly Guard[] = [
  ({ callee, country }) => byKind[numberKindOf(callee, country)],
  ({ callee }) => (e164Schema.safeParse(callee).success ? undefined : 'no-number'),
  ({ callee, country }) =>
    numberKindOf(callee, country) === 'invalid' ? 'impossible-number' : undefined,
  ({ callee, settings }) => (has(settings.ownNumbers, callee) ? 'own-number' : undefined),
  ({ callee, settings }) => (has(settings.dids, callee) ? 'did-number' : undefined),
  ({ recent, now }) =>
    recent.some((call) => isUnderWay(call, now)) ? 'call-under-way' : undefined,
  (input) => (calledJustNow(input) ? 'called-just-now' : undefined),
  (input) => (tooMany(input) ? 'too-many-calls' : undefined),
];

const byKind: Partial<Record<ReturnType<typeof numberKindOf>, ProblemCode>> = {
  emergency: 'emergency-number',
  short: 'short-number',
  premium: 'premium-number',
};

/** The first reason not to call this number now, or `undefined` when nothing stands against it. */
export function reasonNotToCall(input: GuardInput): Problem | undefined {
  for (const guard of guards) {
    const code = guard(input);
    if (code) return { code };
  }
  return undefined;
}

/**
 * Whether a call counts down or is being asked for. No countdown and no request lasts a minute: a
 * record that says so all the same is a leftover (`settle` ends it), and blocks nobody.
 */
export function isUnderWay(call: Call, now: number): boolean {
  return isInFlight(call) && Math.abs(now - (call.requestedAt ?? call.requestAt)) < MINUTE_MS;
}

function has(numbers: readonly { e164: string }[], e164: string): boolean {
  return numbers.some((number) => number.e164 === e164);
}

/** A call that was undone or refused disturbed nobody, and locks nothing. */
function disturbed(call: Call): boolean {
  return call.state !== 'cancelled' && call.state !== 'refused';
}

/** Naming a call lifts the lock as long as none that disturbed came after it: one more, not many. */
function calledJustNow({ callee, settings, recent, now, again }: GuardInput): boolean {
  const lockMs = settings.repeatSeconds * 1000;
  const toCallee = recent.filter((call) => call.callee === callee);
  const named = toCallee.find((call) => call.id === again);
  const locks = (call: Call) => within(call, now, lockMs) && disturbed(call);
  return toCallee
    .filter(locks)
    .some((call) => !named || (call.id !== named.id && call.createdAt >= named.createdAt));
}

function tooMany({ settings, recent, now }: GuardInput): boolean {
  const thisMinute = recent.filter((call) => within(call, now, MINUTE_MS) && disturbed(call));
  return thisMinute.length >= settings.callsPerMinute;
}

/** A clock that was set back leaves calls ahead of now: they count as far as they lie ahead. */
function within(call: Call, now: number, ms: number): boolean {
  return Math.abs(now - call.createdAt) < ms;
}
