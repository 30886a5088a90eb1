import type { CountryCode } from '@/lib/phone/candidates/types';
import type { DigitGroup } from './digit-groups';
import { type NumberingPlan, numberingPlanOf, plansOfCallingCode } from './numbering-plan';
import type { ParsedNumber } from './parse-number';

/** Made-up numbers: equal digits, or counting up from one. */
const MADE_UP = /^[01]?(?:(\d)\1{6,}|1234567890|123456789|0123456789)$/;
/** Seven equal digits. Only a word for phone shows that they are a number: `054-1111111`. */
const SEVEN_EQUAL = /(\d)\1{6}/;

/**
 * Reads digits with the length and form of a number that no plan has assigned. New ranges are in
 * use before the metadata has them, and demo data often uses unassigned numbers. They are marked
 * only beside a label for phone, or if `readUnassignedByForm` accepts them. The service decides whether one
 * can be called.
 */
export function readUnassigned(
  groups: readonly DigitGroup[],
  country: CountryCode,
): ParsedNumber | undefined {
  const digits = digitsOf(groups);
  if (MADE_UP.test(digits)) return undefined;
  if (groups[0]?.gap.includes('+')) return readAbroad(digitsOf(withoutZero(groups)));
  return readAtHome(groups, digits, country);
}

/** Drops the national prefix that a number with a country code has in brackets: `+44 (0) 20 …`. */
function withoutZero(groups: readonly DigitGroup[]): readonly DigitGroup[] {
  const isZero = groups[1]?.digits === '0' && /^ ?\(/.test(groups[1].gap);
  return isZero ? groups.filter((_, at) => at !== 1) : groups;
}

function digitsOf(groups: readonly DigitGroup[]): string {
  return groups.map((group) => group.digits).join('');
}

/**
 * Reads an unassigned number in a form that little else has: with `+` and a separate country code,
 * or grouped like a North American number. It needs no label.
 */
export function readUnassignedByForm(
  groups: readonly DigitGroup[],
  country: CountryCode,
  hasExtension: boolean,
): ParsedNumber | undefined {
  const plus = groups[0]?.gap.includes('+') === true;
  if ((groups.length < 3 && !plus) || SEVEN_EQUAL.test(digitsOf(groups))) return undefined;
  const parsed = readUnassigned(groups, country);
  if (parsed?.callingCode === '1') {
    return isPlainlyAmerican(groups, parsed, hasExtension) ? parsed : undefined;
  }
  const apart = groups.length > 2 && groups[0]?.digits === parsed?.callingCode;
  return plus && apart ? parsed : undefined;
}

/** Maximum digits of a number (E.164, 6.1). Some plans list longer internal services. */
const MAX_DIGITS = 15;

function readAbroad(digits: string): ParsedNumber | undefined {
  if (digits.length > MAX_DIGITS) return undefined;
  for (let length = 1; length <= 3; length++) {
    const callingCode = digits.slice(0, length);
    const [plan] = plansOfCallingCode(callingCode);
    if (!plan) continue;
    const national = digits.slice(length);
    if (!plan.lengths.includes(national.length) || national.startsWith('0')) return undefined;
    if (callingCode === '1' && !AMERICAN.test(national)) return undefined;
    return {
      ...unassigned(callingCode, national),
      country: plan.country,
      from: 'plus',
      prefixDigits: length,
    };
  }
  return undefined;
}

/** Maximum number of lengths in a plan for the length of digits in one group to be evidence. */
const FEW_LENGTHS = 4;

function readAtHome(
  groups: readonly DigitGroup[],
  digits: string,
  country: CountryCode,
): ParsedNumber | undefined {
  const plan = numberingPlanOf(country);
  const isApart = hasAreaApart(groups);
  if (!plan || (plan.lengths.length > FEW_LENGTHS && !isApart)) return undefined;
  const { callingCode, prefix } = plan;
  const prefixed = digits.startsWith(prefix) && (callingCode !== '1' || digits.length > 10);
  const national = prefixed ? digits.slice(prefix.length) : digits;
  const isHome =
    national !== digits ||
    (isApart && groups[0]?.gap.includes('(')) ||
    isUsualLength(groups, national, plan);
  const written = callingCode === '1' ? isNorthAmerican(groups, national) : isHome;
  if (callingCode.length + national.length > MAX_DIGITS) return undefined;
  if (!written || !plan.lengths.includes(national.length) || national.length < 8) return undefined;
  const prefixDigits = digits.length - national.length;
  return { ...unassigned(callingCode, national), country, from: 'country', prefixDigits };
}

/** Returns whether groups make the shortest number of a plan without area codes: `32 01 23 45`. */
function isUsualLength(
  groups: readonly DigitGroup[],
  national: string,
  { prefix, lengths }: NumberingPlan,
): boolean {
  return prefix === '' && groups.length > 2 && national.length === lengths[0];
}

/** Minimum digits of a last group that is no extension and no end of a range. */
const MIN_LINE_DIGITS = 4;

/**
 * Returns whether the first group is an area code, in brackets or before a dash, and a short number
 * follows. More or shorter groups may also hold an extension.
 */
function hasAreaApart([area, next, last, ...others]: readonly DigitGroup[]): boolean {
  if (!area || !next || area.digits.length > 5 || others.length > 0) return false;
  if (!area.gap.includes('(')) return !last && next.gap === '-';
  return next.gap.includes(')') && (last ?? next).digits.length >= MIN_LINE_DIGITS;
}

/**
 * North American numbers: first digit of an area code, their grouping, and the plan's form for new
 * numbers.
 */
const AMERICAN = /^[2-9]/;
const GROUPING = /^(?:1-)?3-3-4$/;
const NEW_AMERICAN = /^[2-9][0-8]\d[2-9]/;

/**
 * Codes that the North American plan gives to no area: `N11` are services, `N9X` wait for longer codes
 * (ATIS-0300055), and `555` is an exchange in every area.
 */
const NO_AREA = /^(?:[2-9]11|[2-9]9|555)/;

/**
 * Returns whether a plan could give out the digits of an unassigned number. Page text that looks like one
 * that no plan could is marked all the same: demo data is full of `(555) 765-4329`.
 */
export function couldBeAssigned({ callingCode, national }: ParsedNumber): boolean {
  return callingCode !== '1' || (NEW_AMERICAN.test(national) && !NO_AREA.test(national));
}

/**
 * Returns whether digits are grouped like a North American number. Sample data may have an invalid
 * area code.
 */
function isNorthAmerican(groups: readonly DigitGroup[], national: string): boolean {
  const sizes = sizesOf(groups);
  return (
    GROUPING.test(sizes) || (/^(?:1-)?(?:3-7|10)$|^11$/.test(sizes) && AMERICAN.test(national))
  );
}

/**
 * Returns whether a number is clearly North American. Accepts `(555) 765-4329`, `555 765 4329 x12`
 * and `1-555-765-4329` with any digits; `555-765-4329`, `555.765.4329` and `+15557654329` only if
 * the plan could assign them.
 */
function isPlainlyAmerican(
  groups: readonly DigitGroup[],
  { national, from }: ParsedNumber,
  hasExtension: boolean,
): boolean {
  const groupedAsAmerican = GROUPING.test(sizesOf(groups)) && AMERICAN.test(national);
  const gaps = groups.slice(1).map(({ gap }) => gap);
  const even = /^(?:-{2,3}|\.{2,3})$/.test(gaps.join(''));
  const bracketed = gaps.some((gap) => gap.includes(')'));
  if (groupedAsAmerican && (hasExtension || bracketed || (even && gaps.length > 2))) return true;
  return NEW_AMERICAN.test(national) && (from === 'plus' || (groupedAsAmerican && even));
}

function sizesOf(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits.length).join('-');
}

function unassigned(callingCode: string, national: string) {
  return {
    e164: `+${callingCode}${national}`,
    callingCode,
    national,
    type: 'UNKNOWN' as const,
    unassigned: true as const,
  };
}
