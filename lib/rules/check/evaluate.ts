import type { RuleNotice, RuleReason } from '@/lib/problems/rule-notice';
import { closedHours, nextOpening } from '@/lib/rules/hours/calling-hours';
import type { CheckedRule } from '@/lib/rules/model';
import { type AttemptsRule, isOldRule, type Rule } from '@/lib/rules/rule';
import { type CalleeLocation, calleeLocation } from './callee-location';

/** What is known of a number besides where it belongs. */
interface RuleFacts {
  /** Epoch ms of the rep's earlier calls to it that may have rung. */
  calledAt: readonly number[];
  /** Epoch ms of colleagues' calls to it. */
  colleaguesCalledAt?: readonly number[];
}

/** Rules, and what they do to a call that they do not allow. */
export interface RuleBook {
  rules: readonly Rule[];
  strictness: 'warn' | 'block';
}

/** What rules say of a call. */
export type RuleVerdict = { verdict: 'allow' } | ({ verdict: 'warn' | 'block' } & RuleNotice);

type Facts = RuleFacts & CalleeLocation;

const HOUR_MS = 3_600_000;

/** Each round reaches a later opening, so a few days are reached in a few rounds. */
const MAX_ROUNDS = 100;

/** Returns whether a number may be called at `now` (epoch ms), why not, and when it may be. */
export function evaluate(
  { callee }: { callee: string },
  called: RuleFacts,
  { rules, strictness }: RuleBook,
  now: number,
): RuleVerdict {
  const facts = { ...calleeLocation(callee), ...called };
  const own = rules.filter((rule) => applies(rule, facts));
  const because = own.flatMap((rule) => reasonAgainst(rule, facts, now) ?? []);
  if (because.length === 0) return { verdict: 'allow' };
  const nextAllowedAt = nextAllowed(own, facts, now);
  return {
    verdict: strictness,
    because,
    ...(nextAllowedAt !== undefined && { nextAllowedAt }),
  };
}

/** Returns each rule of the callee's location, with what it says of a call at `now` (epoch ms). */
export function verdictOfEach(
  { callee }: { callee: string },
  called: RuleFacts,
  { rules, strictness }: RuleBook,
  now: number,
): CheckedRule[] {
  const facts = { ...calleeLocation(callee), ...called };
  return rules
    .filter((rule) => applies(rule, facts))
    .map((rule) => ({
      ...{ rule: rule.id, source: rule.source, asOf: rule.asOf },
      verdict: wordsAgainst(rule, facts, now) ? strictness : 'allow',
    }));
}

function applies({ countries, region }: Rule, location: CalleeLocation): boolean {
  if (!location.country || !countries.includes(location.country)) return false;
  return region === undefined || region === location.region;
}

function reasonAgainst(rule: Rule, facts: Facts, at: number): RuleReason | undefined {
  const words = wordsAgainst(rule, facts, at);
  if (!words) return undefined;
  return {
    rule: rule.id,
    country: facts.country ?? '',
    ...(rule.region && { region: rule.region }),
    words,
    source: rule.source,
    asOf: rule.asOf,
    ...(isOldRule(rule, at) && { isOld: true as const }),
  };
}

function wordsAgainst(rule: Rule, facts: Facts, at: number): RuleReason['words'] | undefined {
  if (rule.kind === 'hours') {
    const hours = closedHours(rule, at, facts.zones);
    return hours && { kind: 'hours', ...hours };
  }
  const { limit, hours } = rule;
  const made = madeBefore(rule, facts, at).length;
  if (made < limit) return undefined;
  const byColleagues = madeBefore(rule, { calledAt: facts.colleaguesCalledAt ?? [] }, at).length;
  return { kind: 'attempts', made, limit, hours, ...(byColleagues > 0 && { byColleagues }) };
}

/** Calls within the rule's hours before `at`. A clock that was set back leaves calls in the future. */
function madeBefore(
  { hours }: AttemptsRule,
  { calledAt, colleaguesCalledAt = [] }: RuleFacts,
  at: number,
): number[] {
  const made = [...calledAt, ...colleaguesCalledAt];
  return made.filter((each) => Math.abs(at - each) < hours * HOUR_MS);
}

/** The first time from `now` on at which all rules allow the call. */
function nextAllowed(rules: readonly Rule[], facts: Facts, now: number): number | undefined {
  let at = now;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const times = rules.flatMap((rule) => nextTimes(rule, facts, at));
    if (times.includes(undefined)) return undefined;
    const latest = Math.max(at, ...times.map((time) => time ?? at));
    if (latest === at) return at;
    at = latest;
  }
  return undefined;
}

function nextTimes(rule: Rule, facts: Facts, at: number): (number | undefined)[] {
  if (rule.kind === 'hours') return facts.zones.map((zone) => nextOpening(rule, at, zone));
  const made = madeBefore(rule, facts, at).sort((one, other) => one - other);
  const oldest = made.at(-rule.limit);
  return [oldest === undefined ? at : oldest + rule.hours * HOUR_MS];
}
