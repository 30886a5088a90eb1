import type { DigitGroup } from './digit-groups';
import {
  type NumberFormat,
  type NumberingPlan,
  numberingPlanOf,
  plansOfCallingCode,
} from './numbering-plan';
import type { ParsedNumber } from './parse-number';

/**
 * How strongly the written form shows that digits are a phone number:
 * 5: a `+`
 * 4: the area code in brackets
 * 3: grouped as in the plan, or `00`/`011` before groups
 * 2: a national prefix, or other groups
 * 1: bare digits that need no prefix
 * 0: the prefix is missing, or the digits are few or oddly grouped; needs a word for phone nearby
 */
export type FormatStrength = 0 | 1 | 2 | 3 | 4 | 5;

/** Rates the written form of a valid number. `groups` are its digits as written. */
export function formatStrengthOf(
  groups: readonly DigitGroup[],
  reading: ParsedNumber,
): FormatStrength {
  if (reading.from === 'plus') return startsWithCode(groups, reading) ? 5 : 0;
  const gaps = groups.slice(1).map((group) => group.gap);
  if (!tidy(groups, gaps)) return 0;
  if (reading.from === 'idd') return withPrefix(groups, reading);
  if (reading.from === 'code') return withCode(groups, reading);
  const plan = planFor(reading);
  const short = plan !== undefined && Math.max(...plan.lengths) < 8;
  if (reading.national.length < leastDigits(reading, plan, short)) return 0;
  const prefixed = reading.skipped > 0;
  const writing = reading.callingCode === '1' ? undefined : writingOf(plan, reading.national);
  if (!prefixed && writing?.prefix === 'always') return isAreaSetApart(groups, writing) ? 2 : 0;
  if (groups.length === 1) return short ? 1 : bare(reading, prefixed);
  return grouped(groups, gaps, reading, writing);
}

/**
 * Tells whether the area code is set apart, as in `96/442-627` and `(96) 513-408`. It then needs no
 * prefix. A day and month do not match.
 */
function isAreaSetApart(
  [area, exchange, line]: readonly DigitGroup[],
  { pattern }: NumberFormat,
): boolean {
  if (!area || !exchange || !line || exchange.digits.length < 3) return false;
  const bracketed = area.gap.includes('(') && exchange.gap.includes(')');
  if (exchange.gap !== '/' && !bracketed) return false;
  return pattern.exec(area.digits + exchange.digits + line.digits)?.[1] === area.digits;
}

/**
 * Returns the minimum digits of a number without a word for phone. It is lower in countries with
 * mostly short numbers.
 */
function leastDigits(
  { type }: ParsedNumber,
  plan: NumberingPlan | undefined,
  short: boolean,
): number {
  if (short) return 5;
  const line = type === 'FIXED_LINE' || type === 'MOBILE';
  return line && plan && plan.lengths.length < 5 ? 6 : 7;
}

/** Tells whether there are not too many groups, and only gaps that numbers have. */
function tidy(groups: readonly DigitGroup[], gaps: readonly string[]): boolean {
  if (groups.length > 7 || gaps.some((gap) => gap.includes('+') || gap.length > 5)) return false;
  if (groups.length > 5 && groups.every((group) => group.digits.length === 2)) return false;
  const singles = groups.filter((group) => group.digits.length === 1).length;
  return singles <= 2 || singles < groups.length / 2;
}

/**
 * Tells whether the first group holds the whole country code. Nobody splits one (`Zip+4 97204`).
 */
function startsWithCode(groups: readonly DigitGroup[], { callingCode }: ParsedNumber): boolean {
  return (groups[0]?.digits.length ?? 0) >= callingCode.length;
}

/**
 * Rates numbers with an international prefix: `00 49 …`, `0049 …`, `011 44 …`. The prefix is a
 * group of its own, or together with the country code.
 */
function withPrefix(
  groups: readonly DigitGroup[],
  { idd = 0, callingCode }: ParsedNumber,
): FormatStrength {
  if (groups.length === 1) return 2;
  const first = groups[0]?.digits.length ?? 0;
  if (first === idd || first === idd + callingCode.length) return 3;
  return first > idd + callingCode.length ? 2 : 0;
}

/** Rates a country code without `+`. People recognise it only as a separate group. */
function withCode(groups: readonly DigitGroup[], reading: ParsedNumber): FormatStrength {
  const apart = groups.length > 2 && groups[0]?.digits === reading.callingCode;
  return apart ? 1 : 0;
}

function planFor(reading: ParsedNumber): NumberingPlan | undefined {
  return reading.country
    ? numberingPlanOf(reading.country)
    : plansOfCallingCode(reading.callingCode)[0];
}

function writingOf(plan: NumberingPlan | undefined, national: string) {
  return plan?.writings.find(
    ({ leading, pattern }) => (!leading || leading.test(national)) && pattern.test(national),
  );
}

