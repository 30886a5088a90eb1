import type { DigitGroup } from '@/lib/phone/plan/digit-groups';

/** Tells whether one number may end and another start before this group. */
export function canSplitBefore(groups: readonly DigitGroup[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /[\s/+(]/.test(gap);
}

/** Tells whether the texts on both sides of the gap before a group are unrelated. */
export function isUnrelated(groups: readonly DigitGroup[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /\n| {2}| [-/.] |^\.\s|^[ )]+\(/.test(gap);
}

/**
 * Tells whether a group is the ending of the next number, one higher: `4182736-37`, `6969877-8`.
 * After fewer digits it is an extension.
 */
export function isNextNumber(groups: readonly DigitGroup[], at: number): boolean {
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (groups[at]?.gap !== '-' || ending.length > 2 || before.length < 7) return false;
  return Number(before.slice(-ending.length)) + 1 === Number(ending);
}
