import { rankCountries } from './country';
import { planOf } from './plan';
import type { CountryEvidence } from './types';

/**
 * Upper bound of the result. A record may name any country, and almost none has shorter numbers.
 */
const MAX_MINIMUM = 7;

/**
 * Returns the minimum digits of a number on a page. Shorter candidates cannot be numbers, whatever
 * is beside them.
 */
export function fewestDigits(evidence: CountryEvidence): number {
  const lengths = rankCountries(evidence).flatMap(({ country }) => planOf(country)?.lengths ?? []);
  return Math.min(MAX_MINIMUM, ...lengths);
}
