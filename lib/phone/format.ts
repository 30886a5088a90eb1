import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from './types';

/** `+12125552368` as `+1 212 555 2368`; what cannot be read comes back as it was. */
export function formatInternational(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** `+12125552368` as `(212) 555-2368`; what cannot be read comes back as it was. */
export function formatNational(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatNational() ?? e164;
}

/**
 * A half-typed number, formatted so far. Keeps what was typed when it is not only a number
 * (letters, extensions, several numbers), so that nothing is ever eaten.
 */
export function formatAsYouType(text: string, defaultCountry: CountryCode): string {
  if (!/^[\s\d+().\-/]*$/.test(text)) return text;
  const formatted = new AsYouType(defaultCountry).input(text);
  return digitsOf(formatted) === digitsOf(text) ? formatted : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The country of a number, where it has one. */
export function countryOfNumber(e164: string): CountryCode | undefined {
  return parsePhoneNumberFromString(e164)?.country;
}
