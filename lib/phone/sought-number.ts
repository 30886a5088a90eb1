import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from './candidates/types';
import { findNumbers } from './find-numbers';
import { countryOfNumber } from './plan/format';

/** Number of digits at the end of a number that identify it, however its start is written. */
const END_DIGITS = 7;

/** Returns how a number in E.164 is looked for where people wrote it down in any writing. */
export function soughtNumber(e164: string, defaultCountry: CountryCode) {
  const parsed = parsePhoneNumberFromString(e164);
  const national: string = parsed?.nationalNumber ?? e164.slice(1);
  const writings = parsed ? [parsed.formatNational(), parsed.formatInternational()] : [];
  return {
    e164,
    national,
    end: national.slice(-END_DIGITS),
    writings,
    compare: (written: string) => compareNumber(written, e164, defaultCountry),
  };
}

/**
 * Compares a number as somebody wrote it with one in E.164. A number without a country code is read in
 * the rep's country. `unclear`: it is the same only if it is read in another country, or its start is
 * missing.
 */
export function compareNumber(
  written: string,
  e164: string,
  defaultCountry: CountryCode,
): 'same' | 'unclear' | 'other' {
  const here = numbersIn(written, defaultCountry);
  if (here.includes(e164)) return 'same';
  const digits = digitsOf(written);
  // A country code without a plus.
  if (here.length === 0 && digits === e164.slice(1)) return 'same';
  const country = countryOfNumber(e164);
  const there = country ? numbersIn(written, country) : [];
  if (there.includes(e164)) return 'unclear';
  if (here.length > 0 && there.length > 0) return 'other';
  const end = soughtEnd(e164);
  return digits.endsWith(end) ? 'unclear' : 'other';
}

function soughtEnd(e164: string): string {
  const national: string = parsePhoneNumberFromString(e164)?.nationalNumber ?? e164.slice(1);
  return national.slice(-END_DIGITS);
}

function numbersIn(written: string, defaultCountry: CountryCode): string[] {
  const found = findNumbers(written, { defaultCountry, hints: ['tel-input'], doubtful: true });
  return found.map(({ e164 }) => e164);
}

/** The digits of a text in any script, as ASCII. */
function digitsOf(text: string): string {
  return [...text.normalize('NFKC')].filter((char) => /\d/.test(char)).join('');
}
