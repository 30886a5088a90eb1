import { digitOf } from '@/lib/phone/candidates/chars';

/** Characters that are not drawn: zero-width spaces and joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Spaces of other widths. */
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Excel's ways to keep a number a text: `="+1…"`, `=+44…`, a leading apostrophe. */
const FORMULA = /^=\s*(?:"([^"]*)"|(?=[+\d(]))/;
const APOSTROPHE = /^['’‘`´]+(?=\s*[+\p{Nd}(=])/u;
/** `tel:+1…`, also within angle brackets. */
const DIAL_LINK = /^<?(?:tel|callto|phone|sip):(?:\/\/)?/i;
/** A whole number that a program wrote as a decimal one: `2125550134.0`. */
const DECIMAL = /^(\+?\d{7,15})[.,]0{1,2}$/;
/** A number that a spreadsheet wrote with thousands separators: `2,125,550,134`. */
const THOUSANDS = /^\d{1,3}(?:,\d{3}){2,4}$/;
/** What a cell has if anything must be done. Most have nothing of it. */
const UNCLEAN = /[^\x20-\x7e]|^[\s'`=<]|\s$|^(?:tel|callto|phone|sip):|^\+?\d+(?:[.,]\d+)+$/i;

/**
 * Takes off what a spreadsheet, a link or a program put around a number. No digit is changed: a zero that
 * is lost stays lost.
 */
export function cleanCell(cell: string): string {
  if (!UNCLEAN.test(cell)) return cell;
  const visible = cell.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  const text = visible
    .replace(APOSTROPHE, '')
    .replace(FORMULA, (_, quoted: string | undefined) => quoted ?? '')
    .replace(DIAL_LINK, '')
    .trim();
  if (THOUSANDS.test(text)) return text.replaceAll(',', '');
  return text.replace(DECIMAL, '$1');
}

/** `4,93023E+11`, `2.12556E+09`, `#####`: what a spreadsheet left of a number. */
const DAMAGED = /^(?:[+-]?\d(?:[.,]\d+)?E\+?\d{1,2}|#{2,}|#(?:VALUE|WERT|NUM|ZAHL|NAME)[!?]?)$/i;

/** Returns whether a spreadsheet destroyed the number of a cell. Takes the result of {@link cleanCell}. */
export function isDamagedCell(cell: string): boolean {
  return DAMAGED.test(cell);
}

/** Returns how many digits a text has, of any script. */
export function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (digitOf(text.charCodeAt(at)) >= 0) count += 1;
  return count;
}
