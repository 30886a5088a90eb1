import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import type { Segment } from './segments';

/** Minimum groups of a row of figures, as in text that was copied from a table. */
const MIN_GROUPS = 6;
/** Minimum groups of a row that are in no number. North American numbers are grouped like little else. */
const MIN_LEFTOVER = { usual: 1, northAmerican: 3 };

/**
 * Returns whether a number is more likely part of a row of figures: `81940 1437 402477 6853 1692 24`. One space
 * separates all groups, and some of them belong to no number.
 */
export function isInFigureRow(
  groups: readonly DigitGroup[],
  segments: readonly Segment[],
  { first, last, parsed }: Segment,
): boolean {
  if (groups.slice(first + 1, last + 1).some(({ gap }) => gap !== ' ')) return false;
  let from = first;
  while (from > 0 && groups[from]?.gap === ' ') from--;
  let to = last;
  while (groups[to + 1]?.gap === ' ') to++;
  if (to - from + 1 < MIN_GROUPS || groups[from]?.digits.startsWith('0')) return false;
  const inNumbers = segments.reduce(
    (sum, one) => (one.first >= from && one.last <= to ? sum + one.last - one.first + 1 : sum),
    0,
  );
  const isNorthAmerican = parsed.callingCode === '1';
  const least = isNorthAmerican ? MIN_LEFTOVER.northAmerican : MIN_LEFTOVER.usual;
  return to - from + 1 - inNumbers >= least;
}

/** Lines looked at above and below, and how many of them must be figures of another length. */
const NEAR_LINES = [-2, -1, 1, 2];
const MIN_LINES = 2;

/**
 * Returns whether bare digits are one line of a column of figures or ids: `073012451⏎000908345345⏎60000437783`.
 * Numbers in a column have about the same length.
 */
export function isInFigureColumn(groups: readonly DigitGroup[], { first, last }: Segment): boolean {
  if (first !== last || !isLine(groups, first)) return false;
  const length = groups[first]?.digits.length ?? 0;
  const others = NEAR_LINES.filter((step) => {
    const digits = isLine(groups, first + step) ? groups[first + step]?.digits.length : undefined;
    return digits !== undefined && Math.abs(digits - length) > 1;
  });
  return others.length >= MIN_LINES;
}

/** Returns whether a group is a whole line. The first and last groups have no more digits beside them. */
function isLine(groups: readonly DigitGroup[], at: number): boolean {
  if (at < 0 || at >= groups.length) return false;
  const isStart = at === 0 || groups[at]?.gap === '\n';
  return isStart && (at === groups.length - 1 || groups[at + 1]?.gap === '\n');
}
