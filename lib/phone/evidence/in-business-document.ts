import { hasDigit } from '@/lib/phone/candidates/chars';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { isRole, isRoleFirst } from './people/role';
import { wordOf } from './tokens/words';

/** Ends a phrase. Words before it are not about the number. */
const breakIn = lazyPattern(
  String.raw`[\n\t|;,•·…!?()[\]{}<>"“”«»]|(?<=[\p{Ll}]{4})\.(?:\s|$)|\s[-–—/]\s`,
);
const wordIn = lazyPattern(String.raw`[\p{L}\p{M}][\p{L}\p{M}'’״".-]*`, 'gu');
/** A word, and at most a sign, before the number. */
const wordLast = lazyPattern(String.raw`[\p{L}\p{M}][\p{L}\p{M}'’״".-]{0,30}[\s:]{0,3}$`);
/** Length of the text before a candidate. Longer text is cut off. */
const CUT_OFF = 40;
/** A label with more words is more likely a sentence. */
const MAX_WORDS = 3;
const capital = lazyPattern(String.raw`^\s?[\p{Lu}\p{Lo}]`);
const uncased = lazyPattern(String.raw`^[\p{Lo}]`);
const ideograph = lazyPattern(String.raw`^[\u3400-\u9fff]{2}`);
const lower = lazyPattern(String.raw`^[\p{Ll}]{3}`);
const name = lazyPattern(String.raw`^[\p{Lu}](?:[\p{Ll}\p{M}]|\.)`);
/** A figure with its unit or currency. */
const figure = lazyPattern(
  String.raw`\d\s?(?:[%€£$₹₺₽₴₫₦元円원đ℃]|°C|(?:kg|t|tn|km|mm|cm|kwh|lb|pcs|stk|szt|ks|db|шт|т|τ|zł|kč|ft|kr|lei|лв|tl|руб|грн|din|€|chf|eur|usd|aed|sar|rm)(?![\p{L}]))|[€£$₹₺₽₴₫₦¥]\s?\d|(?<![\p{L}])(?:km|aed|sar|qar|usd|eur|gbp|chf|ngn|kes|ksh|php|inr|rs|rm|rp|n(?=\d{1,3},\d{3}))\.?\s?\d`,
  'iu',
);

/**
 * Returns whether digits are labelled with an unknown word in a business document: `Σφραγίδα 210 220 4417 ·
 * βάρος 28,4 kg`. No list can hold every thing that has a number, but few kinds of people and desks have one.
 */
export function hasUnknownLabelInDocument(before: string, after: string): boolean {
  // A business document has other digits nearby. Most text around a number has none.
  if (!hasDigit(before) && !hasDigit(after)) return false;
  const phrase = phraseBefore(before);
  if (phrase === '' || isSomeone(phrase)) return false;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [restOfLine = ''] = after.split('\n', 1);
  const isInDocument = isBusinessDocument(line.slice(0, -phrase.length), restOfLine, phrase);
  return isInDocument && (namesDocumentOrThing(phrase) || !namesOtherThing(phrase));
}

/** Returns the words right before a number that are all of its label; empty if there are none. */
function phraseBefore(before: string): string {
  if (!wordLast(before).test(before)) return '';
  const phrase = before.split(breakIn(before)).at(-1) ?? '';
  if (phrase === '' || !wordLast(phrase).test(phrase)) return '';
  const earlier = before.slice(0, before.length - phrase.length);
  return isCellStart(earlier, before.length) || isListed(earlier, phrase) ? phrase : '';
}

const wordsOf = (text: string): readonly string[] => text.match(wordIn(text)) ?? [];

/** Returns whether a phrase is a sentence, a name, or someone or something that one calls. */
function isSomeone(phrase: string): boolean {
  const words = wordsOf(phrase);
  const last = words.at(-1) ?? '';
  const isSentence = last.length < (ideograph(last).test(last) ? 2 : 3) || words.length > MAX_WORDS;
  return isSentence || words.some(saysPhone) || namesSomeone(words);
}

/** Returns whether the words end in a role or a name, or start with a role. */
function namesSomeone(words: readonly string[]): boolean {
  const [last = '', earlier = ''] = words.toReversed();
  if (isRole(last) || isRoleFirst(words[0] ?? '')) return true;
  const isName =
    name(last).test(last) && (lower(earlier).test(earlier) || name(earlier).test(earlier));
  return isName || (uncased(last).test(last) && isRole(earlier));
}

/**
 * Returns whether a role or a name is right before a number: `Storekeeper 050 123 4568`. Only in a cell of
 * its own, words are a name.
 */
export function isSomeoneBefore(before: string): boolean {
  const phrase = phraseBefore(before);
  if (phrase !== '') return namesSomeone(wordsOf(phrase));
  const last = wordLast(before).exec(before)?.[0] ?? '';
  return isRole(last.replace(/[\s:]+$/, ''));
}

function saysPhone(word: string): boolean {
  const says = wordOf(word)?.says;
  return says === 'phone' || says === 'reach';
}

