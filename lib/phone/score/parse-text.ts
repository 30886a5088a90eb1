import type { CandidateText } from '@/lib/phone/candidates/types';
import { type DigitGroup, digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import { splitExtension } from '@/lib/phone/segment/extension';
import type { ParsedText } from './build-verdicts';

/** Splits a candidate into groups of digits. `international` means that its `+` is not written. */
export function parseText(
  { raw, before, after }: CandidateText,
  international: boolean,
): ParsedText {
  const split = splitExtension(raw, after);
  const groups = withoutClock(digitGroupsOf(split.body), before, after);
  const [first, ...others] = groups;
  if (first && (international || hasPlusBehind(groups, before, after))) {
    return { raw, ...split, groups: [{ ...first, gap: '+' }, ...others] };
  }
  return { raw, ...split, groups };
}

/** A `+` that ends a number. In `64 72.1-3+deb12` it goes on with a version. */
const PLUS_BEHIND = /^\s?[+＋](?![\s(]?\d|[A-Za-z])/;
/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/**
 * Tells whether the `+` is behind the digits, as right-to-left text often has it: `972 3 123 4567+`.
 * In other text the country code must be a separate group, and the `+` right behind the digits.
 */
function hasPlusBehind(groups: readonly DigitGroup[], before: string, after: string): boolean {
  if (!PLUS_BEHIND.test(after)) return false;
  const found = parseInternational(groups.map(({ digits }) => digits).join(''));
  if (!found) return false;
  const apart = groups.length > 2 && groups[0]?.digits === found.callingCode;
  return (apart && !after.startsWith(' ')) || RIGHT_TO_LEFT.test(before + after);
}

/** The seconds of a clock, which a comma separates from their fraction. */
const SECONDS_BEFORE = /\d:\d\d,$/;

/** Minutes and seconds without a space before the hours: `20260211-15:10:29:606`. */
const STAMP_AFTER = /^:\d{1,2}:\d/;

/** Drops the minutes of a time before a number, and the hours of a time after it. */
function withoutClock(groups: DigitGroup[], before: string, after: string): DigitGroup[] {
  const from = groups[0]?.digits.length === 2 && /\d:$/.test(before) ? 1 : 0;
  const hasFraction = from > 0 ? groups[1]?.gap === '.' : SECONDS_BEFORE.test(before);
  const hours = groups.length > 1 && isHours(groups.at(-1)) && /^:\d\d(?!\d)/.test(after);
  if (hasFraction || (!hours && STAMP_AFTER.test(after))) return afterTimeStamp(groups);
  return from > 0 || hours ? groups.slice(from, hours ? -1 : undefined) : groups;
}

/**
 * Returns the groups after a time stamp with fractions of a second. Columns of ids follow it in
 * logs, so only a `+`, a bracket or the next line starts a number.
 */
function afterTimeStamp(groups: DigitGroup[]): DigitGroup[] {
  const start = groups.findIndex(({ gap }) => /[+(\n]/.test(gap));
  return start < 0 ? [] : groups.slice(start);
}

function isHours(group: DigitGroup | undefined): boolean {
  return group !== undefined && group.digits.length < 3 && /^\s/.test(group.gap);
}
