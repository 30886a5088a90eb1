import type { Group } from './groups';
import { planOf, plansOfCode } from './plan';
import type { Reading } from './reading';
import type { CountryCode } from './types';

/** Seven equal digits, or counting from one, were made up to fill a field. */
const MADE_UP = /(\d)\1{6}|^[01]?(?:1234567890|123456789|0123456789)$/;

/**
 * Digits that have the length and the form of a number, though no plan has given it out: new ranges
 * are used before metadata knows them, and demonstration data is full of such. Only where the page
 * or a label says phone.
 */
export function readPossible(groups: readonly Group[], country: CountryCode): Reading | undefined {
  const digits = groups.map((group) => group.digits).join('');
  if (MADE_UP.test(digits)) return undefined;
  return groups[0]?.gap.includes('+') ? abroad(digits) : athome(groups, digits, country);
}

/** No number has more (E.164, 6.1), whatever lengths a plan knows for its inner services. */
const MOST_DIGITS = 15;

function abroad(digits: string): Reading | undefined {
  if (digits.length > MOST_DIGITS) return undefined;
  for (let length = 1; length <= 3; length++) {
    const callingCode = digits.slice(0, length);
    const [plan] = plansOfCode(callingCode);
    if (!plan) continue;
    const national = digits.slice(length);
    if (!plan.lengths.includes(national.length)) return undefined;
    return {
      ...unknown(callingCode, national),
      country: plan.country,
      from: 'plus',
      skipped: length,
    };
  }
  return undefined;
}

/** Most lengths that a plan may know for its numbers to be told by their length. */
const FEW_LENGTHS = 4;

function athome(
  groups: readonly Group[],
  digits: string,
  country: CountryCode,
): Reading | undefined {
  const plan = planOf(country);
  if (!plan || plan.lengths.length > FEW_LENGTHS) return undefined;
  const { callingCode, prefix } = plan;
  const national = digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  const written = callingCode === '1' ? isNorthAmerican(groups, national) : national !== digits;
  if (!written || !plan.lengths.includes(national.length) || national.length < 8) return undefined;
  const skipped = digits.length - national.length;
  return { ...unknown(callingCode, national), country, from: 'country', skipped };
}

function isNorthAmerican(groups: readonly Group[], national: string): boolean {
  const sizes = groups.map((group) => group.digits.length).join('-');
  return /^(?:1-)?(?:3-3-4|3-7|10)$|^11$/.test(sizes) && /^[2-9]/.test(national);
}

function unknown(callingCode: string, national: string) {
  return {
    e164: `+${callingCode}${national}`,
    callingCode,
    national,
    type: 'UNKNOWN' as const,
    unknown: true as const,
  };
}
