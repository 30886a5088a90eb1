import { readDialText } from './dial-text';
import { formatInternational } from './format';
import type { CountryCode } from './types';

/** Countries that are tried after the rep's own: those with the most business calls, best first. */
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

/** Most countries that are offered. */
const MOST = 4;

/** Countries in which a national number is valid, the rep's own first, and how it is written there. */
export function countriesWhere(
  text: string,
  own: readonly CountryCode[],
): { country: CountryCode; text: string }[] {
  const found: { country: CountryCode; text: string }[] = [];
  for (const country of new Set([...own, ...COMMON])) {
    const read = readDialText(text, country);
    const isValid = read.ok && read.country === country;
    if (isValid) found.push({ country, text: formatInternational(read.e164) });
    if (found.length === MOST) break;
  }
  return found;
}
