import type { CountryCode, PositionInRow } from '@/lib/phone/candidates/types';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';
import { formatStrengthOf } from '@/lib/phone/plan/format-strength';
import type { FormatStrength } from '@/lib/phone/plan/grouped-strength';
import type { ParsedNumber } from '@/lib/phone/plan/parse-number';
import { readUnassignedByForm } from '@/lib/phone/plan/unassigned';
import { canSplitBefore, crossesColumns, isNextNumber, mayEndRange } from './gaps';
import { readGroups, readLabelled } from './read-groups';
import type { ShapeMatches } from './shape-matches';

/** A possible number made of the groups `first` to `last` of a candidate, both inclusive. */
export interface Segment {
  first: number;
  last: number;
  parsed: ParsedNumber;
  strength: FormatStrength;
}

/** How to split a candidate into segments. */
export interface SegmentOptions {
  /** The country in which national numbers are read. */
  country: CountryCode;
  /** Set only if the record names the country: the number's position in its row. */
  positionInRow?: PositionInRow | undefined;
  /** A label says phone. */
  hasPhoneLabel: boolean;
  /**
   * A word near it says phone: then a number may continue after a line break or a wide gap, and a
   * dash and one or two digits may name the last of a range.
   */
  mayWrap?: boolean;
  /** An extension follows the candidate. */
  hasExtension: boolean;
  /** The shapes of other things in the candidate. */
  shapes: ShapeMatches;
}

/** Maximum groups in one number. */
const MAX_GROUPS = 8;

/**
 * Returns the candidate as a single number if it clearly is one. Most candidates are, which makes
 * this the fast path. Skips the shape check for North American numbers: nothing else is grouped
 * 3-3-4.
 */
export function wholeSegment(
  groups: readonly DigitGroup[],
  options: SegmentOptions,
): Segment | undefined {
  if (groups.length > MAX_GROUPS) return undefined;
  const last = groups.length - 1;
  if (last > 0 && groups[last]?.gap.includes('(') && mustEnd(groups, 0, last)) return undefined;
  const segment = readSegment(groups, 0, groups.length - 1, options);
  if (!segment || (segment.strength < 3 && groups.length > 1)) return undefined;
  if (crossesColumns(groups, 0, groups.length - 1, options.mayWrap)) return undefined;
  const simpleGaps = groups.every((group, at) => at === 0 || isPlain(group.gap));
  return simpleGaps && (isUnambiguous(segment) || !options.shapes.outweighs(segment))
    ? segment
    : undefined;
}

function isUnambiguous({ parsed, strength }: Segment): boolean {
  return parsed.callingCode === '1' && strength > 2;
}

/** Returns whether a gap has at most two of the usual separators. */
function isPlain(gap: string): boolean {
  return gap.length < 2 ? '-. ()'.includes(gap) : /^[-. ()]{2}$/.test(gap);
}

/** Minimum digits of a number, and maximum digits of one dialled from abroad. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 22;

/** Returns, for each group, all possible numbers that start there. */
export function allSegments(groups: readonly DigitGroup[], options: SegmentOptions): Segment[][] {
  return groups.map((_, first) =>
    canSplitBefore(groups, first) ? segmentsAt(groups, first, options) : [],
  );
}

function segmentsAt(
  groups: readonly DigitGroup[],
  first: number,
  options: SegmentOptions,
): Segment[] {
  const found: Segment[] = [];
  let digits = 0;
  for (let last = first; last < groups.length && last < first + MAX_GROUPS; last++) {
    digits += groups[last]?.digits.length ?? 0;
    if (digits > MAX_DIGITS || (last > first && mustEnd(groups, first, last))) break;
    if (crossesColumns(groups, first, last, options.mayWrap)) break;
    if (digits < MIN_DIGITS || digits < 1.5 * (last - first + 1)) continue;
    if (!canEndBefore(groups, last + 1, options)) continue;
    if (isOutweighed(groups, first, last, options)) continue;
    const segment = readSegment(groups, first, last, options);
    if (segment && !options.shapes.outweighs(segment)) found.push(segment);
  }
  return found;
}

