import type { Group } from './groups';

/** Whether one number may end and another begin before this group. */
export function isApart(groups: readonly Group[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /[\s/+(]/.test(gap);
}

/** Whether what stands on the two sides of the gap before a group has nothing to do with each other. */
export function isLoose(groups: readonly Group[], at: number): boolean {
  const gap = groups[at]?.gap;
  return gap === undefined || at === 0 || /\n| {2}| [-/.] |^\.\s|^[ )]+\(/.test(gap);
}

/** `4182736-37`: the end of the next number, one higher. After fewer digits it is an extension. */
export function isNext(groups: readonly Group[], at: number): boolean {
  if (groups[at]?.gap !== '-' || groups[at]?.digits.length !== 2) return false;
  const [before = '', ending = ''] = [groups[at - 1]?.digits, groups[at]?.digits];
  if (before.length < 7) return false;
  return Number(before.slice(-2)) + 1 === Number(ending);
}
