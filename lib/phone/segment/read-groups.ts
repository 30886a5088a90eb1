import type { CountryCode } from '@/lib/phone/candidates/types';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';
import {
  type ParsedNumber,
  parseInternational,
  parseNational,
} from '@/lib/phone/plan/parse-number';
import { readUnassigned } from '@/lib/phone/plan/unassigned';
import { isBracketedCode } from './gaps';

/**
 * Reads groups of digits as one number: with a `+`, as dialled in the country, with a country code
 * but without its `+`, or without a bracketed zero. Returns undefined if they are none.
 */
export function readGroups(
  groups: readonly DigitGroup[],
  country: CountryCode,
): ParsedNumber | undefined {
  return readDigits(groups, country) ?? readWithoutZero(groups, country);
}

/**
 * Reads digits after a label for phone that are no number of the country: one that no plan knows, or a foreign one
 * without its `+`. One with a bracketed country code is not of the country.
 */
export function readLabelled(
  groups: readonly DigitGroup[],
  country: CountryCode,
): ParsedNumber | undefined {
  const own = isBracketedCode(groups, 0) ? undefined : readUnassigned(groups, country);
  return own ?? readWithoutPlus(groups);
}

/** Reads a foreign number without its `+`. */
function readWithoutPlus(groups: readonly DigitGroup[]): ParsedNumber | undefined {
  const digits = digitsOf(groups);
  return digits.length > 9 ? parseInternational(digits) : undefined;
}

function readDigits(groups: readonly DigitGroup[], country: CountryCode): ParsedNumber | undefined {
  const digits = digitsOf(groups);
  if (groups[0]?.gap.includes('+')) return parseInternational(digits);
  const parsed = parseNational(digits, country);
  if (parsed && parsed.prefixDigits > 0) return parsed;
  return (
    readLongDistance(groups, digits) ?? (parsed && readWithCode(parsed, digits, country)) ?? parsed
  );
}

/**
 * Reads a national number without its national prefix as a number with its country code, if it is
 * valid as one: in Germany `4915123456789` is rather `+49 151 …` than `+49 4915 …`.
 */
function readWithCode(
  { from, prefixDigits, callingCode }: ParsedNumber,
  digits: string,
  country: CountryCode,
): ParsedNumber | undefined {
  if (from !== 'country' || prefixDigits > 0 || !digits.startsWith(callingCode)) return undefined;
  if (numberingPlanOf(country)?.prefix === '') return undefined;
  const parsed = parseInternational(digits);
  return parsed && { ...parsed, from: 'code' };
}

/**
 * Reads a North American number with its 1 in dashes in any country: `1-212-555-0123`. Hardly
 * anything else is written so.
 */
function readLongDistance(
  [one, ...others]: readonly DigitGroup[],
  digits: string,
): ParsedNumber | undefined {
  if (one?.digits !== '1' || others.length !== 3) return undefined;
  const sizes = others.map(({ gap, digits }) => gap + digits.length).join();
  const parsed = sizes === '-3,-3,-4' ? parseInternational(digits) : undefined;
  return parsed && { ...parsed, from: 'code' };
}

/** Reads `+34 (0) 612 …`: drops a bracketed zero in countries without a national prefix. */
function readWithoutZero(
  groups: readonly DigitGroup[],
  country: CountryCode,
): ParsedNumber | undefined {
  const significant = groups.filter(
    (group, at) => at === 0 || group.digits !== '0' || !group.gap.includes('('),
  );
  return significant.length < groups.length ? readDigits(significant, country) : undefined;
}

function digitsOf(groups: readonly DigitGroup[]): string {
  let digits = '';
  for (const group of groups) digits += group.digits;
  return digits;
}
