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
  parsed: ParsedNumber,
): FormatStrength {
  if (parsed.from === 'plus') return startsWithCode(groups, parsed) ? 5 : 0;
  const gaps = groups.slice(1).map((group) => group.gap);
  if (!hasUsualGaps(groups, gaps)) return 0;
  if (parsed.from === 'idd') return iddStrength(groups, parsed);
  if (parsed.from === 'code') return codeStrength(groups, parsed);
  const plan = planFor(parsed);
  const hasShortNumbers = plan !== undefined && Math.max(...plan.lengths) < 8;
  if (parsed.national.length < minDigitsOf(parsed, plan, hasShortNumbers)) return 0;
  const prefixed = parsed.prefixDigits > 0;
  const format = parsed.callingCode === '1' ? undefined : formatOf(plan, parsed.national);
  if (!prefixed && format?.prefix === 'always') return isAreaSetApart(groups, format) ? 2 : 0;
  if (groups.length === 1) return hasShortNumbers ? 1 : bareStrength(parsed, prefixed);
  return groupedStrength(groups, gaps, parsed, format);
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
function minDigitsOf(
  { type }: ParsedNumber,
  plan: NumberingPlan | undefined,
  hasShortNumbers: boolean,
): number {
  if (hasShortNumbers) return 5;
  const line = type === 'FIXED_LINE' || type === 'MOBILE';
  return line && plan && plan.lengths.length < 5 ? 6 : 7;
}

/** Tells whether there are not too many groups, and only gaps that numbers have. */
function hasUsualGaps(groups: readonly DigitGroup[], gaps: readonly string[]): boolean {
  if (groups.length > 7 || gaps.some((gap) => gap.includes('+') || gap.length > 5)) return false;
  if (groups.length > 5 && groups.every((group) => group.digits.length === 2)) return false;
  const singles = groups.filter((group) => group.digits.length === 1).length;
  return singles <= 2 || singles < groups.length / 2;
}

/**
 * Tells whether the first group holds the whole country code. Nobody splits one (`Zip+4 97204`).
 */
function startsWithCode(groups: readonly DigitGroup[], { callingCode }: ParsedNumber): boolean {
  const [first, second] = groups;
  const code = first?.digits ?? '';
  return code.length >= callingCode.length || isMalaysian(code, second, callingCode);
}

/** Tells whether Malaysia's code is written as people there do: `+6 03 …`, `+6(03) …`. */
function isMalaysian(code: string, area: DigitGroup | undefined, callingCode: string): boolean {
  return code === '6' && callingCode === '60' && area?.digits.startsWith('0') === true;
}

/**
 * Rates numbers with an international prefix: `00 49 …`, `0049 …`, `011 44 …`. The prefix is a
 * group of its own, or together with the country code.
 */
function iddStrength(
  groups: readonly DigitGroup[],
  { iddDigits = 0, callingCode }: ParsedNumber,
): FormatStrength {
  if (groups.length === 1) return 2;
  const first = groups[0]?.digits.length ?? 0;
  if (first === iddDigits || first === iddDigits + callingCode.length) return 3;
  return first > iddDigits + callingCode.length ? 2 : 0;
}

/** Rates a country code without `+`. People recognise it only as a separate group. */
function codeStrength(groups: readonly DigitGroup[], parsed: ParsedNumber): FormatStrength {
  const apart = groups.length > 2 && groups[0]?.digits === parsed.callingCode;
  return apart ? 1 : 0;
}

function planFor(parsed: ParsedNumber): NumberingPlan | undefined {
  return parsed.country
    ? numberingPlanOf(parsed.country)
    : plansOfCallingCode(parsed.callingCode)[0];
}

function formatOf(plan: NumberingPlan | undefined, national: string) {
  return plan?.formats.find(
    ({ leading, pattern }) => (!leading || leading.test(national)) && pattern.test(national),
  );
}

/** Maximum digits of a bare number that people recognise as one. */
const MAX_BARE_DIGITS = 12;

function bareStrength(parsed: ParsedNumber, prefixed: boolean): FormatStrength {
  if (parsed.national.length > MAX_BARE_DIGITS) return 0;
  if (prefixed && parsed.callingCode !== '1') return parsed.national.length > 7 ? 2 : 0;
  const mobile = parsed.type === 'MOBILE' && parsed.national.length > 7;
  return mobile || parsed.national.length > 8 ? 1 : 0;
}

function groupedStrength(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  parsed: ParsedNumber,
  format: NumberFormat | undefined,
): FormatStrength {
  const digits = groups.map((group) => group.digits).join('');
  if (!digits.endsWith(parsed.national)) return groups.length > 2 ? 3 : 2;
  const splits = splitsOf(groups, parsed);
  const bracketed = groups.some((group) => group.gap.includes('(')) && gaps.join('').includes(')');
  if (parsed.callingCode === '1') return northAmericanStrength(splits, bracketed);
  if (isGroupedWell(splits, parsed, format)) return bracketed ? 4 : 3;
  if (isPaired(groups)) return 0;
  if (isDotted(groups) && parsed.type === 'MOBILE') return 1;
  if (hasNoArea(parsed) && groups.length > 3 && gaps.every((gap) => gap === '-')) return 2;
  if (isAreaAndLine(groups, gaps, parsed)) return 2;
  const spaced = gaps.every((gap) => gap.trim() === '') || bracketed;
  return spaced || (parsed.prefixDigits > 0 && hasEqualGroups(groups)) ? 2 : 0;
}

/**
 * Tells whether the number is grouped well: split after the area code, then as in the plan or in
 * equal parts. With a national prefix, any parts of up to three digits are fine. Threes alone are
 * rejected because amounts are grouped that way.
 */
function isGroupedWell(
  splits: ReadonlySet<number>,
  { national, prefixDigits }: ParsedNumber,
  format: NumberFormat | undefined,
): boolean {
  const parts = format?.pattern.exec(national)?.slice(1) ?? [];
  const area = parts[0]?.length ?? -1;
  if (!format || !splits.has(area)) return false;
  const afterArea = [...splits].filter((cut) => cut >= area);
  const sizes = afterArea.slice(1).map((cut, at) => cut - (afterArea[at] ?? 0));
  const equalParts =
    sizes.every((size) => size === sizes[0]) && (prefixDigits > 0 || sizes[0] !== 3);
  const small = prefixDigits > 0 && sizes.every((size) => size < 4);
  if (format.open || equalParts || small) return true;
  const own = new Set(parts.map((_, at) => parts.slice(0, at + 1).join('').length));
  return afterArea.every((cut) => own.has(cut));
}

/**
 * Tells whether the number is an area code and the rest after a dash, wherever the plan splits it:
 * `210-3726300`, `0771-975001`. Without a national prefix the plan must have few lengths.
 */
function isAreaAndLine(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  { national, prefixDigits, country }: ParsedNumber,
): boolean {
  const [area, line] = groups;
  if (!area || !line || groups.length > 2 || gaps[0] !== '-') return false;
  if (area.digits.length < 2 || area.digits.length > 5 || line.digits.length < 5) return false;
  if (prefixDigits > 0) return national.length > 7;
  const plan = country && numberingPlanOf(country);
  return plan !== undefined && plan.lengths.length < 4 && plan.prefix === '' && national.length > 8;
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
function splitsOf(groups: readonly DigitGroup[], parsed: ParsedNumber): Set<number> {
  const splits = new Set<number>();
  let at = -parsed.prefixDigits;
  for (const { digits } of groups) {
    at += digits.length;
    if (!isBrazilianNine(digits, at, parsed)) splits.add(at);
  }
  return splits;
}

function northAmericanStrength(splits: ReadonlySet<number>, bracketed: boolean): FormatStrength {
  if (!splits.has(3) || [1, 2, 4, 5, 7, 8, 9].some((cut) => splits.has(cut))) return 0;
  if (splits.has(6)) return bracketed ? 4 : 3;
  return 2;
}

function hasEqualGroups(groups: readonly DigitGroup[]): boolean {
  return groups
    .slice(1)
    .every(({ digits }) => digits.length < 4 && digits.length === groups[1]?.digits.length);
}
