import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';
import { isNextNumber, isNextSubscriber, isUnrelated, mayEndRange } from './gaps';
import type { Segment, SegmentOptions } from './segments';

/**
 * Returns whether a number stands out from digits beside it that are not a number. It does not if
 * such digits are on both sides, or if they follow it and its plan has many lengths.
 */
export function standsOut(
  groups: readonly DigitGroup[],
  segments: readonly Segment[],
  at: number,
  { shapes, hasPhoneLabel }: SegmentOptions,
): boolean {
  const segment = segments[at];
  if (!segment || segment.strength > 3) return segment !== undefined;
  if (!hasPhoneLabel && isFigure(groups, segments, segment)) return false;
  const from = (segments[at - 1]?.last ?? -1) + 1;
  const to = (segments[at + 1]?.first ?? groups.length) - 1;
  const before =
    from < segment.first &&
    !isUnrelated(groups, segment.first) &&
    !shapes.covers(from, segment.first - 1);
  const next = segment.last + 1;
  const after =
    to >= next &&
    !isUnrelated(groups, next) &&
    !/[/~]/.test(groups[next]?.gap ?? '') &&
    !isNextNumber(groups, next) &&
    !isNextSubscriber(groups, next) &&
    !mayEndRange(groups, next) &&
    !shapes.covers(next, to);
  if (after && (before || isOpenEnded(segment))) return false;
  return !((before || after) && isPartOfRow(groups, segment, before ? from : next));
}

/** Returns whether digits are more likely a figure among others than a number. */
function isFigure(
  groups: readonly DigitGroup[],
  segments: readonly Segment[],
  segment: Segment,
): boolean {
  if (isArithmetic(groups, segment) || isInFigureRow(groups, segments, segment)) return true;
  return isInFigureColumn(groups, segment);
}

/**
 * Returns whether a number of small groups belongs to a longer row with the same separator, which
 * makes it part of something else (`02 06 19 11 23 34`, `51 824 753 556`). North American numbers
 * are exempt: their grouping is distinctive.
 */
function isPartOfRow(groups: readonly DigitGroup[], segment: Segment, leftover: number): boolean {
  const own = groups.slice(segment.first, segment.last + 1);
  const other = groups[leftover];
  const gap = own[1]?.gap;
  if (own.length < 3 || (segment.parsed.callingCode === '1' && gap?.trim() === '')) return false;
  const beside = leftover < segment.first ? own[0]?.gap : other?.gap;
  const longest = leftover < segment.first ? 3 : 9;
  return (
    beside === gap &&
    (other?.digits.length ?? 0) <= longest &&
    own.slice(1).every((g) => g.gap === gap)
  );
}

/**
 * Returns whether bare digits are divided by or reduced by a small number (`4155550130/2`,
 * `4155550130 - 1`).
 */
function isArithmetic(groups: readonly DigitGroup[], { first, last, strength }: Segment): boolean {
  const next = groups[last + 1];
  return (
    first === last &&
    strength < 2 &&
    /^(?:\/| [-/] )$/.test(next?.gap ?? '') &&
    (next?.digits.length ?? 0) < 3
  );
}

function isOpenEnded({ parsed }: Segment): boolean {
  const plan = parsed.country && numberingPlanOf(parsed.country);
  return plan !== undefined && plan.lengths.length > 4;
}

/** Minimum groups of a row of figures, as in text that was copied from a table. */
const MIN_ROW_GROUPS = 6;
/** Minimum groups of a row that are in no number. North American numbers are grouped like little else. */
const MIN_LEFTOVER = { usual: 1, northAmerican: 3 };

/**
 * Returns whether a number is more likely part of a row of figures: `81940 1437 402477 6853 1692 24`. One space
 * separates all groups, and some of them belong to no number.
 */
function isInFigureRow(
  groups: readonly DigitGroup[],
  segments: readonly Segment[],
  { first, last, parsed }: Segment,
): boolean {
  if (groups.slice(first + 1, last + 1).some(({ gap }) => gap !== ' ')) return false;
  let from = first;
  while (from > 0 && groups[from]?.gap === ' ') from--;
  let to = last;
  while (groups[to + 1]?.gap === ' ') to++;
  if (to - from + 1 < MIN_ROW_GROUPS || groups[from]?.digits.startsWith('0')) return false;
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
const MIN_COLUMN_LINES = 2;

/**
 * Returns whether bare digits are one line of a column of figures or ids: `073012451⏎000908345345⏎60000437783`.
 * Numbers in a column have about the same length.
 */
function isInFigureColumn(groups: readonly DigitGroup[], { first, last }: Segment): boolean {
  if (first !== last || !isLine(groups, first)) return false;
  const length = groups[first]?.digits.length ?? 0;
  const others = NEAR_LINES.filter((step) => {
    const digits = isLine(groups, first + step) ? groups[first + step]?.digits.length : undefined;
    return digits !== undefined && Math.abs(digits - length) > 1;
  });
  return others.length >= MIN_COLUMN_LINES;
}

/** Returns whether a group is a whole line. The first and last groups have no more digits beside them. */
function isLine(groups: readonly DigitGroup[], at: number): boolean {
  if (at < 0 || at >= groups.length) return false;
  const isStart = at === 0 || groups[at]?.gap === '\n';
  return isStart && (at === groups.length - 1 || groups[at + 1]?.gap === '\n');
}
