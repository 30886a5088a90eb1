import type { CountryCode } from '@/lib/phone/candidates/types';
import { numberingPlanOf } from './numbering-plan';

/** Upper bound of the minimum digits. A record may name any country, and almost none has shorter numbers. */
export const MAX_MIN_DIGITS = 7;

/**
 * Countries where many subscriber numbers have six digits. They appear alone in a list that names their area
 * code once: `Office 960 311, Warden 960 312 (both 01632)`.
 */
const SIX_DIGITS: ReadonlySet<string> = new Set(['GB', 'IE', 'IN', 'PK', 'RU', 'UA']);

/** Returns the minimum digits of a number on a page whose country is known. */
export function minDigitsIn(country: CountryCode): number {
  const usual = SIX_DIGITS.has(country) ? 6 : MAX_MIN_DIGITS;
  return Math.min(usual, ...(numberingPlanOf(country)?.lengths ?? []));
}
