import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { GIVEN_NAMES, TEST_NAMES, TEST_PEOPLE } from '@/lib/phone/data/callees';

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

const givenNames = new Set(GIVEN_NAMES.split(/\s+/));
/** Given names that head columns as well: `Bill Number, …`, `Max Order, …`. */
const headingWords = new Set(['bill', 'grace', 'mark', 'max']);
const testNames = new Set(TEST_NAMES.split(' '));
const testPeople = new Set(TEST_PEOPLE.split(' '));

/** Two capitalised words and a separator, as a name is written in a list: `Sarah Ward | …`. */
const pairBefore = lazyPattern(
  String.raw`(?:^|[^\p{L}\p{M}])([\p{Lu}][\p{Ll}]+) ([\p{Lu}][\p{Ll}]+)(?:[,;]|\s?[|·•]|\s[-–—]\s)\s*$`,
);

/**
 * Returns whether a person's name and a comma are right before a number. A surname may also be a word
 * for a thing: `Sarah Ward, 07700 900234`, `Test User, 07700 900199`.
 */
export function isPersonBefore(before: string): boolean {
  const [, first = '', last = ''] = pairBefore(before).exec(before) ?? [];
  const given = first.toLowerCase();
  if (headingWords.has(given)) return false;
  return givenNames.has(given) || (testNames.has(given) && testPeople.has(last.toLowerCase()));
}

/** Returns whether a word of a text is a given name, in any case: `JOHN SMITH`. */
export function hasGivenName(text: string): boolean {
  return text.split(/[^\p{L}]+/u).some((word) => givenNames.has(word.toLowerCase()));
}
