import type { CountryCode } from './candidates/types';
import { readDialText } from './dial-text';
import { formatInternational } from './plan/format';

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
