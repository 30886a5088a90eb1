import { isApart, isLoose, isNext } from './gaps';
import type { Group } from './groups';
import type { Masks } from './masks';
import { allPieces, type Piece, type Reader, wholePiece } from './pieces';
import { planOf } from './plan';

/** The best way to cut a candidate's groups into numbers, in the order of the text. */
export function cutPieces(groups: readonly Group[], reader: Reader): Piece[] {
  const whole = wholePiece(groups, reader);
  if (whole) return [whole];
  if (groups.length < 2) return [];
  if (reader.masks.explain(0, groups.length - 1)) return [];
  const possible = allPieces(groups, reader);
  if (possible.every((pieces) => pieces.length === 0)) return [];
  const pieces = bestCut(groups, possible, reader.masks);
  return pieces.filter((_, at) => standsOut(groups, pieces, at, reader));
}

/** A cut from one group on: what it is worth and its numbers. */
interface Cut {
  worth: number;
  pieces: readonly Piece[];
}

const NOTHING: Cut = { worth: 0, pieces: [] };
const IMPOSSIBLE: Cut = { worth: Number.NEGATIVE_INFINITY, pieces: [] };

/** Dynamic programming from the end: every group is in a number or left over. */
function bestCut(
  groups: readonly Group[],
  from: readonly Piece[][],
  masks: Masks,
): readonly Piece[] {
  const afterNumber: Cut[] = new Array(groups.length + 1).fill(NOTHING);
  const afterRest: Cut[] = new Array(groups.length + 1).fill(NOTHING);
  for (let at = groups.length - 1; at >= 0; at--) {
    const number = bestNumber(groups, from[at] ?? [], afterNumber);
    const rest = bestRest(groups, at, afterRest, masks);
    afterRest[at] = number;
    afterNumber[at] = rest.worth > number.worth ? rest : number;
  }
  return afterNumber[0]?.pieces ?? [];
}

function bestNumber(groups: readonly Group[], pieces: readonly Piece[], next: readonly Cut[]): Cut {
  let best = IMPOSSIBLE;
  for (const piece of pieces) {
    const after = next[piece.last + 1];
    if (!after) continue;
    const worth = piece.strength + 1 - torn(groups, piece) + after.worth;
    // Of two that are worth the same the longer: `59 44 - 12/-13` is no `59 44`.
    if (worth >= best.worth) best = { worth, pieces: [piece, ...after.pieces] };
  }
  return best;
}

/** Numbers are torn by line breaks and wide gaps: better two than one. */
function torn(groups: readonly Group[], piece: Piece): number {
  const inner = groups.slice(piece.first + 1, piece.last + 1);
  return inner.some((group) => /\n| {2}/.test(group.gap)) ? 1 : 0;
}

/** Most groups of one rest, so that time stays linear. */
const LONGEST_REST = 40;

/** Groups that are no number, from `at` on. */
function bestRest(groups: readonly Group[], at: number, next: readonly Cut[], masks: Masks): Cut {
  let best = IMPOSSIBLE;
  let digits = 0;
  const end = Math.min(groups.length, at + LONGEST_REST);
  for (let last = at; last < end; last++) {
    digits += groups[last]?.digits.length ?? 0;
    const after = last + 1 === groups.length ? NOTHING : (next[last + 1] ?? IMPOSSIBLE);
    if (after === IMPOSSIBLE) continue;
    const ends = at === 0 && after.pieces.length === 0;
    const free = ends || masks.explain(at, last);
    const worth = after.worth - (free ? 0 : costOfRest(groups, at, last, digits));
    if (worth > best.worth) best = { worth, pieces: after.pieces };
  }
  return best;
}

/** What it costs to leave groups over: a time, a room or a postcode little, parts of ids much. */
const COST = { loose: 0.1, small: 1.5, part: 50 };

/** `/0124/0125` after a number, or `-37` after one that ends in 36. */
function areShortForms(groups: readonly Group[], at: number, last: number): boolean {
  const rest = groups.slice(at, last + 1);
  return rest.every(
    ({ gap, digits }, nth) =>
      (/^ ?\/ ?-?$/.test(gap) && digits.length < 5) || isNext(groups, at + nth),
  );
}

function costOfRest(groups: readonly Group[], at: number, last: number, digits: number): number {
  if (isLoose(groups, at) && isLoose(groups, last + 1)) return COST.loose;
  if (areShortForms(groups, at, last) && isApart(groups, last + 1)) return COST.loose;
  const summed = at > 0 && groups[at]?.gap.includes('+');
  const small = digits <= 5 && !summed && isApart(groups, at) && isApart(groups, last + 1);
  return small ? COST.small : COST.part;
}

/**
 * Whether a number stands out from digits beside it that are no number. Not so with some on both
 * sides, nor before some when its plan leaves its length open.
 */
function standsOut(
  groups: readonly Group[],
  pieces: readonly Piece[],
  at: number,
  { masks, vouched }: Reader,
): boolean {
  const piece = pieces[at];
  if (!piece || piece.strength > 3) return piece !== undefined;
  if (!vouched && isDivided(groups, piece)) return false;
  const from = (pieces[at - 1]?.last ?? -1) + 1;
  const to = (pieces[at + 1]?.first ?? groups.length) - 1;
  const before =
    from < piece.first && !isLoose(groups, piece.first) && !masks.explain(from, piece.first - 1);
  const next = piece.last + 1;
  const after =
    to >= next &&
    !isLoose(groups, next) &&
    !groups[next]?.gap.includes('/') &&
    !isNext(groups, next) &&
    !masks.explain(next, to);
  if (after && (before || isOpenEnded(piece))) return false;
  return !((before || after) && isOneOfRow(groups, piece, before ? from : next));
}

/**
 * Small groups in a row with more of them, all apart by the same sign: one of them is no number
 * (`02 06 19 11 23 34`, `51 824 753 556`), but for North American numbers, whose cut is their own.
 */
function isOneOfRow(groups: readonly Group[], piece: Piece, rest: number): boolean {
  const own = groups.slice(piece.first, piece.last + 1);
  const other = groups[rest];
  const gap = own[1]?.gap;
  if (own.length < 3 || (piece.reading.callingCode === '1' && gap?.trim() === '')) return false;
  const beside = rest < piece.first ? own[0]?.gap : other?.gap;
  const longest = rest < piece.first ? 3 : 9;
  return (
    beside === gap &&
    (other?.digits.length ?? 0) <= longest &&
    own.slice(1).every((g) => g.gap === gap)
  );
}

/** Bare digits over or less a number (`4155550130/2`, `4155550130 - 1`). */
function isDivided(groups: readonly Group[], { first, last, strength }: Piece): boolean {
  const next = groups[last + 1];
  return (
    first === last &&
    strength < 2 &&
    /^(?:\/| [-/] )$/.test(next?.gap ?? '') &&
    (next?.digits.length ?? 0) < 3
  );
}

function isOpenEnded({ reading }: Piece): boolean {
  const plan = reading.country && planOf(reading.country);
  return plan !== undefined && plan.lengths.length > 4;
}
