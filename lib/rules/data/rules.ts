import { type Rule, readRules } from '@/lib/rules/rule/rule';
import { AUSTRALIA } from './australia';
import { CANADA } from './canada';
import { FRANCE } from './france';
import { ITALY } from './italy';
import { SOUTH_AFRICA } from './south-africa';
import { SPAIN } from './spain';
import { UNITED_STATES } from './united-states';

/** Every rule, parsed. */
export const RULES: readonly Rule[] = readRules([
  ...AUSTRALIA,
  ...CANADA,
  ...FRANCE,
  ...ITALY,
  ...SOUTH_AFRICA,
  ...SPAIN,
  ...UNITED_STATES,
]);

/** The longest time that a limit of attempts looks back, ms. */
export const LONGEST_LIMIT_MS =
  Math.max(...RULES.map((rule) => (rule.kind === 'attempts' ? rule.hours : 0))) * 3_600_000;