/** Returns whether a number may end before a group, which then belongs to another or to a range. */
function canEndBefore(
  groups: readonly DigitGroup[],
  at: number,
  { mayWrap }: SegmentOptions,
): boolean {
  if (canSplitBefore(groups, at) || isNextNumber(groups, at)) return true;
  return mayWrap === true && mayEndRange(groups, at);
}

/** Returns whether a shape outweighs any number these groups could form. Saves parsing them. */
function isOutweighed(
  groups: readonly DigitGroup[],
  first: number,
  last: number,
  { shapes }: SegmentOptions,
): boolean {
  const firstGroup = groups[first];
  if (!firstGroup || /[+(]/.test(firstGroup.gap) || firstGroup.digits.startsWith('00'))
    return false;
  return shapes.outweighs({ first, last, strength: 3 });
}

/** Maximum digits before a slash: an area code, or a country code and an area code. */
const MAX_AREA_DIGITS = { national: 6, international: 8 };

/** Returns whether a number starting at `first` must end before the group `last`. */
function mustEnd(groups: readonly DigitGroup[], first: number, last: number): boolean {
  const gap = groups[last]?.gap ?? '';
  if (/[+A-Za-z~]|\n\s*\n|\/ ?[-.]/.test(gap) || isNextNumber(groups, last)) return true;
  const before = groups.slice(first, last).reduce((sum, group) => sum + group.digits.length, 0);
  if (gap.includes('(') && before > MAX_AREA_DIGITS.international) return true;
  if (!gap.includes('/')) return false;
  // A slash may follow the area code, or separate all groups.
  if (groups.slice(first + 1, last + 1).every((group) => group.gap.includes('/'))) return false;
  const { gap: opening = '', digits = '' } = groups[first] ?? {};
  if (digits.startsWith('00')) return before > MAX_AREA_DIGITS.international + 2;
  return (
    before > (opening.includes('+') ? MAX_AREA_DIGITS.international : MAX_AREA_DIGITS.national)
  );
}

function readSegment(
  groups: readonly DigitGroup[],
  first: number,
  last: number,
  { country, positionInRow, hasPhoneLabel, hasExtension }: SegmentOptions,
): Segment | undefined {
  const whole = first === 0 && last === groups.length - 1;
  const slice = whole ? groups : groups.slice(first, last + 1);
  const parsed = readGroups(slice, country);
  if (parsed) {
    const strength = formatStrengthOf(slice, parsed);
    const isData =
      strength < 2 && positionInRow !== undefined && isWrittenAsData(parsed, positionInRow);
    return { first, last, parsed, strength: isData ? 2 : strength };
  }
  if (isNumberAndRangeEnd(slice, country)) return undefined;
  const labelled = hasPhoneLabel ? readLabelled(slice, country) : undefined;
  if (labelled) return { first, last, parsed: labelled, strength: 0 };
  const written = readUnassignedByForm(slice, country, hasExtension && last === groups.length - 1);
  return written && { first, last, parsed: written, strength: 3 };
}

/** Returns whether groups that are no number would be one without the end of a range: `… 6788-9`. */
function isNumberAndRangeEnd(groups: readonly DigitGroup[], country: CountryCode): boolean {
  const last = groups.length - 1;
  if (last < 3 || !groups[0]?.gap.includes('+') || !mayEndRange(groups, last)) return false;
  return readGroups(groups.slice(0, last), country) !== undefined;
}

/**
 * Minimum digits of a national number in data; of a mobile number, which fewer ids look like, or of one
 * beside a mail address.
 */
const MIN_DATA_DIGITS = 9;
const MIN_CONTACT_DIGITS = 8;

/**
 * Returns whether digits beside their country's name are written as data is exported: with the country
 * code, but without `+` (`Ireland,353871234567`), or in a cell, without the national prefix.
 */
function isWrittenAsData(
  { from, national, callingCode, prefixDigits, type }: ParsedNumber,
  positionInRow: PositionInRow,
): boolean {
  if (from === 'code') return national.length + callingCode.length > MIN_DATA_DIGITS;
  const isContact = type === 'MOBILE' || positionInRow === 'contact';
  const minimum = isContact ? MIN_CONTACT_DIGITS : MIN_DATA_DIGITS;
  return positionInRow !== 'near' && prefixDigits === 0 && national.length >= minimum;
}
