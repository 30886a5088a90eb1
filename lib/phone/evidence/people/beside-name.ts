import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';

/**
 * A name: two capitalised words, an initial or a title and one (`M. Dupont`), or two words of a
 * script without capitals.
 */
const NAME = String.raw`(?:[\p{Lu}](?:[\p{Ll}'’]+,?|[\p{Ll}]{0,4}\.)[\s,;|][\p{Lu}][\p{L}'’.-]*|[\p{Lo}\p{M}]{2,}\s[\p{Lo}\p{M}]{2,})`;
/** A name right before a number: `Ravi Kumar, …`. */
const nameBefore = lazyPattern(String.raw`(?:^|[^\p{L}\p{M}])${NAME}[\s,;:|·–("'-]*$`);
/** A name right after it. */
const nameAfter = lazyPattern(String.raw`^[\s,;:|·–)"'-]*${NAME}`);
/** A part of a record that is a name and nothing else. */
const nameAlone = lazyPattern(String.raw`(?:^|\n)${NAME}(?:$|\n)`);
const MAIL = /[\w.]@\w/;

/**
 * Returns whether the name or the mail address of a person is beside a number, or in its record.
 * Digits that look made up (`9876543210`) are then a number of demo data.
 */
export function isBesideName(before: string, after: string, record = ''): boolean {
  if (MAIL.test(before) || MAIL.test(after)) return true;
  if (nameBefore(before).test(before) || nameAfter(after).test(after)) return true;
  return record !== '' && nameAlone(record).test(record);
}
