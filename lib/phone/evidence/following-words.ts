import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { type NearbyWords, NO_WORDS } from './nearby-words';
import { saysPhone, wordsIn } from './tokens/tokens';
import { isCounted, isUnit, wordOf } from './tokens/words';

const nextWord = lazyPattern(String.raw`^[\s\u00a0]?[(–-]?\s?([\p{L}\p{M}]+)`);

/** A messenger at which the number can be reached too: `0113 496 0188 or WhatsApp`. */
const MESSENGER = /^\s(?:or|ou|oder|o|eller|of|e|et|and|und|&)\s(?:whatsapp|viber|telegram)(?!\w)/i;

/** Words for phone that are another word after digits: `4155550132 fix typo`, `754-2008 standard`. */
const NOT_AFTER = new Set(['fix', 'standard']);

const NUMBER_OF_THING: NearbyWords = {
  phone: 0,
  against: { reason: 'a number of another kind', beats: 'grouped' },
};

/** Returns whether a remark is a word for number and what has it: `(n° de contrat)`, `(badge no.)`. */
function isNumberOf(remark: string): boolean {
  const words = wordsIn(remark).map(wordOf);
  return (
    words.some((word) => word?.says === 'number') && words.some((word) => word?.says === 'other')
  );
}

/** A number after a label. The label belongs to it. */
const NEXT_NUMBER = /^[.:]*\s*[+(]?\d/;

/**
 * Returns what the first word after a number tells: a unit, a kind of phone, or what the number is.
 */
export function wordsAfter(after: string): NearbyWords {
  if (after === '' || after.startsWith('\n')) return NO_WORDS;
  const messenger = MESSENGER.exec(after)?.[0];
  if (messenger) return NEXT_NUMBER.test(after.slice(messenger.length)) ? NO_WORDS : { phone: 1 };
  const match = nextWord(after).exec(after);
  const text = match?.[1];
  if (!match || !text) return NO_WORDS;
  // A remark in brackets is often about the phone: `0113 496 0188 (lines open 9–5)`.
  const beats = match[0].includes('(') ? 'local' : 'grouped';
  if (isUnit(text)) return { phone: 0, against: { reason: 'a unit', beats } };
  const word = NOT_AFTER.has(text.toLowerCase()) ? undefined : wordOf(text);
  if (word?.says === 'phone') {
    return NEXT_NUMBER.test(after.slice(match[0].length)) ? NO_WORDS : { phone: 1 };
  }
  if (isCounted(text)) return { phone: 0, against: { reason: 'what is counted', beats: 'bare' } };
  const remark = /^\s?\(([^\d)]*)\)/.exec(after)?.[1];
  if (remark !== undefined && isNumberOf(remark)) return NUMBER_OF_THING;
  if (word?.says !== 'other' || remark === undefined || saysPhone(remark)) return NO_WORDS;
  return { phone: 0, against: { reason: word.reason, beats: 'bare' } };
}

/** A separator, a word and a number. */
const labelledNext = lazyPattern(
  String.raw`^\s?[,;/|·–-]\s*([\p{L}\p{M}]+)[.:]{0,2}\s*[+(]?[\p{Nd}]`,
);

/** Returns whether a number with its own label for phone follows: `Birojs: 67301278, mob. 21 234 578`. */
export function isBesidePhone(after: string): boolean {
  const label = labelledNext(after).exec(after)?.[1];
  return label !== undefined && wordOf(label)?.says === 'phone';
}
