import type { Group } from './groups';
import { type Plan, planOf, plansOfCode, type Writing } from './plan';
import type { Reading } from './reading';

/**
 * How much the way it is written says that digits are a number:
 * 5 a `+` · 4 its area code in brackets · 3 groups as the plan cuts them, or `00`/`011` before groups ·
 * 2 a national prefix, or groups of another cut · 1 bare digits that need no prefix ·
 * 0 a prefix is missing, or the digits are few or cut oddly: a word must vouch for it.
 */
export type Strength = 0 | 1 | 2 | 3 | 4 | 5;

/** Rates how a valid reading was written; `groups` are its digits as they stood. */
export function strengthOf(groups: readonly Group[], reading: Reading): Strength {
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
  if (!prefixed && writing?.prefix === 'always') return isToldApart(groups, writing) ? 2 : 0;
  if (groups.length === 1) return short ? 1 : bare(reading, prefixed);
  return grouped(groups, gaps, reading, writing);
}

/** `96/442-627`, `(96) 513-408`: an area code told apart needs no prefix, other than a day before a month. */
function isToldApart([area, exchange, line]: readonly Group[], { pattern }: Writing): boolean {
  if (!area || !exchange || !line || exchange.digits.length < 3) return false;
  const bracketed = area.gap.includes('(') && exchange.gap.includes(')');
  if (exchange.gap !== '/' && !bracketed) return false;
  return pattern.exec(area.digits + exchange.digits + line.digits)?.[1] === area.digits;
}

/** Fewest digits that need no word: fewer where all or most numbers of a country are short. */
function leastDigits({ type }: Reading, plan: Plan | undefined, short: boolean): number {
  if (short) return 5;
  const line = type === 'FIXED_LINE' || type === 'MOBILE';
  return line && plan && plan.lengths.length < 5 ? 6 : 7;
}

/** Not too many groups, and no gap that no number has inside. */
function tidy(groups: readonly Group[], gaps: readonly string[]): boolean {
  if (groups.length > 7 || gaps.some((gap) => gap.includes('+') || gap.length > 5)) return false;
  if (groups.length > 5 && groups.every((group) => group.digits.length === 2)) return false;
  const singles = groups.filter((group) => group.digits.length === 1).length;
  return singles <= 2 || singles < groups.length / 2;
}

/** No one cuts a country's code in two (`Zip+4 97204`). */
function startsWithCode(groups: readonly Group[], { callingCode }: Reading): boolean {
  return (groups[0]?.digits.length ?? 0) >= callingCode.length;
}

/** `00 49 …`, `0049 …`, `011 44 …`: the prefix stands apart, or with the country's code. */
function withPrefix(groups: readonly Group[], { idd = 0, callingCode }: Reading): Strength {
  if (groups.length === 1) return 2;
  const first = groups[0]?.digits.length ?? 0;
  if (first === idd || first === idd + callingCode.length) return 3;
  return first > idd + callingCode.length ? 2 : 0;
}

/** A country's code without `+`: a person sees a number only where it stands apart. */
function withCode(groups: readonly Group[], reading: Reading): Strength {
  const apart = groups.length > 2 && groups[0]?.digits === reading.callingCode;
  return apart ? 1 : 0;
}

function planFor(reading: Reading): Plan | undefined {
  return reading.country ? planOf(reading.country) : plansOfCode(reading.callingCode)[0];
}

function writingOf(plan: Plan | undefined, national: string) {
  return plan?.writings.find(
    ({ leading, pattern }) => (!leading || leading.test(national)) && pattern.test(national),
  );
}

/** Longest bare number that a person takes for one. */
const LONGEST_BARE = 12;

function bare(reading: Reading, prefixed: boolean): Strength {
  if (reading.national.length > LONGEST_BARE) return 0;
  if (prefixed && reading.callingCode !== '1') return reading.national.length > 7 ? 2 : 0;
  const mobile = reading.type === 'MOBILE' && reading.national.length > 7;
  return mobile || reading.national.length > 8 ? 1 : 0;
}

