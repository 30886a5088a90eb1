import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of numbers whose first digits name a place. Mobile numbers name an operator at most. */
const PLACED = new Set(['FIXED_LINE', 'FIXED_LINE_OR_MOBILE']);

/**
 * The calling code and area code of a number: `1 212`, `44 20`. `undefined` for a number that is in no
 * area, such as a mobile number outside North America, or written without one.
 */
export function areaCodeOf(e164: string): string | undefined {
  const number = parsePhoneNumberFromString(e164);
  if (!number?.isValid() || !PLACED.has(number.getType() ?? '')) return undefined;
  const [code, area, ...rest] = number.formatInternational().slice(1).split(' ');
  return code && area && rest.length > 0 ? `${code} ${area}` : undefined;
}
