import { EXTENSION_WORDS } from '@/lib/phone/candidates/extension-words';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { asciiDigits, type DigitGroup, digitGroupsOf } from '@/lib/phone/plan/digit-groups';
import { parseInternational } from '@/lib/phone/plan/parse-number';
import type { ParsedText } from './build-verdicts';

/** Splits a candidate into groups of digits. `international` means that its `+` is not written. */
export function parseText(
  { raw, before, after }: CandidateText,
  international: boolean,
): ParsedText {
  const all = splitExtension(raw, after);
  const split = isInCallLog(before, after) ? { body: all.body } : all;
  const groups = withoutClock(digitGroupsOf(split.body), before, after);
  const [first, ...others] = groups;
  if (first && (international || hasPlusAfter(groups, before, after))) {
    return { raw, ...split, groups: [{ ...first, gap: '+' }, ...others] };
  }
  return { raw, ...split, groups };
}

/**
 * A day and a clock at the start of a line, as in a log, or in a later cell of the same row. Hours of an
 * office have no day and no seconds.
 */
const STAMP_BEFORE = /(?:^|\n)\s*\d{1,4}[-./]\d{1,2}[-./]\d{1,4}[T, ]\s?\d{1,2}:\d\d[^\n]*$/;
const STAMP_IN_ROW =
  /^\s?[|;\t][^\n]*(?:\d[-./]\d{1,2}[-./]?(?:\d{2,4})?[T ]\d{1,2}:\d\d|\d\d:\d\d:\d\d)/;

/**
 * Returns whether a candidate is in a log of calls. An extension there is the one that took the call, not
 * part of the number: `03023125441 | Nst 12 | 02.04. 10:15`.
 */
function isInCallLog(before: string, after: string): boolean {
  return STAMP_BEFORE.test(before) || STAMP_IN_ROW.test(after);
}

/** A `+` that ends a number. In `64 72.1-3+deb12` it continues with a version. */
const PLUS_AFTER = /^\s?[+＋](?![\s(]?\d|[A-Za-z])/;
/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/**
 * Returns whether the `+` is after the digits, as right-to-left text often has it: `972 3 123 4567+`.
 * In other text the country code must be a separate group, and the `+` right after the digits.
 */
function hasPlusAfter(groups: readonly DigitGroup[], before: string, after: string): boolean {
  if (!PLUS_AFTER.test(after)) return false;
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
  const from = isMinutes(groups[0]) && /\d:$/.test(before) ? 1 : 0;
  const hasFraction = from > 0 ? groups[1]?.gap === '.' : SECONDS_BEFORE.test(before);
  const hours = groups.length > 1 && isHours(groups.at(-1)) && /^:\d\d(?!\d)/.test(after);
  if (hasFraction || (!hours && STAMP_AFTER.test(after))) return afterTimeStamp(groups);
  return from > 0 || hours ? groups.slice(from, hours ? -1 : undefined) : groups;
}

function isMinutes(group: DigitGroup | undefined): boolean {
  return group?.digits.length === 2 && !group.gap.includes('+');
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

/** An extension at the end: a word or sign and digits, or pauses as in a dial string. */
const endingOf = lazyPattern(
  `[\\s,;:.(（/|·•،、,\\u00a0–—-]{0,4}(?:;ext=|(?:${EXTENSION_WORDS})[\\s.:：=#\\u00a0-]{0,4}|#\\s?|(?<=\\+[\\d\\s-]{8,20}),)([\\p{Nd}]{1,7})[)）#]?$|(?<=\\d)[\\s,]*,,+\\s?([\\p{Nd}]{1,12})#?$`,
  'iu',
);
const nonDigits = lazyPattern(String.raw`[^\p{Nd}]`, 'gu');

/** The rest of a decimal: in `,,103.92` the digits are a separate column, not an extension. */
const DECIMALS = /^[.,]\d/;

/**
 * Splits off the extension. `body` is the text before it, `after` the text that follows.
 */
export function splitExtension(raw: string, after = ''): { body: string; ext?: string } {
  if (!/[^\d\s+().-]/.test(raw)) return { body: raw };
  const match = endingOf(raw).exec(raw);
  const digits = match?.[1] ?? match?.[2];
  if (!match || !digits) return { body: raw };
  // A zero calls the operator: `(212) 555-0101, x0 operator`.
  if (digits === '0' && after !== '') return { body: raw.slice(0, match.index) };
  const body = raw.slice(0, match.index);
  if (match[2] && DECIMALS.test(after)) return { body };
  return body.replace(nonDigits(body), '').length < 4
    ? { body: raw }
    : { body, ext: asciiDigits(digits) };
}
