import { charKind, DIGIT, digitOf } from './chars';

/** Digits that stand together, and what stood before them. */
export interface Group {
  /** Offsets in the text, end exclusive. */
  start: number;
  end: number;
  /** ASCII digits, whatever script they were written in. */
  digits: string;
  /** Separators before it in canonical ASCII (`-`, `.`, `/`, ` `, `\n`, brackets, `+`). */
  gap: string;
  /** Where the number would start if it started here: takes in `+` and an opening bracket. */
  from: number;
}

/** Separators that are written in several ways; other characters of ASCII stand for themselves. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\n': '\n\r',
  // Cells of a table stand apart.
  '  ': '\t',
  '-': '\u2043\u2212\u30fc\ufe58\ufe63\uff0d\uff5e',
  '.': '\u00b7\u2022\u30fb\uff0e',
  '/': '\uff0f',
  '+': '\uff0b',
  '(': '[\uff08\uff3b',
  ')': ']\uff09\uff3d',
  '': '\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
};

const SIGNS = new Map(
  Object.entries(WRITTEN).flatMap(([sign, all]) =>
    [...all].map((one): [number, string] => [one.charCodeAt(0), sign]),
  ),
);

/** Of the first 128 characters, which nearly all separators are among: a look each. */
const ASCII_SIGNS = Array.from({ length: 128 }, (_, code) => signOf(code));

/** The groups of digits in a text, in one pass. Letters end nothing: their place is a gap of `x`. */
export function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let gap = '';
  let from = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (charKind(code) !== DIGIT) {
      const sign = canonical(code);
      if (sign === '+' || sign === '(') from = gap !== '' && continues(gap) ? from : at;
      gap += sign;
      continue;
    }
    const end = endOfDigits(text, at);
    groups.push({
      start: at,
      end,
      digits: toAscii(text, at, end),
      gap,
      from: from < 0 ? at : from,
    });
    gap = '';
    from = -1;
    at = end - 1;
  }
  return groups;
}

/** `(+`, `+(` and `+ (` open together. */
function continues(gap: string): boolean {
  return /[+(] ?$/.test(gap);
}

function endOfDigits(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && charKind(text.charCodeAt(end)) === DIGIT) end++;
  return end;
}

/** Digits of any script as ASCII. */
export function toAscii(text: string, start = 0, end = text.length): string {
  let at = start;
  while (at < end && text.charCodeAt(at) < 58) at++;
  if (at === end) return text.slice(start, end);
  let digits = '';
  for (at = start; at < end; at++) digits += digitOf(text.charCodeAt(at));
  return digits;
}

/** One separator in ASCII; nothing for marks that are not seen. */
function canonical(code: number): string {
  return ASCII_SIGNS[code] ?? signOf(code);
}

function signOf(code: number): string {
  const known = SIGNS.get(code);
  if (known !== undefined) return known;
  if (code > 32 && code < 128) return String.fromCharCode(code);
  return code >= 0x2010 && code <= 0x2015 ? '-' : ' ';
}
