import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { Word } from '@/lib/phone/data/word';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';
import type { CounterEvidence } from './counter-evidence';
import { isPersonBefore } from './people/person-before';
import { abbreviationAt } from './tokens/abbreviations';
import { hasLetter, isArrow, isPhoneWord, wordsIn } from './tokens/tokens';
import { wordAt } from './tokens/word-at';
import { wordOf } from './tokens/words';
import { isCallee, isUnknownThing } from './unknown-word';

/** What the text beside a number tells about it. */
export interface NearbyWords {
  /** 2: a label right beside it, 1: a word within reach, 0: nothing. */
  phone: 0 | 1 | 2;
  /** What it may be instead. */
  against?: CounterEvidence;
}

/** The words tell nothing. */
export const NO_WORDS: NearbyWords = { phone: 0 };
const UNKNOWN_THING: NearbyWords = {
  phone: 0,
  against: { reason: 'a number of something unknown', beats: 'plain' },
};
const digitsAlone = lazyPattern(String.raw`^[\p{Nd}]+$`);
const digitLast = lazyPattern(String.raw`[\p{Nd}]$`);
/** Characters that can tell anything about a number. */
const informative = lazyPattern(String.raw`[\p{L}#№☎-☏✆📞📱📲℡]`);
/** A kind of id that people have only one of. Another number in a list after it is something else. */
const UNIQUE_ID = 'a tax or national id';
/** Maximum unknown words between a word for phone and its number. */
const MAX_UNKNOWN_WORDS = 5;

const nearbyWords = createBoundedCache<NearbyWords>(5000);

/** Returns what the words before a number tell. The nearest known word decides. */
export function wordsBefore(before: string): NearbyWords {
  if (before === '' || !informative(before).test(before)) return NO_WORDS;
  return nearbyWords(before, readWords);
}

function readWords(before: string): NearbyWords {
  const result = walkBack(wordsIn(before));
  if (result.against && isPersonBefore(before)) return NO_WORDS;
  return result === NO_WORDS && isUnknownThing(before) ? UNKNOWN_THING : result;
}

/** State of the walk over the words before a number, from the nearest backwards. */
interface Path {
  unknown: number;
  numberWord: boolean;
  /** A `#` is before the number. Weaker than a word for number. */
  hash: boolean;
  holder: boolean;
  /** A word such as `following` or `my` stands between a word for number and the number. */
  owned: boolean;
  reached: boolean;
  broken: boolean;
  /** Number of digits passed. They may be another number with its own label. */
  digits: number;
  /** Digits of the longest group passed. */
  longest: number;
  colon: boolean;
  /** A comma or similar is before the number, as in lists. */
  inList: boolean;
  /** An arrow points to the number from something else. */
  pointedTo: boolean;
}

function walkBack(tokens: readonly string[]): NearbyWords {
  const path: Path = {
    unknown: 0,
    numberWord: false,
    hash: false,
    holder: false,
    owned: false,
    reached: false,
    broken: false,
    digits: 0,
    longest: 0,
    colon: false,
    inList: false,
    pointedTo: false,
  };
  for (let at = tokens.length - 1; at >= 0 && path.unknown <= MAX_UNKNOWN_WORDS; at--) {
    const token = tokens[at] ?? '';
    const word = wordAt(tokens, at);
    const earlier = tokens[at - 1] ?? '';
    if (token === ')') path.broken ||= isRemark(tokens, at);
    if (word?.says === 'other' && isOfEarlier(path, earlier)) return NO_WORDS;
    const result = word ? verdictOfWord(word, path) : unknownNumber(token, path);
    if (result) return result;
    updatePath(path, token, word, earlier);
  }
  return path.numberWord || path.hash ? someNumber({ ...path, broken: true }) : NO_WORDS;
}

/**
 * Tells whether brackets hold a remark about a person, as in `Rakesh (purchase)`, and not a kind of
 * phone.
 */
function isRemark(tokens: readonly string[], end: number): boolean {
  return !tokens.slice(tokens.lastIndexOf('(', end), end).some(isPhoneWord);
}

/**
 * Tells whether a label belongs to the number before it, and is separated from the next:
 * `CHE-114.208.395 MWST · …`.
 */
function isOfEarlier({ inList, broken }: Path, earlier: string): boolean {
  return (inList || broken) && digitLast(earlier).test(earlier);
}

