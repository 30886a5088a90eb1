/**
 * Rules: may this call be made now? lib/calls asks in the transaction that writes a call, and lib/offers before it
 * offers one. It decides by the number, the recent calls, the do-not-call entry and the settings, all of which are
 * arguments. The laws are rows in lib/rules/data, which an administrator can add to or replace. It reads no
 * database and no settings, and writes nothing.
 */

import type { ProblemCode } from '@/lib/problems/problem-codes';
import type {
  RegistryVersion,
  RuleNotice,
  RuleReason,
  SharedListVersion,
} from '@/lib/problems/rule-notice';
import type { CheckedRule } from '@/lib/rules/model';
import { calleeLocation } from './callee-location';
import { evaluate, type RuleVerdict, verdictOfEach } from './evaluate';
import { type GuardInput, type GuardSettings, reasonNotToCall } from './guards';
import { type CheckedRegistry, registryAge } from './registry-age';
import { type RulesInForceSettings, rulesInForce } from './rules-in-force';

/** What decides about a call of the rep's settings. */
interface CheckCallSettings extends GuardSettings, RulesInForceSettings {
  /** What the rules do to a call that they do not allow. */
  callRules: 'warn' | 'block' | 'off';
}

/** A call to be made, and all that decides about it. */
interface CheckCallInput extends GuardInput {
  settings: CheckCallSettings;
  /** Epoch ms at which the callee's phone would ring: after the countdown. */
  ringsAt: number;
  /** What the do-not-call list, a national registry or the company's list says of the callee; absent if they are on none. */
  forbidden?:
    | { words?: string; registry?: RegistryVersion; sharedList?: SharedListVersion }
    | undefined;
  /** The national registries that the rep has, of any country. */
  registries?: readonly CheckedRegistry[] | undefined;
  /** When colleagues called the callee, epoch ms: the limits of attempts count these calls too. */
  colleaguesCalledAt?: readonly number[] | undefined;
}

/** Whether a call may be made. */
export interface CallCheckResult {
  /** Why it can't be made. */
  refused?: {
    code: ProblemCode;
    words?: string;
    rules?: RuleNotice;
    registry?: RegistryVersion;
    sharedList?: SharedListVersion;
  };
  /** What speaks against it. The rep may call anyway once they saw this. */
  warning?: RuleNotice;
  /** The registries of the callee's country; absent if the rep has none. */
  registries?: RegistryVersion[];
}

/**
 * Decides whether a call may be made: first the guards and the do-not-call list, which no
 * setting lifts, then the rules, which warn or block as the setting says. An old registry always
 * warns, and never blocks. Every way to call goes through this function.
 */
export function checkCall(input: CheckCallInput): CallCheckResult {
  const code = reasonNotToCall(input);
  if (code) return { refused: { code } };
  if (input.forbidden) {
    const { words, ...lists } = input.forbidden;
    return { refused: { code: 'do-not-call', ...(words && { words }), ...lists } };
  }
  const verdict = ruleVerdict(input);
  if (verdict.verdict === 'block') {
    const { verdict: _, ...rules } = verdict;
    return { refused: { code: 'not-allowed-now', rules } };
  }
  return allowed(input, verdict);
}

/** A call that may be made: what warns of it, and the registries that it was checked against. */
function allowed(
  { callee, registries = [], ringsAt }: CheckCallInput,
  verdict: RuleVerdict,
): CallCheckResult {
  const { country: of } = calleeLocation(callee);
  const own = registries.filter(({ country }) => country === of);
  const warning = warningOf(
    verdict,
    own.flatMap((registry) => registryAge(registry, ringsAt) ?? []),
  );
  const checked = own.map(({ name, country, asOf }) => ({ name, country, asOf }));
  return { ...(warning && { warning }), ...(checked.length > 0 && { registries: checked }) };
}

function warningOf(verdict: RuleVerdict, old: RuleReason[]): RuleNotice | undefined {
  if (verdict.verdict === 'allow') return old.length > 0 ? { because: old } : undefined;
  const { verdict: _, because, ...next } = verdict;
  return { because: [...because, ...old], ...next };
}

function ruleVerdict(input: CheckCallInput): RuleVerdict {
  const question = questionOf(input);
  return question ? evaluate(...question) : { verdict: 'allow' };
}

/** Returns what each rule of the callee's location says; none if the rules are off. */
export function rulesRead(input: CheckCallInput): CheckedRule[] {
  const question = questionOf(input);
  return question ? verdictOfEach(...question) : [];
}

function questionOf(input: CheckCallInput) {
  const { callee, settings, recent, ringsAt, colleaguesCalledAt = [] } = input;
  const { callRules: strictness } = settings;
  if (strictness === 'off') return undefined;
  const calledAt = recent
    .filter((call) => call.callee === callee && call.mayHaveRung)
    .map((call) => call.createdAt);
  const facts = { calledAt, colleaguesCalledAt };
  const book = { rules: rulesInForce(settings), strictness };
  return [{ callee }, facts, book, ringsAt] as const;
}
