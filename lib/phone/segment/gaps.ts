import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { plansOfCallingCode } from '@/lib/phone/plan/numbering-plan';
import { parseInternational } from '@/lib/phone/plan/parse-number';

/** Returns whether one number may end and another start before this group. */
export function canSplitBefore(groups: readonly DigitGroup[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /[\s/+(~]/.test(gap);
}

/** Returns whether the texts on both sides of the gap before a group are unrelated. */
export function isUnrelated(groups: readonly DigitGroup[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /\n| {2}| [-/.] |^\.\s|^[ )]+\(/.test(gap);
}

/**
 * Returns whether a group is the ending of another number: of the next one (`4182736-37`,
 * `6969877-8`), or of the last of a range (`02-301-2347-9`). After fewer digits it is an extension.
 */
export function isNextNumber(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (groups[at]?.gap !== '-' || ending.length > 2) return false;
  if (before.length < 7) return isRangeEnd(groups, at);
  return Number(before.slice(-ending.length)) + 1 === Number(ending);
}

/** Least digits of a subscriber in one group, and how many of them the next of its block shares. */
const MIN_SUBSCRIBER = { digits: 7, shared: 3 };

/** Returns whether a group after a space is another subscriber of the same block: `010-62012345 62012346`. */
export function isNextSubscriber(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', next = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (at < 2 || groups[at]?.gap !== ' ' || before.length < MIN_SUBSCRIBER.digits) return false;
  const isSame = next.slice(0, MIN_SUBSCRIBER.shared) === before.slice(0, MIN_SUBSCRIBER.shared);
  return isSame && next.length === before.length;
}

/** Maximum numbers of a range whose last is written with more than two digits. */
const MAX_RANGE = 20;

/**
 * Returns whether a group may be the last of a range of numbers: `3726300-5`, `555 01 23-24`,
 * `2012345-2012346`. It is one only if the number before it is complete. Otherwise it is an extension.
 */
export function mayEndRange(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (at !== groups.length - 1 || groups[at]?.gap !== '-') return false;
  if (ending.length > 2) {
    const step = Number(ending) - Number(before);
    return ending.length === before.length && step > 0 && step < MAX_RANGE;
  }
  const isPair = before.length === ending.length && groups[at - 1]?.gap !== '-';
  const whole = before.length > 5 || isPair || endsGroups(groups, at);
  return whole && before.slice(-ending.length) < ending;
}

/** Returns whether one digit follows the last four of a number with `+`: `+92 (21) 2345 6788-9`. */
function endsGroups(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  const hasPlus = groups[0]?.gap.includes('+') === true;
  return hasPlus && at > 2 && before.length === 4 && ending.length === 1;
}

/** Returns whether one digit at the end, after three dashed groups, is higher than the digit before. */
function isRangeEnd(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (at !== 3 || groups.length !== 4 || ending.length > 1 || before.length !== 4) return false;
  const dashed = groups.slice(1).every(({ gap }) => gap === '-');
  return dashed && groups[0]?.digits[0] === '0' && before.slice(-1) < ending;
}

/**
 * A line break or a wide gap, as between columns, also with a bullet after it. A dash before it continues
 * after it.
 */
const COLUMN_GAP = /^[^-]*(?:\n| {2})(?:[^-]*| *- +)$/;

/**
 * Returns whether groups stand in several columns or lines. Only a `+`, an area code in brackets or a word
 * for phone (`mayWrap`) shows that they are one number.
 */
export function crossesColumns(
  groups: readonly DigitGroup[],
  first: number,
  last: number,
  mayWrap: boolean | undefined,
): boolean {
  if (groups[first]?.gap.includes('+')) return false;
  if (mayWrap) return followsFigure(groups.slice(first, last + 1));
  const inner = groups.slice(first + 1, last + 1);
  return inner.some(({ gap }) => COLUMN_GAP.test(gap) && !/[()]/.test(gap));
}

/** Returns whether a number would continue in the line after a figure: `7.1` or `4/16`, then `1412 1724`. */
function followsFigure([whole, part, next]: readonly DigitGroup[]): boolean {
  if (!next?.gap.includes('\n') || !/^[./]$/.test(part?.gap ?? '')) return false;
  return whole !== undefined && whole.digits.length < 3 && !whole.digits.startsWith('0');
}

/** Maximum groups of a number after its country code. */
const MAX_GROUPS_AFTER_CODE = 4;

/**
 * Returns whether a group is a country code in brackets, right before its number: `(853) 2821 2345`. Two digits may be
 * an area code or a line of a list, so they must make an international number with what follows: `(54) 341 401 2345`.
 */
export function isBracketedCode(groups: readonly DigitGroup[], at: number): boolean {
  const { gap = '', digits = '' } = groups[at] ?? {};
  if (!gap.endsWith('(') || groups[at + 1]?.gap.startsWith(')') !== true) return false;
  if (plansOfCallingCode(digits).length === 0) return false;
  return digits.length === 3 || (digits.length === 2 && startsInternational(groups, at));
}

/** Returns whether a group and some of those after it are an international number without its plus. */
function startsInternational(groups: readonly DigitGroup[], at: number): boolean {
  let digits = groups[at]?.digits ?? '';
  return groups.slice(at + 1, at + 1 + MAX_GROUPS_AFTER_CODE).some((group) => {
    digits += group.digits;
    return parseInternational(digits) !== undefined;
  });
}
