import { EXTENSION_WORDS } from '@/lib/phone/candidates/extension-words';
import { countDigits } from './clean-cell';

/** Between numbers in every case: Google's ` ::: `, lines, semicolons (not `;ext=12`). */
const HARD =
  /\s*:::\s*|\s*(?:\r\n?|\n|\u2028|<br\s*\/?>)\s*|\s*;(?!\s*(?:ext|isub|phone-context)=)\s*|\s*[|‖、；؛]\s*/i;

/**
 * Between two whole numbers only: `030/23125-012` and `02 07 946, 0123` are one each. The last two
 * forms are before a label or a plus, which begin a number, and between long ones.
 */
const SOFT = new RegExp(
  [
    String.raw`\s*[/,،，&]\s*`,
    String.raw`\s+(?:\+|or|and|oder|und|ou|et|o|y|e|of|en|या|और|أو|او)\s+`,
    String.raw`\s+[-–—]\s+|\s{2,}|(?<=\p{Nd}{9})\s(?=\p{Nd}{9})`,
    String.raw`(?<=[\p{Nd})\]])\s+(?=(?:\p{L}[\p{L}\p{M}.]*\s?){0,3}:?\s*\(?\+\p{Nd})`,
    String.raw`(?<=[\p{Nd})\]])\s+(?=\p{L}[\p{L}\p{M}. ]{0,20}:\s*[(\p{Nd}])`,
  ].join('|'),
  'giu',
);

const EXTENSION = new RegExp(String.raw`^\W*(?:${EXTENSION_WORDS})[.:#\s]*\p{Nd}{1,6}$`, 'iu');

/** Fewest digits of a whole number without its country, beside another one. */
const WHOLE = 7;
/** Fewest digits of one in its own line. */
const FEWEST_OF_WHOLE = 6;
/** Fewest digits of one with it: `+49 35123` still misses its number. */
const WHOLE_WITH_COUNTRY = 9;

/** Splits a cell into the texts of its numbers, each with its label and extension. */
export function splitCell(cell: string): string[] {
  const parts = cell.split(HARD).filter((part) => part !== '');
  const texts = isBroken(parts) ? [parts.join(' ')] : parts.flatMap(splitSoftly);
  return joinExtensions(texts);
}

/** Returns whether a single number was broken: a part of it has too few digits to be one itself. */
function isBroken(parts: readonly string[]): boolean {
  const counts = parts.filter((part) => !EXTENSION.test(part)).map(countDigits);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const isPart = (count: number) => count > 0 && count < FEWEST_OF_WHOLE;
  return counts.length > 1 && all >= WHOLE && all <= 13 && counts.some(isPart);
}

/** Splits where a whole number is before a separator and digits enough for another one are after it. */
function splitSoftly(text: string): string[] {
  const texts: string[] = [];
  let start = 0;
  for (const { index, 0: separator } of text.matchAll(SOFT)) {
    const before = text.slice(start, index);
    const after = text.slice(index + separator.length);
    if (!isWhole(before) || countDigits(after) < WHOLE) continue;
    texts.push(before);
    start = index + separator.length;
  }
  return [...texts, text.slice(start)];
}

function isWhole(text: string): boolean {
  const sign = /[+＋\p{Nd}]/u.exec(text)?.[0];
  const hasCountry = sign === '+' || sign === '＋' || /^\P{Nd}*00/u.test(text);
  const digits = countDigits(text) - (/^\P{Nd}*00/u.test(text) ? 2 : 0);
  return digits >= (hasCountry ? WHOLE_WITH_COUNTRY : WHOLE);
}

/** `ext. 12` behind a separator belongs to the number before it. */
function joinExtensions(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    if (before !== undefined && EXTENSION.test(text))
      joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
  }
  return joined;
}
