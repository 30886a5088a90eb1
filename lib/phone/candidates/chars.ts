/** Code point of each script's zero in plane 0. The other nine digits follow it (Unicode Nd). */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

/** Characters allowed between the digits of a number, except U+2000–2015 and U+202A–202F. */
const SEPARATORS =
  ' \t\n\r\f-./)]_~\u00a0\u00ad\u00b7\u061c\u2022\u2043\u205f\u2060\u2066\u2067\u2068\u2069\u2212\u3000\u30fb\u30fc\ufe58\ufe63\uff0d\uff0e\uff0f\ufeff\u301c\uff5e\uff09\uff3d';
/** Characters allowed before the first digit. */
const OPENINGS = '+([\uff0b\uff08\uff3b';

/** Character kind: a digit of any script. */
export const DIGIT = 1;
/** Character kind: a space, dash, dot, slash, closing bracket or invisible mark. */
export const SEPARATOR = 2;
/** Character kind: a plus or an opening bracket. */
export const OPENING = 3;

/** Kinds of the characters below this, which most are, are looked up. */
const ASCII = 128;
/** Created on first use: most frames contain no number. */
let asciiKinds: Uint8Array | undefined;

/**
 * Returns `DIGIT`, `SEPARATOR`, `OPENING`, or 0 for a character that ends a number. Takes a UTF-16
 * unit.
 */
export function charKind(code: number): number {
  if (code >= ASCII) return kindOf(code);
  asciiKinds ??= Uint8Array.from({ length: ASCII }, (_, each) => kindOf(each));
  return asciiKinds[code] as number;
}

function kindOf(code: number): number {
  if (digitOf(code) >= 0) return DIGIT;
  if ((code >= 0x2000 && code <= 0x2015) || (code >= 0x202a && code <= 0x202f)) return SEPARATOR;
  const character = String.fromCharCode(code);
  if (SEPARATORS.includes(character)) return SEPARATOR;
  return OPENINGS.includes(character) ? OPENING : 0;
}

/** Created on first use: most frames contain no number. */
let anyDigit: RegExp | undefined;

function digitPattern(): RegExp {
  const nonAsciiDigits = ZEROS.map((zero) => String.fromCharCode(zero, 45, zero + 9));
  return new RegExp(`[0-9${nonAsciiDigits.join('')}]`, 'g');
}

/** Returns the index of the next digit of any script; -1 if there is none. */
export function nextDigit(text: string, from: number): number {
  anyDigit ??= digitPattern();
  anyDigit.lastIndex = from;
  return anyDigit.test(text) ? anyDigit.lastIndex - 1 : -1;
}

/** Returns whether a text has a digit of any script. */
export function hasDigit(text: string): boolean {
  return nextDigit(text, 0) >= 0;
}

/** Returns the value of a digit in any script of plane 0, or -1. */
export function digitOf(code: number): number {
  if (code < 128) return code > 47 && code < 58 ? code - 48 : -1;
  if (code < 0x660) return -1;
  for (const zero of ZEROS) if (code >= zero && code < zero + 10) return code - zero;
  return -1;
}
