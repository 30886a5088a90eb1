import type { Group } from './groups';
import { planOf, plansOfCode } from './plan';
import type { Reading } from './reading';
import type { CountryCode } from './types';

/** Seven equal digits, or counting from one, were made up to fill a field. */
const MADE_UP = /(\d)\1{6}|^[01]?(?:1234567890|123456789|0123456789)$/;

/**
 * Digits that have the length and the form of a number, though no plan has given it out: new ranges
 * are used before metadata knows them, and demonstration data is full of such. Marked only where a
 * label says phone, or as `readWritten` says; the service decides whether one can be called.
 */
export function readPossible(groups: readonly Group[], country: CountryCode): Reading | undefined {
  const digits = groups.map((group) => group.digits).join('');
  if (MADE_UP.test(digits)) return undefined;
  return groups[0]?.gap.includes('+') ? abroad(digits) : athome(groups, digits, country);
}

/**
 * A number that no plan has given out, written as hardly anything else is: with a `+` and its
 * country's code apart, or as North American ones are. It needs no label.
 */
export function readWritten(
  groups: readonly Group[],
  country: CountryCode,
  extended: boolean,
): Reading | undefined {
  const plus = groups[0]?.gap.includes('+') === true;
  if (groups.length < 3 && !plus) return undefined;
  const reading = readPossible(groups, country);
  if (reading?.callingCode === '1') {
    return isPlainlyAmerican(groups, reading, extended) ? reading : undefined;
  }
  const apart = groups.length > 2 && groups[0]?.digits === reading?.callingCode;
  return plus && apart ? reading : undefined;
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
    if (!plan.lengths.includes(national.length) || national.startsWith('0')) return undefined;
    if (callingCode === '1' && !AMERICAN.test(national)) return undefined;
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
  const prefixed = digits.startsWith(prefix) && (callingCode !== '1' || digits.length > 10);
  const national = prefixed ? digits.slice(prefix.length) : digits;
  const written = callingCode === '1' ? isNorthAmerican(groups, national) : national !== digits;
  if (!written || !plan.lengths.includes(national.length) || national.length < 8) return undefined;
  const skipped = digits.length - national.length;
  return { ...unknown(callingCode, national), country, from: 'country', skipped };
}

/** What every area code begins with, how numbers are cut, and what the plan says of new ones. */
const AMERICAN = /^[2-9]/;
const CUT = /^(?:1-)?3-3-4$/;
const NEW_AMERICAN = /^[2-9][0-8]\d[2-9]/;

/** Cut as theirs are; an area code that can't be one was given by a page's sample data. */
function isNorthAmerican(groups: readonly Group[], national: string): boolean {
  const sizes = sizesOf(groups);
  return CUT.test(sizes) || (/^(?:1-)?(?:3-7|10)$|^11$/.test(sizes) && AMERICAN.test(national));
}

/**
 * `(555) 765-4329`, `555 765 4329 x12`, `1-555-765-4329` in any digits; `555-765-4329`,
 * `555.765.4329` and `+15557654329` only where the plan could give them out.
 */
function isPlainlyAmerican(
  groups: readonly Group[],
  { national, from }: Reading,
  extended: boolean,
): boolean {
  const cut = CUT.test(sizesOf(groups)) && AMERICAN.test(national);
  const gaps = groups.slice(1).map(({ gap }) => gap);
  const even = /^(?:-{2,3}|\.{2,3})$/.test(gaps.join(''));
  const bracketed = gaps.some((gap) => gap.includes(')'));
  if (cut && (extended || bracketed || (even && gaps.length > 2))) return true;
  return NEW_AMERICAN.test(national) && (from === 'plus' || (cut && even));
}

function sizesOf(groups: readonly Group[]): string {
  return groups.map(({ digits }) => digits.length).join('-');
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
