import type { CountryEvidence } from '@/lib/phone/candidates/types';
import { rankCountries } from '@/lib/phone/evidence/rank-countries';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';

/**
 * Upper bound of the result. A record may name any country, and almost none has shorter numbers.
 */
const MAX_MINIMUM = 7;

/**
 * Countries where many subscriber numbers have six digits. They appear alone in a list that names their area
 * code once: `Office 960 311, Warden 960 312 (both 01632)`.
 */
const SIX_DIGITS: ReadonlySet<string> = new Set(['GB', 'IE', 'IN', 'PK', 'RU', 'UA']);

/**
 * Returns the minimum digits of a number on a page. Shorter candidates cannot be numbers, whatever
 * is beside them.
 */
export function minDigits(evidence: CountryEvidence): number {
  const lengths = rankCountries(evidence).flatMap(({ country }) => [
    ...(numberingPlanOf(country)?.lengths ?? []),
    ...(SIX_DIGITS.has(country) ? [6] : []),
  ]);
  return Math.min(MAX_MINIMUM, ...lengths);
}
