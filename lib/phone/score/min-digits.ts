import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { rankCountries } from '@/lib/phone/evidence/rank-countries';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';

/**
 * Upper bound of the result. A record may name any country, and almost none has shorter numbers.
 */
const MAX_MINIMUM = 7;

/**
 * Returns the minimum digits of a number on a page. Shorter candidates cannot be numbers, whatever
 * is beside them.
 */
export function minDigits(evidence: CountryEvidence): number {
  const lengths = rankCountries(evidence).flatMap(
    ({ country }) => numberingPlanOf(country)?.lengths ?? [],
  );
  return Math.min(MAX_MINIMUM, ...lengths);
}