/** Maximum digits of a bare number that people recognise as one. */
const MAX_BARE_DIGITS = 12;

function bare(reading: ParsedNumber, prefixed: boolean): FormatStrength {
  if (reading.national.length > MAX_BARE_DIGITS) return 0;
  if (prefixed && reading.callingCode !== '1') return reading.national.length > 7 ? 2 : 0;
  const mobile = reading.type === 'MOBILE' && reading.national.length > 7;
  return mobile || reading.national.length > 8 ? 1 : 0;
}

function grouped(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  reading: ParsedNumber,
  writing: NumberFormat | undefined,
): FormatStrength {
  const digits = groups.map((group) => group.digits).join('');
  if (!digits.endsWith(reading.national)) return groups.length > 2 ? 3 : 2;
  const splits = splitsOf(groups, reading);
  const bracketed = groups.some((group) => group.gap.includes('(')) && gaps.join('').includes(')');
  if (reading.callingCode === '1') return northAmerican(splits, bracketed);
  if (isGroupedWell(splits, reading, writing)) return bracketed ? 4 : 3;
  if (isPaired(groups)) return 0;
  if (isDotted(groups) && reading.type === 'MOBILE') return 1;
  if (hasNoArea(reading) && groups.length > 3 && gaps.every((gap) => gap === '-')) return 2;
  const spaced = gaps.every((gap) => gap.trim() === '') || bracketed;
  return spaced || (reading.skipped > 0 && hasEqualGroups(groups)) ? 2 : 0;
}

/**
 * Tells whether the number is grouped well: split after the area code, then as in the plan or in
 * equal parts. With a national prefix, any parts of up to three digits are fine. Threes alone are
 * rejected because amounts are grouped that way.
 */
function isGroupedWell(
  splits: ReadonlySet<number>,
  { national, skipped }: ParsedNumber,
  writing: NumberFormat | undefined,
): boolean {
  const parts = writing?.pattern.exec(national)?.slice(1) ?? [];
  const area = parts[0]?.length ?? -1;
  if (!writing || !splits.has(area)) return false;
  const afterArea = [...splits].filter((cut) => cut >= area);
  const sizes = afterArea.slice(1).map((cut, at) => cut - (afterArea[at] ?? 0));
  const equalParts = sizes.every((size) => size === sizes[0]) && (skipped > 0 || sizes[0] !== 3);
  const small = skipped > 0 && sizes.every((size) => size < 4);
  if (writing.open || equalParts || small) return true;
  const own = new Set(parts.map((_, at) => parts.slice(0, at + 1).join('').length));
  return afterArea.every((cut) => own.has(cut));
}

/**
 * Tells whether the number is grouped like a large amount, `619.307.845`. Mobile numbers are more
 * common than such amounts.
 */
function isDotted(groups: readonly DigitGroup[]): boolean {
  return groups.every(({ gap, digits }, at) => digits.length === 3 && (at === 0 || gap === '.'));
}

/**
 * Tells whether the number has no area code. Companies group such numbers freely
 * (`1-800-29-82-69`).
 */
function hasNoArea({ type }: ParsedNumber): boolean {
  return type === 'TOLL_FREE' || type === 'SHARED_COST' || type === 'UAN';
}

/**
 * Tells whether all groups are pairs. If the plan groups otherwise, this is a row of small numbers
 * (`03 02 31 25 01`).
 */
function isPaired(groups: readonly DigitGroup[]): boolean {
  return groups.length > 3 && groups.every(({ digits }) => digits.length === 2);
}

/**
 * Tells whether a group is the 9 added to Brazil's mobile numbers, often written
 * apart: `43 9 9618-1328`.
 */
function isBrazilianNine(digits: string, at: number, { callingCode }: ParsedNumber): boolean {
  return callingCode === '55' && digits === '9' && at === 3;
}

/** Returns where the national number is split, in digits from its start. */
function splitsOf(groups: readonly DigitGroup[], reading: ParsedNumber): Set<number> {
  const splits = new Set<number>();
  let at = -reading.skipped;
  for (const { digits } of groups) {
    at += digits.length;
    if (!isBrazilianNine(digits, at, reading)) splits.add(at);
  }
  return splits;
}

function northAmerican(splits: ReadonlySet<number>, bracketed: boolean): FormatStrength {
  if (!splits.has(3) || [1, 2, 4, 5, 7, 8, 9].some((cut) => splits.has(cut))) return 0;
  if (splits.has(6)) return bracketed ? 4 : 3;
  return 2;
}

function hasEqualGroups(groups: readonly DigitGroup[]): boolean {
  return groups
    .slice(1)
    .every(({ digits }) => digits.length < 4 && digits.length === groups[1]?.digits.length);
}
