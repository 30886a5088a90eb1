import { BUILT_IN_RULES } from '@/lib/rules/data/built-in-rules';
import type { CountryRules } from '@/lib/rules/model';
import { isOldRule, type Rule } from '@/lib/rules/rule';

/** What decides which rules are in force. */
export interface RulesInForceSettings {
  /** Rules of the administrator. */
  managedRules?: readonly Rule[];
  /** Rules of the company's file. */
  sharedRules?: readonly Rule[];
}

/**
 * Returns all rules, one for each id: the policy's before that of the company's file, and both before the built-in
 * one.
 */
export function rulesInForce({
  managedRules = [],
  sharedRules = [],
}: RulesInForceSettings): Rule[] {
  const byId = [...BUILT_IN_RULES, ...sharedRules, ...managedRules].map(
    (rule) => [rule.id, rule] as const,
  );
  return [...new Map(byId).values()];
}

/** Returns the longest time that a limit of attempts looks back, ms. */
export function longestLimitMs(rules: readonly Rule[]): number {
  return (
    Math.max(0, ...rules.map((rule) => (rule.kind === 'attempts' ? rule.hours : 0))) * 3_600_000
  );
}

/** Returns when the rules of each country were checked, the oldest first. */
export function countryRules(
  rules: readonly Pick<Rule, 'countries' | 'asOf'>[],
  at: number,
): CountryRules[] {
  const oldest = new Map<string, string>();
  for (const { countries, asOf } of rules) {
    for (const country of countries) {
      const known = oldest.get(country);
      if (known === undefined || asOf < known) oldest.set(country, asOf);
    }
  }
  return [...oldest]
    .map(([country, asOf]) => ({
      ...{ country, asOf },
      ...(isOldRule({ asOf }, at) && { isOld: true as const }),
    }))
    .sort((a, b) => a.asOf.localeCompare(b.asOf) || a.country.localeCompare(b.country));
}
