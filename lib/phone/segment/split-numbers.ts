import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import {
  canSplitBefore,
  isBracketedCode,
  isNextNumber,
  isNextSubscriber,
  isUnrelated,
  mayEndRange,
} from './gaps';
import { allSegments, type Segment, type SegmentOptions, wholeSegment } from './segments';
import { standsOut } from './stands-out';

/** Returns the best split of a candidate's groups into numbers, in text order. */
export function splitIntoNumbers(
  groups: readonly DigitGroup[],
  options: SegmentOptions,
): Segment[] {
  const whole = wholeSegment(groups, options);
  if (whole) return [whole];
  if (groups.length < 2) return [];
  const candidates = allSegments(groups, options);
  if (candidates.every((segments) => segments.length === 0)) return [];
  const segments = bestSplit(groups, candidates, options);
  return segments.filter((_, at) => standsOut(groups, segments, at, options));
}

/** A split of the groups from one position on: its score and its numbers. */
interface Split {
  score: number;
  segments: readonly Segment[];
}

const NOTHING: Split = { score: 0, segments: [] };
const IMPOSSIBLE: Split = { score: Number.NEGATIVE_INFINITY, segments: [] };

/**
 * Finds the best split by dynamic programming from the end. Every group is in a number or left
 * over.
 */
function bestSplit(
  groups: readonly DigitGroup[],
  from: readonly Segment[][],
  options: SegmentOptions,
): readonly Segment[] {
  const afterNumber: Split[] = new Array(groups.length + 1).fill(NOTHING);
  const afterLeftover: Split[] = new Array(groups.length + 1).fill(NOTHING);
  for (let at = groups.length - 1; at >= 0; at--) {
    const number = bestNumber(groups, from[at] ?? [], afterNumber);
    const leftover = bestLeftover(groups, at, afterLeftover, options);
    const best = leftover.score > number.score ? leftover : number;
    // A separate line is left over by itself, whatever is left over before it.
    afterLeftover[at] = isUnrelated(groups, at) ? best : number;
    afterNumber[at] = best;
  }
  return afterNumber[0]?.segments ?? [];
}

function bestNumber(
  groups: readonly DigitGroup[],
  segments: readonly Segment[],
  next: readonly Split[],
): Split {
  let best = IMPOSSIBLE;
  for (const segment of segments) {
    const after = next[segment.last + 1];
    if (!after || areEndings(groups, segment)) continue;
    const penalty = breakPenalty(groups, segment) + restPenalty(groups, segment, after);
    const score = segment.strength + 1 - penalty + after.score;
    // Prefer the longer of two equal splits: `59 44 - 12/-13` is not `59 44`.
    if (score >= best.score) best = { score, segments: [segment, ...after.segments] };
  }
  return best;
}

/** Returns whether slashes set off endings of the number before them: `03-8943 7888/7238/7221`. */
function areEndings(groups: readonly DigitGroup[], { first, last }: Segment): boolean {
  const size = groups[first - 1]?.digits.length;
  const own = groups.slice(first, last + 1);
  return own.length > 1 && own.every(({ gap, digits }) => gap === '/' && digits.length === size);
}

/**
 * Returns the penalty for a number across a line break or wide gap: two numbers are more likely.
 */
function breakPenalty(groups: readonly DigitGroup[], segment: Segment): number {
  const inner = groups.slice(segment.first + 1, segment.last + 1);
  return inner.some((group) => /\n| {2}/.test(group.gap)) ? 1 : 0;
}

/**
 * Returns the penalty for digits after a single space that are hardly written as a number. They are more
 * likely the rest of the number before: `+49 (0) 30 – 231 251 2 34`.
 */
function restPenalty(
  groups: readonly DigitGroup[],
  { last, parsed }: Segment,
  { segments: [next] }: Split,
): number {
  const isRest = next?.first === last + 1 && next.strength === 0 && groups[next.first]?.gap === ' ';
  return isRest && parsed.from === 'plus' ? 1 : 0;
}

/** Maximum groups left over in one run. Keeps the time linear. */
const MAX_LEFTOVER_GROUPS = 40;

