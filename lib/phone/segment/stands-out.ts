import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { numberingPlanOf } from '@/lib/phone/plan/numbering-plan';
import { isInFigureColumn, isInFigureRow } from './figure-rows';
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
