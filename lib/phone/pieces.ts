import { type Strength, strengthOf } from './form';
import { isApart, isNext } from './gaps';
import type { Group } from './groups';
import type { Masks } from './masks';
import { readPossible, readWritten } from './possible';
import { type Reading, readInternational, readNational } from './reading';
import type { CountryCode } from './types';

/** A number among the groups of a candidate: groups `first` to `last`, both included. */
export interface Piece {
  first: number;
  last: number;
  reading: Reading;
  strength: Strength;
}

/** How to read a candidate: where, whether a label says phone or an extension follows, its shapes. */
export interface Reader {
  country: CountryCode;
  vouched: boolean;
  extended: boolean;
  masks: Masks;
}

/** Most groups that one number is written in. */
const MOST_GROUPS = 8;

/**
 * The candidate as one number, when it is plainly that, as most are. Nothing else is cut as North
 * American numbers are (3-3-4), so that no other shape is looked for.
 */
export function wholePiece(groups: readonly Group[], reader: Reader): Piece | undefined {
  if (groups.length > MOST_GROUPS) return undefined;
  if (groups.at(-1)?.gap.includes('(') && ends(groups, 0, groups.length - 1)) return undefined;
  const piece = readPiece(groups, 0, groups.length - 1, reader);
  if (!piece || (piece.strength < 3 && groups.length > 1)) return undefined;
  const plain = groups.every((group, at) => at === 0 || isPlain(group.gap));
  const clear = piece.reading.callingCode === '1' && piece.strength > 2;
  return plain && (clear || !reader.masks.outweigh(piece)) ? piece : undefined;
}

/** At most two of the signs that numbers are cut with. */
function isPlain(gap: string): boolean {
  return gap.length < 2 ? '-. ()'.includes(gap) : /^[-. ()]{2}$/.test(gap);
}

/** Digits of the shortest number that is looked for, and of the longest one dialled from abroad. */
const LEAST_DIGITS = 5;
const MOST_DIGITS = 22;

/** Every number that may begin at each group. */
export function allPieces(groups: readonly Group[], reader: Reader): Piece[][] {
  return groups.map((_, first) => (isApart(groups, first) ? piecesAt(groups, first, reader) : []));
}

function piecesAt(groups: readonly Group[], first: number, reader: Reader): Piece[] {
  const found: Piece[] = [];
  let digits = 0;
  for (let last = first; last < groups.length && last < first + MOST_GROUPS; last++) {
    digits += groups[last]?.digits.length ?? 0;
    if (digits > MOST_DIGITS || (last > first && ends(groups, first, last))) break;
    if (digits < LEAST_DIGITS || digits < 1.5 * (last - first + 1)) continue;
    const parted = isApart(groups, last + 1) || isNext(groups, last + 1);
    if (!parted || isHopeless(groups, first, last, reader)) continue;
    const piece = readPiece(groups, first, last, reader);
    if (piece && !reader.masks.outweigh(piece)) found.push(piece);
  }
  return found;
}

/** Whether a shape outweighs whatever these groups could be read as; saves reading them. */
function isHopeless(
  groups: readonly Group[],
  first: number,
  last: number,
  { masks }: Reader,
): boolean {
  const head = groups[first];
  if (!head || /[+(]/.test(head.gap) || head.digits.startsWith('00')) return false;
  return masks.outweigh({ first, last, strength: 3 });
}

/** Digits before a slash that can still be an area code, or a country's code and one. */
const AREA = { national: 6, international: 8 };

/** Whether no number that began at `first` goes on over the gap before `last`. */
function ends(groups: readonly Group[], first: number, last: number): boolean {
  const gap = groups[last]?.gap ?? '';
  if (gap.includes('+') || /\n\s*\n|\/ ?-/.test(gap) || isNext(groups, last)) return true;
  const before = groups.slice(first, last).reduce((sum, group) => sum + group.digits.length, 0);
  if (gap.includes('(') && before > AREA.international) return true;
  if (!gap.includes('/')) return false;
  // A slash may stand after the area code, or between all groups.
  if (groups.slice(first + 1, last + 1).every((group) => group.gap.includes('/'))) return false;
  return before > (groups[first]?.gap.includes('+') ? AREA.international : AREA.national);
}

function readPiece(
  groups: readonly Group[],
  first: number,
  last: number,
  { country, vouched, extended }: Reader,
): Piece | undefined {
  const whole = first === 0 && last === groups.length - 1;
  const part = whole ? groups : groups.slice(first, last + 1);
  const digits = digitsOf(part);
  const reading = readDigits(part, digits, country) ?? readWithoutZero(part, country);
  if (reading) return { first, last, reading, strength: strengthOf(part, reading) };
  const guess = vouched ? (readPossible(part, country) ?? withoutPlus(digits)) : undefined;
  if (guess) return { first, last, reading: guess, strength: 0 };
  const written = readWritten(part, country, extended && last === groups.length - 1);
  return written && { first, last, reading: written, strength: 3 };
}

function readDigits(part: readonly Group[], digits: string, country: CountryCode) {
  return part[0]?.gap.includes('+') ? readInternational(digits) : readNational(digits, country);
}

/** Where a label says phone, a foreign number may lack its `+`. */
function withoutPlus(digits: string): Reading | undefined {
  return digits.length > 9 ? readInternational(digits) : undefined;
}

/** `+34 (0) 612 …`: a zero in brackets that this country does not have. */
function readWithoutZero(part: readonly Group[], country: CountryCode): Reading | undefined {
  const kept = part.filter(
    (group, at) => at === 0 || group.digits !== '0' || !group.gap.includes('('),
  );
  return kept.length < part.length ? readDigits(part, digitsOf(kept), country) : undefined;
}

function digitsOf(groups: readonly Group[]): string {
  let digits = '';
  for (const group of groups) digits += group.digits;
  return digits;
}