/** Returns the best split that leaves over the groups starting at `at`. */
function bestLeftover(
  groups: readonly DigitGroup[],
  at: number,
  next: readonly Split[],
  { shapes, hasPhoneLabel }: SegmentOptions,
): Split {
  let best = IMPOSSIBLE;
  let digits = 0;
  const end = Math.min(groups.length, at + MAX_LEFTOVER_GROUPS);
  for (let last = at; last < end; last++) {
    digits += groups[last]?.digits.length ?? 0;
    const after = last + 1 === groups.length ? NOTHING : (next[last + 1] ?? IMPOSSIBLE);
    if (after === IMPOSSIBLE) continue;
    const ends = at === 0 && after.segments.length === 0;
    const isListed = hasPhoneLabel && isSlashItem(groups, at, last);
    const costless = ends || isListed || shapes.covers(at, last);
    const score = after.score - (costless ? 0 : leftoverCost(groups, at, last, digits));
    if (score > best.score) best = { score, segments: after.segments };
  }
  return best;
}

/**
 * Returns whether a group is an item of a list with slashes. After a word for phone, an item may lack a
 * digit: `9123456712/912345671`.
 */
function isSlashItem(groups: readonly DigitGroup[], at: number, last: number): boolean {
  const gap = (at === 0 ? undefined : groups[at]?.gap) ?? '';
  const next = groups[last + 1]?.gap ?? '';
  const isLong = (groups[at]?.digits.length ?? 0) > 5;
  return at === last && isLong && [gap, next].some((one) => /^ ?\/{1,2} ?$/.test(one));
}

/**
 * Penalties for leaving groups over: small for a time, room or postcode, large for parts of ids.
 */
const LEFTOVER_COST = { loose: 0.1, small: 1.5, part: 50 };

/**
 * Returns whether the groups are short forms: `/0124/0125` after a number, or `-37` after one ending
 * in 36.
 */
function areShortForms(groups: readonly DigitGroup[], at: number, last: number): boolean {
  const leftover = groups.slice(at, last + 1);
  if (isLastGroupsAgain(groups, leftover, at)) return true;
  return leftover.every(({ gap, digits }, nth) => {
    const short = digits.length < 5 || digits.length === groups[at + nth - 1]?.digits.length;
    return (
      (/^ ?(?:\/ ?[-.]?|~ ?)$/.test(gap) && short) ||
      isNextNumber(groups, at + nth) ||
      isNextSubscriber(groups, at + nth) ||
      mayEndRange(groups, at + nth)
    );
  });
}

/**
 * Returns whether groups after each slash have the sizes of those before the first: `2792 1234/2792 5678`,
 * `(0212) 201-2345/202-3456/203-4567`.
 */
function isLastGroupsAgain(
  groups: readonly DigitGroup[],
  leftover: readonly DigitGroup[],
  at: number,
): boolean {
  const second = leftover.findIndex(({ gap }, nth) => nth > 0 && gap === '/');
  const size = second < 0 ? leftover.length : second;
  if (size < 2 || size >= at || leftover.length % size !== 0) return false;
  return leftover.every(({ gap, digits }, nth) => {
    const isAlike = digits.length === groups[at - size + (nth % size)]?.digits.length;
    return isAlike && (gap === '/') === (nth % size === 0);
  });
}

function leftoverCost(
  groups: readonly DigitGroup[],
  at: number,
  last: number,
  digits: number,
): number {
  if (isUnrelated(groups, at) && isUnrelated(groups, last + 1)) return LEFTOVER_COST.loose;
  if (areShortForms(groups, at, last) && canSplitBefore(groups, last + 1))
    return LEFTOVER_COST.loose;
  if (isBracketedCode(groups, at)) return LEFTOVER_COST.part;
  const prefixedByPlus = groups[at]?.gap.includes('+');
  const small =
    digits <= 5 &&
    !prefixedByPlus &&
    canSplitBefore(groups, at) &&
    canSplitBefore(groups, last + 1);
  return small ? LEFTOVER_COST.small : LEFTOVER_COST.part;
}
