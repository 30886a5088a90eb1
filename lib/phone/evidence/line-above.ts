import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { countriesNamed } from './named-countries';
import { wordOf } from './tokens/words';

/** The start of a candidate's line: a sign, or the first letters of a commit's hash, at most. */
const LINE_START = String.raw`[^\S\n]*(?:[#*(\[•-][^\S\n]*){0,3}[a-f]{0,7}$`;
const LINE_ABOVE = new RegExp(String.raw`(?:^|\n)([^\n]+)\n${LINE_START}`);
/** Words that follow a candidate in its own line. */
const textAfter = lazyPattern(String.raw`^[\da-f]{0,7}[:.)\]]?[^\S\n]+["'<(]?[\p{L}_]`);
const sentenceAfter = lazyPattern(String.raw`^[:.)\]]?(?:[^\S\n]+["'(]?[\p{L}/-]+){3}`);
const wordIn = lazyPattern(String.raw`[\p{L}\p{M}’']+`, 'gu');
/** The line above starts with an id too. */
const idAbove = lazyPattern(String.raw`^[^\p{L}\p{Nd}]*[\p{Nd}]{4,}:?\s+[\p{L}]`);
/** A line of fewer words may be a label. */
const MIN_WORDS = 4;
/** Kinds of words that lead to a number. */
const LEADING: ReadonlySet<string> = new Set(['reach', 'link', 'number']);

/**
 * Returns whether the words before a candidate are prose of the line above, and more text follows in its own
 * line, as in lists that start with an id. A sentence may continue with a number after words such as `at`.
 */
export function isProseAbove(before: string, after: string): boolean {
  if (!before.includes('\n') || !textAfter(after).test(after)) return false;
  const above = LINE_ABOVE.exec(before)?.[1]?.trimEnd() ?? '';
  if (above.endsWith(':')) return false;
  if (idAbove(above).test(above)) return true;
  const words = above.match(wordIn(above)) ?? [];
  return words.length >= MIN_WORDS && !LEADING.has(wordOf(words.at(-1) ?? '')?.says ?? '');
}

/**
 * Returns whether a line starts with a candidate and continues with a sentence: `339755  support new lines`.
 * Its first word is then no kind of phone.
 */
export function startsSentence(before: string, after: string): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(before) && sentenceAfter(after).test(after);
}

/** The last line of an address: a town, digits, and the country in the next line. */
const townBefore = lazyPattern(String.raw`[\p{L}][.)-]?[^\S\n]+$`);
const countryLine = lazyPattern(String.raw`^[^\S\n]*\n([\p{Lu}][\p{L}. ]{3,20})(?:\n|$)`);

/** Returns whether digits are a postcode after its town, with a country as the next line. */
export function isPostcodeBeforeCountry(before: string, after: string): boolean {
  if (!townBefore(before).test(before)) return false;
  const line = countryLine(after).exec(after)?.[1];
  return line !== undefined && countriesNamed(line, '').length > 0;
}