/** Returns what a known word decides, if anything. */
function verdictOfWord(word: Word, path: Path): NearbyWords | undefined {
  if (word.says === 'phone') return { phone: isLabel(path) ? 2 : 1 };
  if (word.says === 'other') return verdictOfOther(word, path);
  const numbered = path.numberWord || path.hash;
  if (word.says === 'owner' && numbered) return { phone: 1 };
  if (word.says === 'number' && path.owned && path.unknown === 0) return { phone: 1 };
  const isHolder = word.says === 'holder' && numbered;
  const leads = word.says === 'number' && (path.holder || (word.leads && path.unknown === 1));
  return isHolder || leads ? someNumber(path) : undefined;
}

/** Returns the verdict for the number of an unknown thing: "Flight no. …". */
function unknownNumber(token: string, path: Path): NearbyWords | undefined {
  if (path.unknown > 0 || !hasLetter(token)) return undefined;
  if (/['’]s$/.test(token) && (path.numberWord || path.hash)) return { phone: 1 };
  if (path.numberWord) return someNumber(path);
  return path.hash ? someNumber(path) : undefined;
}

function isLabel(path: Path): boolean {
  return path.unknown === 0 && !path.broken;
}

function verdictOfOther(word: Extract<Word, { says: 'other' }>, path: Path): NearbyWords {
  const labelUsed = isLabelUsed(path) || (path.digits > 0 && word.reason === UNIQUE_ID);
  const tooFar = path.unknown > 2 || (path.unknown > 0 && path.inList) || path.pointedTo;
  if (labelUsed || tooFar) return NO_WORDS;
  const close = isLabel(path) && !path.reached;
  const beats =
    close && (path.numberWord || path.hash || word.beats === 'grouped') ? 'grouped' : 'bare';
  return { phone: 0, against: { reason: word.reason, beats } };
}

/** Returns the verdict for a number of something that is not a phone. */
function someNumber(path: Path): NearbyWords {
  const beats = path.broken || path.reached ? 'bare' : 'grouped';
  return isForEarlier(path)
    ? NO_WORDS
    : { phone: 0, against: { reason: 'a number of another kind', beats } };
}

/** Tells whether a label was for an earlier number. In lists it is for all: "Orders 4155550132, 4155550133". */
function isLabelUsed(path: Path): boolean {
  return path.digits > 0 && (path.longest < 7 || isForEarlier(path));
}

/** Tells whether a word for number was for an earlier number. The next may have its own label. */
function isForEarlier({ digits, colon, inList, unknown }: Path): boolean {
  return digits > 0 && (digits < 7 || colon || !inList || unknown > 0);
}

function updatePath(path: Path, token: string, word: Word | undefined, earlier: string): void {
  if (word?.says === 'number' && !isInitial(path)) path.numberWord = true;
  else if (word?.says === 'owner') path.owned = true;
  else if (token === '#') path.hash = true;
  else if (word?.says === 'holder') path.holder = path.unknown === 0;
  else if (word?.says === 'reach') path.reached = true;
  else if (digitsAlone(token).test(token)) {
    path.digits += token.length;
    path.longest = Math.max(path.longest, token.length);
  } else if (path.digits === 0 && /^(?:[,;/&|·•、]|and|or|und|oder|et|ou|y|e|i|и)$/i.test(token)) {
    path.inList = true;
    path.broken ||= token === ';';
  } else if (isArrow(token, earlier)) path.pointedTo = true;
  else if (token === ':') path.colon ||= digitLast(earlier).test(earlier);
  else if (/^[?!;]/.test(token) || (token === '.' && endsSentence(earlier, path)))
    path.broken = true;
  // Whose number it is, as the end of a key: `phone_mother`.
  else if (earlier === '_' && isCallee(token)) return;
  else if (!word && hasLetter(token) && !/^[A-Z]{2}$/.test(token)) path.unknown++;
}

/**
 * Tells whether a word for number is an initial, as in `Priya N., …`. A comma does not separate a
 * label from its number.
 */
function isInitial({ inList, digits }: Path): boolean {
  return inList && digits === 0;
}

/** Tells whether a dot ends a sentence. The dots in "tel." and "Cust. no." do not. */
function endsSentence(earlier: string, path: Path): boolean {
  if (abbreviationAt(earlier, '.')) return false;
  return !wordOf(earlier) && !(path.numberWord && path.unknown === 0 && earlier.length < 6);
}
