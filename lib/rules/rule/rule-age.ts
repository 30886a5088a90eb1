import type { Rule } from '@/lib/settings/rules/rule';

/** A rule checked longer ago is old: the law may have changed. */
const OLD_AFTER_MS = 366 * 24 * 3_600_000;

/** Returns whether a rule was checked so long ago that its law may have changed. `at` is epoch ms. */
export function isOldRule({ asOf }: Pick<Rule, 'asOf'>, at: number): boolean {
  return at - Date.parse(asOf) > OLD_AFTER_MS;
}
