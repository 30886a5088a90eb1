import type { CountryCode } from '@/lib/phone/candidates/types';
import { type ParsedNumber, parseInternational, parseNational } from './parse-number';

/** Letters on a telephone keypad (ITU-T E.161), `2` to `9`. */
const KEYS = 'ABC DEF GHI JKL MNO PQRS TUV WXYZ'.split(' ');

/** Returns the digit that dials a letter. */
function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter.toUpperCase())) + 2);
}

const WITH_LETTERS = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN']);
/** Letters as placeholders for digits (`415-555-XXXX`). */
const MASKED = /^(.)\1{2,}$/;
/** Maximum extra letters after the number, written to complete the word (`1-800-MATTRESS`). */
const MAX_EXTRA_LETTERS = 3;

/** Columns of a table, a part name (`PCI2050`), or groups that a slash separates. */
const NOT_VANITY = /\s{2}|[\t\n/]|[A-Za-z]{2}\d/;

/**
 * Reads a vanity number, partly written in letters; undefined for other text. All seven letters may
 * follow a toll-free prefix, four a local one (`212-555-HELP`). `hasPhoneLabel` means that a label
 * says phone: then the letters may be any words.
 */
export function readVanity(
  raw: string,
  country: CountryCode,
  hasPhoneLabel = false,
): ParsedNumber | undefined {
  if (!/[A-Za-z]{2}/.test(raw) || NOT_VANITY.test(raw)) return undefined;
  const letters = raw.replace(/[^A-Za-z]/g, '');
  if (letters.length < 3 || MASKED.test(letters)) return undefined;
  if (!/\d/.test(raw) || !hasVanityForm(raw)) return undefined;
  const digits = raw.replace(/[A-Za-z]/g, keyOf).replace(/\D/g, '');
  for (let cut = 0; cut <= MAX_EXTRA_LETTERS; cut++) {
    const kept = digits.slice(0, digits.length - cut);
    const parsed = raw.includes('+') ? parseInternational(kept) : parseNational(kept, country);
    if (parsed) return fits(parsed, raw, cut, hasPhoneLabel) ? parsed : undefined;
  }
  return undefined;
}

/**
 * Returns whether the text has the form of a vanity number: capitals, or a toll-free prefix joined by
 * hyphens (`1-800-flowers`).
 */
function hasVanityForm(raw: string): boolean {
  return !/[a-z]/.test(raw) || /^\+?1?-?8\d\d-[A-Za-z]/.test(raw);
}

function fits(parsed: ParsedNumber, raw: string, cut: number, hasPhoneLabel: boolean): boolean {
  if (parsed.callingCode !== '1') return cut === 0 && fitsAbroad(parsed, raw, hasPhoneLabel);
  const tollFree =
    parsed.type === 'TOLL_FREE' && (/^\D{0,2}1|^\(|^8\d\d[-.]/.test(raw) || raw.includes('+'));
  return tollFree || (cut === 0 && /\d{3}\D{1,2}\d{3}[-. ]?[A-Z]{4}$/.test(raw));
}

/** A whole toll-free or shared-cost prefix, then letters: `0800 FLOWERS`, `1300 MY LOAN`. */
const PREFIX_AND_LETTERS =
  /^\D{0,2}(?:13[- ][A-Z]{4}|(?:0[589]\d\d|1[38]00|800|900)[- ](?:[A-Z]{2} [A-Z]{4}|\d?[A-Z]{5,}))$/;

/**
 * Returns whether a number outside North America is written as a vanity number. Part names
 * (`0300 SM56`) and capitals after a year or a clock are more common, so without a label the prefix
 * must be complete and one word must follow it.
 */
function fitsAbroad({ type }: ParsedNumber, raw: string, hasPhoneLabel: boolean): boolean {
  if (!WITH_LETTERS.has(type)) return false;
  return hasPhoneLabel || PREFIX_AND_LETTERS.test(raw);
}
