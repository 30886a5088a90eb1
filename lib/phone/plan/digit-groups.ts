import { charKind, DIGIT, digitOf } from '@/lib/phone/candidates/chars';

/** A run of digits and the separators before it. */
export interface DigitGroup {
  /** Offsets in the text, end exclusive. */
  start: number;
  end: number;
  /** ASCII digits, converted from any script. */
  digits: string;
  /** Separators before it in canonical ASCII (`-`, `.`, `/`, ` `, `\n`, brackets, `+`). */
  gap: string;
  /** Start of a number that begins with this group. Includes `+` and an opening bracket. */
  numberStart: number;
}

/** Separators with several Unicode forms. Other ASCII characters map to themselves. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\n': '\n\r',
  // A tab separates table cells, so it counts as a wide gap.
  '  ': '\t',
  '-': '\u2043\u2212\u30fc\ufe58\ufe63\uff0d',
  '.': '\u00b7\u2022\u30fb\uff0e',
  '/': '\uff0f',
  '~': '\u301c\uff5e',
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

/** Lookup table for ASCII, which covers nearly all separators. */
const ASCII_SIGNS = Array.from({ length: 128 }, (_, code) => signOf(code));

/** Returns the groups of digits in a text, in one pass. Letters are kept in the gap. */
export function digitGroupsOf(text: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
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
      digits: asciiDigits(text, at, end),
      gap,
      numberStart: from < 0 ? at : from,
    });
    gap = '';
    from = -1;
    at = end - 1;
  }
  return groups;
}

/** Returns whether the gap continues an opening: `(+`, `+(` and `+ (` belong together. */
function continues(gap: string): boolean {
  return /[+(] ?$/.test(gap);
}

function endOfDigits(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && charKind(text.charCodeAt(end)) === DIGIT) end++;
  return end;
}

/** Converts digits of any script to ASCII. */
export function asciiDigits(text: string, start = 0, end = text.length): string {
  let at = start;
  while (at < end && text.charCodeAt(at) < 58) at++;
  if (at === end) return text.slice(start, end);
  let digits = '';
  for (at = start; at < end; at++) digits += digitOf(text.charCodeAt(at));
  return digits;
}

/** Returns a separator in ASCII; empty for invisible marks. */
function canonical(code: number): string {
  return ASCII_SIGNS[code] ?? signOf(code);
}

function signOf(code: number): string {
  const known = SIGNS.get(code);
  if (known !== undefined) return known;
  if (code > 32 && code < 128) return String.fromCharCode(code);
  return code >= 0x2010 && code <= 0x2015 ? '-' : ' ';
}
