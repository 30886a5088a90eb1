import type { Rule } from '@/lib/settings/rules/rule';
import type { CountryRules } from './model';
import { isOldRule } from './rule/rule-age';

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
