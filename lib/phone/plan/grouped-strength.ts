import type { DigitGroup } from './digit-groups';
import { type NumberFormat, numberingPlanOf } from './numbering-plan';
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

/**
 * Rates a valid national number of several groups, by how its plan groups it. `format` is the plan's
 * format for it, `gaps` are the separators between its groups.
 */
export function groupedStrength(
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
  if (parsed.prefixDigits === 0 && groups.length === 3 && gaps.every((gap) => gap === '/'))
    return 0;
  if (isGroupedWell(splits, parsed, format)) return bracketed ? 4 : 3;
  if (isPaired(groups)) return 0;
  if (isDotted(groups) && parsed.type === 'MOBILE') return 1;
  if (hasNoArea(parsed) && isFreelyDashed(groups, gaps)) return 2;
  if (isDashed(groups, gaps, parsed)) return 2;
  const spaced = gaps.every((gap) => gap.trim() === '') || bracketed;
  return spaced || (parsed.prefixDigits > 0 && hasEqualGroups(groups)) ? 2 : 0;
}

/** Returns whether a number with its country code, but without `+`, is grouped well. */
export function isCodeGroupedWell(
  groups: readonly DigitGroup[],
  parsed: ParsedNumber,
  format: NumberFormat | undefined,
): boolean {
  return isGroupedWell(splitsOf(groups, parsed), parsed, format);
}

/**
 * Returns whether the number is grouped well: split after the area code, then as in the plan or in
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

/** Returns whether the number is dashed in a way that people use beside the form of the plan. */
function isDashed(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  parsed: ParsedNumber,
): boolean {
  return (
    isAreaAndLine(groups, gaps, parsed) ||
    isInDashedThrees(groups, gaps, parsed) ||
    isAreaAndPairs(groups, gaps, parsed)
  );
}

/** The usual groups in Madrid and Barcelona, whose plan has three digits first: `93.301.23.45`. */
const AREA_AND_PAIRS = [2, 3, 2, 2];

/** Returns whether a number without national prefix has these groups, all with the same dot or dash. */
function isAreaAndPairs(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  { country, national }: ParsedNumber,
): boolean {
  if (groups.length !== 4 || national.length !== 9 || !/^([.-])\1\1$/.test(gaps.join('')))
    return false;
  const plan = country && numberingPlanOf(country);
  return (
    plan?.prefix === '' && groups.every(({ digits }, at) => digits.length === AREA_AND_PAIRS[at])
  );
}

/**
 * Returns whether the number is an area code and the rest after a dash, or a mobile number's after a slash,
 * wherever the plan splits it: `210-3726300`, `0771-975001`, `0151/23456781`. Without a national prefix the plan must have few lengths.
 */
function isAreaAndLine(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  { national, prefixDigits, country, type }: ParsedNumber,
): boolean {
  const [area, line] = groups;
  const isMobile = gaps[0] === '/' && prefixDigits > 0 && type === 'MOBILE';
  if (!area || !line || groups.length > 2 || !(gaps[0] === '-' || isMobile)) return false;
  if (area.digits.length < 2 || area.digits.length > 5 || line.digits.length < 5) return false;
  if (prefixDigits > 0) return national.length > 7;
  const plan = country && numberingPlanOf(country);
  return plan !== undefined && plan.lengths.length < 4 && plan.prefix === '' && national.length > 8;
}

/** Returns whether the number is in dashed threes (`912-301-234`). With a national prefix, ids are too. */
function isInDashedThrees(
  groups: readonly DigitGroup[],
  gaps: readonly string[],
  { national, country }: ParsedNumber,
): boolean {
  if (groups.length !== 3 || national.length !== 9 || gaps.some((gap) => gap !== '-')) return false;
  const plan = country && numberingPlanOf(country);
  return plan?.prefix === '' && groups.every(({ digits }) => digits.length === 3);
}

/**
 * Returns whether the number is grouped like a large amount, `619.307.845`. Mobile numbers are more
 * common than such amounts.
 */
function isDotted(groups: readonly DigitGroup[]): boolean {
  return groups.every(({ gap, digits }, at) => digits.length === 3 && (at === 0 || gap === '.'));
}

/**
 * Returns whether the number has no area code. Companies group such numbers freely
 * (`1-800-29-82-69`).
 */
function hasNoArea({ type }: ParsedNumber): boolean {
  return type === 'TOLL_FREE' || type === 'SHARED_COST' || type === 'UAN';
}

/** Returns whether a number has at least four dashed groups, or three after a long prefix: `1300-13-1245`. */
function isFreelyDashed(groups: readonly DigitGroup[], gaps: readonly string[]): boolean {
  const least = (groups[0]?.digits.length ?? 0) > 3 ? 3 : 4;
  return groups.length >= least && gaps.every((gap) => gap === '-');
}

/**
 * Returns whether all groups are pairs. If the plan groups otherwise, this is a row of small numbers
 * (`03 02 31 25 01`).
 */
function isPaired(groups: readonly DigitGroup[]): boolean {
  return groups.length > 3 && groups.every(({ digits }) => digits.length === 2);
}

/**
 * Returns whether a group is the 9 added to Brazil's mobile numbers, often written
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
