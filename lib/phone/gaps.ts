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