/** Returns whether a phrase has a known word. Its weight was found before. */
const namesOtherThing = (phrase: string): boolean =>
  wordsOf(phrase).some((word) => wordOf(word)?.says === 'other');

/** Returns whether a phrase starts with a word for a document or a thing: `Bordereau d'expédition`. */
function namesDocumentOrThing(phrase: string): boolean {
  const [first = '', ...others] = wordsOf(phrase);
  const last = others.at(-1);
  const known = wordOf(first);
  return (
    last !== undefined && !wordOf(last) && known?.says === 'other' && known.beats === 'grouped'
  );
}

/** The start of an item of a list, and at most one word: `; `, `, collar `. */
const itemBefore = lazyPattern(String.raw`(?:^|[\n|;,:/-]\s?)(?:([\p{L}][\p{L}.]+)\s)?$`);
/** A price after digits, and at most two words between: `raccord 4,20`. */
const priceAfter = lazyPattern(
  String.raw`^ (?:[\p{L}./-]{1,15} |\.{3,} ){0,2}[$€£]?[^\S\n]?\d{1,5}[.,]\d\d(?![\d.])`,
);

/** Returns whether digits are an item of a list and a price follows: `collar 415-221-0045 $3.60`. */
export function isPricedItem(before: string, after: string): boolean {
  if (!after.startsWith(' ') || !priceAfter(after).test(after)) return false;
  const match = itemBefore(before).exec(before);
  return match !== null && !isRole(match[1] ?? '') && !saysPhone(match[1] ?? '');
}

/** Returns whether a phrase starts a line or a cell. A text that is cut off may start anywhere. */
function isCellStart(earlier: string, length: number): boolean {
  const text = earlier.trimEnd();
  return text === '' ? length < CUT_OFF : /[\n|;·•]$/.test(text) || earlier.endsWith('\n');
}

/** Returns whether a phrase is an item of a list with commas that named an id before. Prose continues in lower case. */
function isListed(earlier: string, phrase: string): boolean {
  if (!/[,;]\s?$/.test(earlier) || !capital(phrase).test(phrase)) return false;
  return namesId(earlier.slice(earlier.lastIndexOf('\n') + 1));
}

/** Returns whether the line of a number names an id, an amount or a day, or starts like a business document. */
function isBusinessDocument(earlier: string, after: string, phrase: string): boolean {
  const later = laterCells(after);
  if (namesId(earlier) || namesId(later)) return true;
  if (figure(earlier + later).test(`${earlier} ${later}`)) return true;
  if (phrase.includes(':')) return false;
  // A business document names itself first. In a list of contacts any cell may have an unknown word.
  return DAY_AFTER.test(after) || (earlier.trim() === '' && hasContactInOtherCell(after));
}

/** An amount right after the number, or a word between: ` AED 400`, ` 金额 200元`, ` 合格 温度 21.4℃`. */
const amountNext = lazyPattern(
  String.raw`^ (?:[\p{Lu}]{1,4}\s?|[€£$₹₦¥]\s?|[\p{Lo}]{1,4} (?:[\p{Lo}]{1,4} )?)?\d[\d.,]*(?![\d/:-])`,
);

/** Returns the text after the next cell separator. A remark about the number may come before it. */
function laterCells(after: string): string {
  const end = amountNext(after).test(after) ? 0 : after.search(/[|;·•,、，\u3000]/);
  return end < 0 ? '' : after.slice(end);
}

/** A day in a later cell of the line, as a term or a date of issue. */
const DAY_AFTER = /^.*[|;·•][^\n\d]{0,20}\d{1,2}[./]\d{1,2}(?:[./](?:\d\d)?\d\d|\.?(?![\d./-]))/;
/** A cell with a number: its words, and its digits. */
const cellIn = lazyPattern(
  String.raw`(?:^|[|·•])\s?([\p{L}\p{M}][^|;·•\n]{2,30}?)[\s:.]{1,3}[+(]?[\p{Nd}][\p{Nd} ()./-]{5,}`,
  'gu',
);

/** Returns whether another cell has the number of someone that one calls. */
function hasContactInOtherCell(text: string): boolean {
  return [...text.matchAll(cellIn(text))].some(({ 1: label = '' }) => wordsOf(label).some(isRole));
}

/** Ids that letterheads have too, and notes of calls. */
const COMMON_IDS = new Set(['a tax or national id', 'an identifier', 'a case or reference']);

/** A word, and the start of its id. */
const idIn = lazyPattern(
  String.raw`([\p{L}\p{M}][\p{L}\p{M}'’״".-]*)[^\p{L}\p{Nd}\n]{0,4}[\p{Nd}]`,
  'gu',
);

const namesId = (text: string): boolean =>
  [...text.matchAll(idIn(text))].some(({ 1: word = '' }) => isIdWord(word));

function isIdWord(word: string): boolean {
  const known = wordOf(word);
  return known?.says === 'other' && known.beats === 'grouped' && !COMMON_IDS.has(known.reason);
}