function grouped(
  groups: readonly Group[],
  gaps: readonly string[],
  reading: Reading,
  writing: Writing | undefined,
): Strength {
  const digits = groups.map((group) => group.digits).join('');
  if (!digits.endsWith(reading.national)) return groups.length > 2 ? 3 : 2;
  const cuts = cutsOf(groups, reading);
  const bracketed = groups.some((group) => group.gap.includes('(')) && gaps.join('').includes(')');
  if (reading.callingCode === '1') return northAmerican(cuts, bracketed);
  if (isCutWell(cuts, reading, writing)) return bracketed ? 4 : 3;
  if (isPaired(groups)) return 0;
  if (isDotted(groups) && reading.type === 'MOBILE') return 1;
  if (isFree(reading) && groups.length > 3 && gaps.every((gap) => gap === '-')) return 2;
  const spaced = gaps.every((gap) => gap.trim() === '') || bracketed;
  return spaced || (reading.skipped > 0 && even(groups)) ? 2 : 0;
}

/**
 * Cut after its area code, and then as the plan does or in equal parts; with a national prefix also
 * in pairs and threes. Threes alone are how amounts are cut.
 */
function isCutWell(
  cuts: ReadonlySet<number>,
  { national, skipped }: Reading,
  writing: Writing | undefined,
): boolean {
  const parts = writing?.pattern.exec(national)?.slice(1) ?? [];
  const area = parts[0]?.length ?? -1;
  if (!writing || !cuts.has(area)) return false;
  const rest = [...cuts].filter((cut) => cut >= area);
  const sizes = rest.slice(1).map((cut, at) => cut - (rest[at] ?? 0));
  const even = sizes.every((size) => size === sizes[0]) && (skipped > 0 || sizes[0] !== 3);
  const small = skipped > 0 && sizes.every((size) => size < 4);
  if (writing.open || even || small) return true;
  const own = new Set(parts.map((_, at) => parts.slice(0, at + 1).join('').length));
  return rest.every((cut) => own.has(cut));
}

/** `619.307.845`: as great amounts are cut, which are fewer than mobile numbers. */
function isDotted(groups: readonly Group[]): boolean {
  return groups.every(({ gap, digits }, at) => digits.length === 3 && (at === 0 || gap === '.'));
}

/** Numbers without an area, which firms cut as they like (`1-800-29-82-69`). */
function isFree({ type }: Reading): boolean {
  return type === 'TOLL_FREE' || type === 'SHARED_COST' || type === 'UAN';
}

/** Pairs alone, though the plan cuts otherwise, are a row of small numbers (`03 02 31 25 01`). */
function isPaired(groups: readonly Group[]): boolean {
  return groups.length > 3 && groups.every(({ digits }) => digits.length === 2);
}

/** Brazil's mobiles were given a 9 in front, which many write apart: `43 9 9618-1328`. */
function isNine(digits: string, at: number, { callingCode }: Reading): boolean {
  return callingCode === '55' && digits === '9' && at === 3;
}

/** Where the national number was cut, in digits from its start. */
function cutsOf(groups: readonly Group[], reading: Reading): Set<number> {
  const cuts = new Set<number>();
  let at = -reading.skipped;
  for (const { digits } of groups) {
    at += digits.length;
    if (!isNine(digits, at, reading)) cuts.add(at);
  }
  return cuts;
}

function northAmerican(cuts: ReadonlySet<number>, bracketed: boolean): Strength {
  if (!cuts.has(3) || [1, 2, 4, 5, 7, 8, 9].some((cut) => cuts.has(cut))) return 0;
  if (cuts.has(6)) return bracketed ? 4 : 3;
  return 2;
}

function even(groups: readonly Group[]): boolean {
  return groups
    .slice(1)
    .every(({ digits }) => digits.length < 4 && digits.length === groups[1]?.digits.length);
}
