/** A name with more digits, of any script, reads as a phone number. */
const MAX_DIGITS = 4;
/** The same with letters in place of digits. Phone numbers have seven or more. */
const MAX_LOOKALIKES = 6;

/** Letters and signs that are drawn like a digit, in names that are normalized (NFKC). */
const LOOKALIKES =
  'OoОоΟοՕօסØø○◯' + // 0
  'IlıІΙӀӏƖןا|ǀ' + // 1
  'ZzΖƧƨᒿ' + // 2
  'ЗзƷʒӠӡȜȝƐɛҘҙ' + // 3
  'ЧчӋᏎ' + // 4
  'SsЅѕƼƽՏ' + // 5
  'бϬЬьGᏮb' + // 6
  'T⅂ᒣ' + // 7
  'BВΒȢȣ' + // 8
  'gqԛᏭ'; // 9
const LIKE = `\\p{N}${LOOKALIKES.replace('|', '\\|')}`;
/** What is drawn like a digit, in a row. */
const LIKE_DIGITS = new RegExp(`[${LIKE}]+`, 'gu');
/** Two words, or parts of a number, are divided by anything else. */
const DIVIDERS = new RegExp(`[^\\p{L}${LIKE}]+`, 'u');

/** Three or more digits in a row, among them Han numerals, which are digits only then. */
const HAN_ROW = /[\p{N}〇零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖壱弐]{3,}/gu;
/** Numbers of one character, such as ⓫, can be two digits. */
const SINGLE = /[\p{No}\p{Nl}]/gu;

/**
 * Returns whether a normalized name can be taken for a phone number: it has many digits of any script or
 * shape, Han numerals in a row, or words of digits and letters that are drawn like digits.
 */
export function readsAsNumber(name: string): boolean {
  return digitsIn(name) > MAX_DIGITS || longestLikeDigits(name) > MAX_LOOKALIKES;
}

function digitsIn(name: string): number {
  const rows = name.replace(/[^\p{L}\p{N}]+/gu, '').match(HAN_ROW) ?? [];
  return lengthOf(name, /\p{N}/gu) + lengthOf(name, SINGLE) + lengthOf(rows.join(''), /\P{N}/gu);
}

/** The most characters in a row of words that are drawn like digits, at least one of them no plain letter. */
function longestLikeDigits(name: string): number {
  let longest = 0;
  let row = '';
  for (const word of name.split(DIVIDERS)) {
    const part = likeDigitsIn(word);
    row = part === '' ? '' : row + part;
    if (/[^a-z]/iu.test(row)) longest = Math.max(longest, [...row].length);
  }
  return longest;
}

/** The parts of a word that are drawn like digits: the whole word, or those with a digit in them. */
function likeDigitsIn(word: string): string {
  const parts = word.match(LIKE_DIGITS) ?? [];
  return parts.filter((part) => part === word || /\p{N}/u.test(part)).join('');
}

function lengthOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
