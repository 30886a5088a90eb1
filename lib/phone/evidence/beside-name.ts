import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';

/** Two capitalised words right before a number: `Ravi Kumar, …`. */
const nameBefore = lazyPattern(
  String.raw`(?:^|[^\p{L}])[\p{Lu}][\p{Ll}'’]+,?\s[\p{Lu}][\p{L}'’.-]*[\s,;:|·–(-]*$`,
);
/** The same right after it. */
const nameAfter = lazyPattern(String.raw`^[\s,;:|·–)-]*[\p{Lu}][\p{Ll}'’]+,?\s[\p{Lu}][\p{Ll}'’]+`);
const MAIL = /[\w.]@\w/;

/**
 * Tells whether the name or the mail address of a person is beside a number. Digits that look made
 * up (`9876543210`) are then a number of demo data.
 */
export function isBesideName(before: string, after: string): boolean {
  if (before === '' && after === '') return false;
  if (MAIL.test(before) || MAIL.test(after)) return true;
  return nameBefore(before).test(before) || nameAfter(after).test(after);
}
