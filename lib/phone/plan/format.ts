import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from '@/lib/phone/candidates/types';

/** Formats `+12125552368` as `+1 212 555 2368`. Returns unreadable input unchanged. */
export function formatInternational(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/**
 * Formats a partly typed number. Returns the text unchanged if it is not only a number (letters,
 * extensions, several numbers), so that no input is lost.
 */
export function formatAsYouType(text: string, defaultCountry: CountryCode): string {
  if (!/^[\s\d+().\-/]*$/.test(text)) return text;
  const formatted = new AsYouType(defaultCountry).input(text);
  return digitsOf(formatted) === digitsOf(text) ? formatted : text;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the country of a number, if it has one. */
export function countryOfNumber(e164: string): CountryCode | undefined {
  return parsePhoneNumberFromString(e164)?.country;
}
