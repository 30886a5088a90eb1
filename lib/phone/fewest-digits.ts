import { rankCountries } from './country';
import { planOf } from './plan';
import type { CountryEvidence } from './types';

/** No more are asked for: a record may speak of any country, and hardly one has shorter numbers. */
const ENOUGH = 7;

/** Fewest digits of a number written on such a page: what has fewer is none, whatever stands beside it. */
export function fewestDigits(evidence: CountryEvidence): number {
  const lengths = rankCountries(evidence).flatMap(({ country }) => planOf(country)?.lengths ?? []);
  return Math.min(ENOUGH, ...lengths);
}
