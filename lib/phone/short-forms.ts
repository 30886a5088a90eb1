import type { Group } from './groups';
import type { Piece } from './pieces';
import { readInternational } from './reading';
import type { Verdict } from './types';

/** Digits that a short form has at most (`555-0123/0124`). */
const MOST = 4;

/**
 * Numbers written by their last digits only, after a slash: `212-555-0123/4`. `found` is the
 * verdict on the number before, `next` the group where another begins; offsets are within the same text.
 */
export function shortForms(
  text: string,
  groups: readonly Group[],
  piece: Piece,
  next: number,
  found: Verdict,
): Verdict[] {
  const list: Verdict[] = [];
  for (let at = piece.last + 1; at < next; at++) {
    const group = groups[at];
    const longest = Math.min(MOST, groups[piece.last]?.digits.length ?? 0);
    if (!group || !/^ ?\/ ?-?$/.test(group.gap) || group.digits.length > longest) break;
    const base = list.at(-1)?.e164 ?? found.e164;
    const reading = readInternational(base.slice(1, -group.digits.length) + group.digits);
    if (!reading || /^\s?[a-z]/i.test(text.slice(group.end))) break;
    const { ext: _, ...rest } = found;
    const spot = { start: group.start, end: group.end };
    list.push({
      ...rest,
      ...spot,
      e164: reading.e164,
      reason: 'a short form of the number before',
    });
  }
  return list;
}
