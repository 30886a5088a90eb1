import type { Rule } from '@/lib/settings/rules/rule';
import type { Settings } from '@/lib/settings/table';
import { RULES } from './data/rules';

/** Returns the built-in rules and the administrator's. A rule of the administrator replaces the one with its id. */
export function rulesInForce({ managedRules = [] }: Pick<Settings, 'managedRules'>): Rule[] {
  const replaced = new Set(managedRules.map(({ id }) => id));
  return [...RULES.filter(({ id }) => !replaced.has(id)), ...managedRules];
}

/** Returns the longest time that a limit of attempts looks back, ms. */
export function longestLimitMs(rules: readonly Rule[]): number {
  return (
    Math.max(0, ...rules.map((rule) => (rule.kind === 'attempts' ? rule.hours : 0))) * 3_600_000
  );
}
