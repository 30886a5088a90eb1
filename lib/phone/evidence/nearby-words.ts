import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { Word } from '@/lib/phone/data/other-words';
import { isPersonBefore } from '@/lib/phone/evidence/people/person-names';
import { abbreviationAt, wordAt } from '@/lib/phone/evidence/tokens/word-at';
import { createBoundedCache } from '@/lib/phone/plan/bounded-cache';
import type { CounterEvidence } from './counter-evidence';
import { hasLetter, isArrow, isPhoneWord, wordsIn } from './tokens/tokens';
import { wordOf } from './tokens/words';
import { isUnknownThing, namesPersonOrPlace } from './unknown-word';

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
interface WordWalk {
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
  const walk: WordWalk = {
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
  for (let at = tokens.length - 1; at >= 0 && walk.unknown <= MAX_UNKNOWN_WORDS; at--) {
    const token = tokens[at] ?? '';
    const word = wordAt(tokens, at);
    const earlier = tokens[at - 1] ?? '';
    if (token === ')') walk.broken ||= isRemark(tokens, at);
    if (word?.says === 'other' && isOfEarlier(walk, earlier)) return NO_WORDS;
    const result = word ? evidenceOfWord(word, walk) : evidenceOfUnknownWord(token, walk);
    if (result) return result;
    updateWalk(walk, token, word, earlier);
  }
  return walk.numberWord || walk.hash ? otherNumberEvidence({ ...walk, broken: true }) : NO_WORDS;
}

/**
 * Returns whether brackets hold a remark about a person, as in `Rakesh (purchase)`, and not a kind of
 * phone.
 */
function isRemark(tokens: readonly string[], end: number): boolean {
  return !tokens.slice(tokens.lastIndexOf('(', end), end).some(isPhoneWord);
}

/**
 * Returns whether a label belongs to the number before it, and is separated from the next:
 * `CHE-114.208.395 MWST · …`.
 */
function isOfEarlier({ inList, broken }: WordWalk, earlier: string): boolean {
  return (inList || broken) && digitLast(earlier).test(earlier);
}

/** Returns what a known word decides, if anything. */
function evidenceOfWord(word: Word, walk: WordWalk): NearbyWords | undefined {
  if (word.says === 'phone') return { phone: isLabel(walk) ? 2 : 1 };
  if (word.says === 'other') return evidenceOfIdWord(word, walk);
  const numbered = walk.numberWord || walk.hash;
  if (word.says === 'owner' && numbered) return { phone: 1 };
  if (word.says === 'number' && walk.owned && walk.unknown === 0) return { phone: 1 };
  const isHolder = word.says === 'holder' && numbered;
  const leads = word.says === 'number' && (walk.holder || (word.leads && walk.unknown === 1));
  return isHolder || leads ? otherNumberEvidence(walk) : undefined;
}

/** Returns the evidence of an unknown word before the number: "Flight no. …". */
function evidenceOfUnknownWord(token: string, walk: WordWalk): NearbyWords | undefined {
  if (walk.unknown > 0 || !hasLetter(token)) return undefined;
  if (/['’]s$/.test(token) && (walk.numberWord || walk.hash)) return { phone: 1 };
  if (walk.numberWord) return otherNumberEvidence(walk);
  return walk.hash ? otherNumberEvidence(walk) : undefined;
}

function isLabel(walk: WordWalk): boolean {
  return walk.unknown === 0 && !walk.broken;
}

function evidenceOfIdWord(word: Extract<Word, { says: 'other' }>, walk: WordWalk): NearbyWords {
  const labelUsed = isLabelUsed(walk) || (walk.digits > 0 && word.reason === UNIQUE_ID);
  const tooFar = walk.unknown > 2 || (walk.unknown > 0 && walk.inList) || walk.pointedTo;
  if (labelUsed || tooFar) return NO_WORDS;
  const close = isLabel(walk) && !walk.reached;
  const beats =
    close && (walk.numberWord || walk.hash || word.beats === 'grouped') ? 'grouped' : 'bare';
  return { phone: 0, against: { reason: word.reason, beats } };
}

/** Returns the evidence that the number is of something other than a phone. */
function otherNumberEvidence(walk: WordWalk): NearbyWords {
  const beats = walk.broken || walk.reached ? 'bare' : 'grouped';
  return isForEarlier(walk)
    ? NO_WORDS
    : { phone: 0, against: { reason: 'a number of another kind', beats } };
}

/** Returns whether a label was for an earlier number. In lists it is for all: "Orders 4155550132, 4155550133". */
function isLabelUsed(walk: WordWalk): boolean {
  return walk.digits > 0 && (walk.longest < 7 || isForEarlier(walk));
}

/** Returns whether a word for number was for an earlier number. The next may have its own label. */
function isForEarlier({ digits, colon, inList, unknown }: WordWalk): boolean {
  return digits > 0 && (digits < 7 || colon || !inList || unknown > 0);
}

function updateWalk(walk: WordWalk, token: string, word: Word | undefined, earlier: string): void {
  if (word?.says === 'number' && !isInitial(walk)) walk.numberWord = true;
  else if (word?.says === 'owner') walk.owned = true;
  else if (token === '#') walk.hash = true;
  else if (word?.says === 'holder') walk.holder = walk.unknown === 0;
  else if (word?.says === 'reach') walk.reached = true;
  else if (digitsAlone(token).test(token)) {
    walk.digits += token.length;
    walk.longest = Math.max(walk.longest, token.length);
  } else if (walk.digits === 0 && /^(?:[,;/&|·•、]|and|or|und|oder|et|ou|y|e|i|и)$/i.test(token)) {
    walk.inList = true;
    walk.broken ||= token === ';';
  } else if (isArrow(token, earlier)) walk.pointedTo = true;
  else if (token === ':') walk.colon ||= digitLast(earlier).test(earlier);
  else if (/^[?!;]/.test(token) || (token === '.' && endsSentence(earlier, walk)))
    walk.broken = true;
  // Whose number it is, as the end of a key: `phone_mother`.
  else if (earlier === '_' && namesPersonOrPlace(token)) return;
  else if (!word && hasLetter(token) && !/^[A-Z]{2}$/.test(token)) walk.unknown++;
}

/**
 * Returns whether a word for number is an initial, as in `Priya N., …`. A comma does not separate a
 * label from its number.
 */
function isInitial({ inList, digits }: WordWalk): boolean {
  return inList && digits === 0;
}

/** Returns whether a dot ends a sentence. The dots in "tel." and "Cust. no." do not. */
function endsSentence(earlier: string, walk: WordWalk): boolean {
  if (abbreviationAt(earlier, '.')) return false;
  return !wordOf(earlier) && !(walk.numberWord && walk.unknown === 0 && earlier.length < 6);
}
