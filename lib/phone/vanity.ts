import { type Reading, readInternational, readNational } from './reading';
import type { CountryCode } from './types';

/** Letters on a telephone keypad (ITU-T E.161), `2` to `9`. */
const KEYS = 'ABC DEF GHI JKL MNO PQRS TUV WXYZ'.split(' ');

/** The digit that dials a letter. */
function keyOf(letter: string): string {
  return String(KEYS.findIndex((letters) => letters.includes(letter.toUpperCase())) + 2);
}

const FREE = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN']);
/** Letters that stand for digits left out (`415-555-XXXX`). */
const MASKED = /^(.)\1{2,}$/;
/** Letters beyond the number's length that people write to end the word (`1-800-MATTRESS`). */
const SURPLUS = 3;

/**
 * A number partly written in letters, after a prefix that such numbers have; undefined for other
 * text. All seven letters may follow a free-call prefix, four a local one (`212-555-HELP`).
 */
export function readVanity(raw: string, country: CountryCode): Reading | undefined {
  if (!/[A-Za-z]{2}/.test(raw)) return undefined;
  const letters = raw.replace(/[^A-Za-z]/g, '');
  if (letters.length < 3 || MASKED.test(letters)) return undefined;
  if (!/\d/.test(raw) || !shaped(raw)) return undefined;
  const digits = raw.replace(/[A-Za-z]/g, keyOf).replace(/\D/g, '');
  for (let cut = 0; cut <= SURPLUS; cut++) {
    const kept = digits.slice(0, digits.length - cut);
    const reading = raw.includes('+') ? readInternational(kept) : readNational(kept, country);
    if (reading) return fits(reading, raw, cut) ? reading : undefined;
  }
  return undefined;
}

/** Capitals, or a free-call prefix joined by hyphens (`1-800-flowers`). */
function shaped(raw: string): boolean {
  return !/[a-z]/.test(raw) || /^\+?1?-?8\d\d-[A-Za-z]/.test(raw);
}

function fits(reading: Reading, raw: string, cut: number): boolean {
  if (reading.callingCode !== '1') return FREE.has(reading.type) && cut === 0;
  const free =
    reading.type === 'TOLL_FREE' && (/^\D{0,2}1|^\(|^8\d\d[-.]/.test(raw) || raw.includes('+'));
  return free || (cut === 0 && /\d{3}\D{1,2}\d{3}[-. ]?[A-Z]{4}$/.test(raw));
}
