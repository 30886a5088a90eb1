import { type Rule, readRules } from '@/lib/rules/rule/rule';
import { FRANCE } from './france';
import { UNITED_STATES } from './united-states';

/** Every rule, parsed. */
export const RULES: readonly Rule[] = readRules([...UNITED_STATES, ...FRANCE]);

/** The longest time that a limit of attempts looks back, ms. */
export const LONGEST_LIMIT_MS =
  Math.max(...RULES.map((rule) => (rule.kind === 'attempts' ? rule.hours : 0))) * 3_600_000;
