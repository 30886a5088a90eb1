import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { rankCountries } from '@/lib/phone/evidence/rank-countries';
import { MAX_MIN_DIGITS, minDigitsIn } from '@/lib/phone/plan/min-digits-in';

/**
 * Returns the minimum digits of a number on a page. Shorter candidates cannot be numbers, whatever
 * is beside them.
 */
export function minDigits(evidence: CountryEvidence): number {
  const minimums = rankCountries(evidence).map(({ country }) => minDigitsIn(country));
  return Math.min(MAX_MIN_DIGITS, ...minimums);
}
