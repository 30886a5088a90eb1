import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { CALLEE_WORDS, GIVEN_NAMES } from '@/lib/phone/data/callees';
import { isRoleFirst } from './people/role';
import { wordOf } from './tokens/words';

const callees = new Set(`${CALLEE_WORDS} ${GIVEN_NAMES}`.split(/\s+/));

/** A share such as `1-50 of 4155550123`. Not a time or a place of origin. */
const SHARE = /(?:^|[^:.\d])\d+\s(?:of|von|de|sur|di|van|av|z)\s$/i;
/** Ends a phrase. Words before it are not about the number. */
const breakIn = lazyPattern(
  String.raw`[\n\t|;,•·…!?()[\]{}<>"“”«»/\\]|(?<=[\p{Ll}]{4})\.(?:\s|$)|\s[-–—]\s`,
);
/** A postcode, which a town follows. */
const POSTCODE = /^\d{4,6}$/;
const letters = lazyPattern(
  String.raw`^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’.-]{2,}$`,
);
const capital = lazyPattern(String.raw`^[\p{Lu}]`);
const capitalised = lazyPattern(String.raw`^[\p{Lu}][\p{L}'’.-]*$`);

/**
 * Returns whether the word right before bare digits names neither a person nor a place one calls. No
 * list can hold every thing that has a number (`Zendesk 4155550144`).
 */
export function isUnknownThing(before: string): boolean {
  if (SHARE.test(before)) return true;
  const trimmed = before.replace(/[: \n\r\u00a0]+$/, '');
  const phrase = trimmed.split(breakIn(trimmed)).at(-1) ?? '';
  const [word = '', earlier = ''] = phrase.trim().split(/\s+/).reverse();
  if (!letters(word).test(word) || isKnown(word) || namesPersonOrPlace(word)) return false;
  return !POSTCODE.test(earlier) && !isNamePair(earlier, word) && !namesRole(word);
}

/**
 * Returns whether a word is in the word lists, which were checked before. Holders of ids do not
 * count.
 */
function isKnown(word: string): boolean {
  const known = wordOf(word);
  return known !== undefined && known.says !== 'holder';
}

/** Returns whether a word names a person or a place that one calls. */
export function namesPersonOrPlace(word: string): boolean {
  const plain = word.toLowerCase().replace(/\.$/, '');
  return callees.has(plain) || callees.has(plain.replace(/s$/, ''));
}

/** Shorter words may be another word in English: `Lab`. */
const MIN_ROLE_LENGTH = 4;

const namesRole = (word: string): boolean => word.length >= MIN_ROLE_LENGTH && isRoleFirst(word);

/** Prepositions before a place of work or a home. */
const PREPOSITION = /^(?:at|with|bei|chez|presso)$/;

/**
 * Returns whether two words name a person, place or company: both capitalised, a title first, or `at`
 * first.
 */
function isNamePair(first: string, last: string): boolean {
  const startsName =
    capitalised(first).test(first) || PREPOSITION.test(first) || namesPersonOrPlace(first);
  return startsName && capital(last).test(last);
}
