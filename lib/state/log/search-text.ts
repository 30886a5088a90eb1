import { foldText } from '@/lib/state/fold-text';

/** Fewer digits are no part of a phone number, but of a name or note. */
const MIN_DIGITS = 3;
/** From this many digits on, leading zeros may be a trunk or international prefix. */
const MIN_PREFIXED_DIGITS = 6;

/** Scripts that put no spaces between words. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A text that can be searched: its folded words and a number's digits. */
export interface SearchableText {
  /** Folded words, with a space before each. */
  words: string;
  digits: string;
}

/** Tests a text against a search. */
export type TextMatcher = (text: SearchableText) => boolean;

/** Prepares texts for a search by words, and a number for a search by digits. */
export function searchableText(texts: readonly string[], number: string): SearchableText {
  return { words: spacedWords(texts.join(' ')), digits: number.replace(/\D/g, '') };
}

/**
 * Prepares a search. Each word must start a word of the text, in any order and without regard to
 * case and accents, or be at least three digits of the number. A search that is written like a
 * number finds its digits anywhere in the number, whatever the spacing.
 */
export function textMatcher(search: string): TextMatcher {
  const parts = spacedWords(search).split(' ').filter(Boolean);
  const byWords = parts.map(wordMatcher);
  const byNumber = numberMatcher(search);
  return (text) => byWords.every((matches) => matches(text)) || (byNumber?.(text) ?? false);
}

function wordMatcher(word: string): TextMatcher {
  const wanted = WITHOUT_SPACES.test(word) ? word : ` ${word}`;
  const isNumber = new RegExp(`^\\d{${MIN_DIGITS},}$`).test(word);
  return ({ words, digits }) => words.includes(wanted) || (isNumber && digits.includes(word));
}

/** Returns a matcher for a text that is written like a number; undefined for any other. */
function numberMatcher(search: string): TextMatcher | undefined {
  const text = foldText(search).replace('(0)', '');
  if (!/^[\d\s\p{P}+~]+$/u.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return undefined;
  const bare = digits.length < MIN_PREFIXED_DIGITS ? digits : digits.replace(/^0+/, '');
  return (of) => of.digits.includes(digits) || (bare !== '' && of.digits.includes(bare));
}

function spacedWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?! )/, ' ')
    .trimEnd();
}
