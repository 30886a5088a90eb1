import { readDialLink } from './candidates/dial-link';
import type { CountryCode } from './candidates/types';
import { findNumbers, type NumberInText } from './find-numbers';
import { formatInternational } from './plan/format';

/** Reason why a text cannot be dialled. */
export type DialTextProblem =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'not-a-number'
  | 'not-in-country'
  | 'several';

/** The number in a text, or the reason why there is none. */
export type DialText =
  | { ok: true; e164: string; ext?: string; country?: CountryCode }
  | { ok: false; reason: DialTextProblem };

/** Maximum length that is read. A rep pastes a number, not a document. */
const MAX_LENGTH = 2000;

/**
 * Reads one number to dial from text a rep typed or pasted, or from a link. Understands dial links,
 * vanity letters, digits of any script, and other text around one number.
 */
export function readDialText(text: string, defaultCountry: CountryCode): DialText {
  const body = bodyOf(text);
  if (!/[^\s\p{Cf}]/u.test(body)) return { ok: false, reason: 'empty' };
  const found = numbersIn(body, defaultCountry);
  const [first] = found;
  if (!first) return { ok: false, reason: problemOf(body) };
  if (found.some((number) => number.e164 !== first.e164)) return { ok: false, reason: 'several' };
  const ext = found.find((number) => number.ext)?.ext;
  return {
    ok: true,
    e164: first.e164,
    ...(ext ? { ext } : {}),
    ...(first.country ? { country: first.country } : {}),
  };
}

/** Returns the number that `readDialText` reads as it is written, if it has no country code. */
export function nationalNumberIn(text: string, defaultCountry: CountryCode): string | undefined {
  if (!readDialText(text, defaultCountry).ok) return undefined;
  const found = numbersIn(bodyOf(text), defaultCountry);
  const national = found.find((number) => number.countrySource !== undefined);
  return national && (national.written ?? national.raw);
}

function bodyOf(text: string): string {
  const typed = text.slice(0, MAX_LENGTH).trim();
  return readDialLink(typed) ?? typed;
}

/** Finds the numbers that would be marked; if there are none, all possible numbers. */
function numbersIn(body: string, defaultCountry: CountryCode): NumberInText[] {
  const marked = findNumbers(body, { defaultCountry });
  if (marked.length > 0 || /^(?:https?|ftp|file|mailto|sips?):/i.test(body)) return marked;
  return findNumbers(body, { defaultCountry, hints: ['tel-input'], doubtful: true });
}

function problemOf(body: string): DialTextProblem {
  const digits = body.replace(/\P{Nd}/gu, '').length;
  if (digits === 0 || /\p{L}{4}/u.test(body)) return 'not-a-number';
  if (digits < 8) return 'too-short';
  if (digits > 15 || isOverlong(body, digits)) return 'too-long';
  return /^[\s\p{Nd}().\-/]+$/u.test(body) ? 'not-in-country' : 'not-a-number';
}

/** Returns whether a North American number has too many digits: eleven or more after its `1`. */
function isOverlong(body: string, digits: number): boolean {
  return /^\D*1/.test(body) && digits > 11;
}

/** Countries tried after `own`: those with the most business calls, in that order. */
const COMMON: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'IN',
  'AU',
  'ES',
  'IT',
  'NL',
  'BR',
  'MX',
  'JP',
  'SE',
  'CH',
  'IE',
  'AE',
];

/** Maximum number of countries offered. */
const MAX_OFFERED = 4;

/**
 * Returns the countries where a national number is valid, those in `own` first, each with the
 * number formatted for that country.
 */
export function countriesWhereValid(
  text: string,
  own: readonly CountryCode[],
): { country: CountryCode; text: string }[] {
  const found: { country: CountryCode; text: string }[] = [];
  for (const country of new Set([...own, ...COMMON])) {
    const read = readDialText(text, country);
    const isValid = read.ok && read.country === country;
    if (isValid) found.push({ country, text: formatInternational(read.e164) });
    if (found.length === MAX_OFFERED) break;
  }
  return found;
}
