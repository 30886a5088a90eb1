import type { DigitGroup } from './digit-groups';
import { type FormatStrength, groupedStrength, isCodeGroupedWell } from './grouped-strength';
import {
  type NumberFormat,
  type NumberingPlan,
  numberingPlanOf,
  plansOfCallingCode,
} from './numbering-plan';
import type { ParsedNumber } from './parse-number';

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
  if (!prefixed && !format && needsPrefix(plan)) return 0;
  const isWeak = isLikeDecimal(groups) || isShortPair(groups, parsed, plan);
  return atMost(isWeak ? 1 : 5, groupedStrength(groups, gaps, parsed, format));
}

function atMost(most: FormatStrength, strength: FormatStrength): FormatStrength {
  return strength > most ? most : strength;
}

/** Returns whether a plan writes the national prefix before every number that it has a format for. */
function needsPrefix(plan: NumberingPlan | undefined): boolean {
  if (!plan?.prefix) return false;
  return plan.formats.every(({ prefix }) => prefix === 'always');
}

/** Maximum digits of a number that two groups of an id may be: `0731 7212`. */
const MAX_SHORT_DIGITS = 7;

/** Returns whether two groups make one of the shortest numbers of a plan with numbers of any length. */
function isShortPair(
  groups: readonly DigitGroup[],
  { national, type }: ParsedNumber,
  plan: NumberingPlan | undefined,
): boolean {
  const isShort = groups.length === 2 && national.length <= MAX_SHORT_DIGITS;
  return isShort && type === 'FIXED_LINE' && plan !== undefined && plan.lengths.length > 6;
}

/** Returns whether few digits follow one dot, as in a decimal: `0221.4710`. */
function isLikeDecimal([, decimals, ...others]: readonly DigitGroup[]): boolean {
  return others.length === 0 && decimals?.gap === '.' && decimals.digits.length < 5;
}

/**
 * Returns whether the area code is set apart, as in `96/442-627` and `(96) 513-408`. It then needs no
 * prefix. A day and month do not match.
 */
function isAreaSetApart(
  [area, exchange, line]: readonly DigitGroup[],
  { pattern }: NumberFormat,
): boolean {
  if (!area || !exchange || !line || exchange.digits.length < 3) return false;
  const bracketed = area.gap.includes('(') && exchange.gap.includes(')');
  if ((exchange.gap !== '/' && !bracketed) || line.gap === '/') return false;
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

/** Returns whether there are not too many groups, and only gaps that numbers have. */
function hasUsualGaps(groups: readonly DigitGroup[], gaps: readonly string[]): boolean {
  if (groups.length > 7 || gaps.some((gap) => /\+|\(\./.test(gap) || gap.length > 5)) return false;
  // A zero, then a figure with its fraction: `0 468 143.462`.
  if (groups[0]?.digits === '0' && gaps[0] === ' ' && gaps.indexOf('.') === gaps.length - 1)
    return false;
  if (gaps.includes('. ') && gaps.some((gap) => gap !== '. ')) return false;
  const hasArea = groups[0]?.gap.includes('(') && gaps[1]?.includes(')');
  if (groups.length > 5 && !hasArea && groups.every((group) => group.digits.length === 2))
    return false;
  const singles = groups.filter((group) => group.digits.length === 1).length;
  return singles <= 2 || singles < groups.length / 2;
}

/**
 * Returns whether the first group holds the whole country code. Nobody splits one (`Zip+4 97204`).
 */
function startsWithCode(groups: readonly DigitGroup[], { callingCode }: ParsedNumber): boolean {
  const [first, second] = groups;
  const code = first?.digits ?? '';
  return code.length >= callingCode.length || isMalaysian(code, second, callingCode);
}

/** Returns whether Malaysia's code is written as people there do: `+6 03 …`, `+6(03) …`. */
function isMalaysian(code: string, area: DigitGroup | undefined, callingCode: string): boolean {
  return code === '6' && callingCode === '60' && area?.digits.startsWith('0') === true;
}

/**
 * Rates numbers with an international prefix: `00 49 …`, `0049 …`, `011 44 …`. The prefix is a
 * separate group, or together with the country code.
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

/**
 * Rates a country code without `+`. People recognise it as a separate group, or before the area code
 * if the rest is grouped as in the plan: `(202) 2301 2345`, `603-2301 2345`.
 */
function codeStrength(groups: readonly DigitGroup[], parsed: ParsedNumber): FormatStrength {
  const [first] = groups;
  const apart = groups.length > 2 && first?.digits === parsed.callingCode;
  const well = isCodeGroupedWell(groups, parsed, formatOf(planFor(parsed), parsed.national));
  if (apart) return well ? 2 : 1;
  if (!well || groups.length < 2) return 0;
  return first?.gap.includes('(') ? 2 : 1;
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
