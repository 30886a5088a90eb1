import { type Rule, readRules } from '@/lib/rules/rule';
import { AUSTRALIA } from './australia';
import { CANADA } from './canada';
import { FRANCE } from './france';
import { ITALY } from './italy';
import { SOUTH_AFRICA } from './south-africa';
import { SPAIN } from './spain';
import { UNITED_STATES } from './united-states';

/** Every rule, parsed. */
export const BUILT_IN_RULES: readonly Rule[] = readRules([
  ...AUSTRALIA,
  ...CANADA,
  ...FRANCE,
  ...ITALY,
  ...SOUTH_AFRICA,
  ...SPAIN,
  ...UNITED_STATES,
]);
