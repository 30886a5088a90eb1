import { CHECKS } from './checks';
import type { Shape } from './data/shape';
import { SHAPES } from './data/shapes';
import type { Group } from './groups';

/** Groups that together have the shape of something else. */
interface Mask {
  first: number;
  last: number;
  beats: number;
  firm: boolean;
}

/** The shapes among a candidate's groups, looked for when first asked. */
export interface Masks {
  /** Whether a shape outweighs a number of these groups, written with this strength. */
  outweigh: (piece: { first: number; last: number; strength: number }) => boolean;
  /** Whether shapes cover all of these groups and no other. */
  explain: (first: number, last: number) => boolean;
}

/** No shape outweighs more, so that none is looked for. */
const STRONGEST = Math.max(...SHAPES.map((shape) => shape.beats));

/** Shapes among `groups`; `vouched` when a label says phone, which beats all but the plainest. */
export function masksOf(groups: readonly Group[], vouched: boolean): Masks {
  let found: Mask[] | undefined;
  const masks = () => {
    found ??= findMasks(groups).filter((mask) => !vouched || mask.firm);
    return found;
  };
  return {
    outweigh: ({ first, last, strength }) =>
      strength <= STRONGEST &&
      masks().some((mask) => mask.beats >= strength && mask.first <= last && mask.last >= first),
    explain: (first, last) => {
      const inside = masks().filter((mask) => mask.first >= first && mask.last <= last);
      for (let at = first; at <= last; at++) {
        if (!inside.some((mask) => mask.first <= at && mask.last >= at)) return false;
      }
      return true;
    },
  };
}

/** Signs that shapes have between digits, a bit each; the last stands for none. */
const SIGNS = ['.', '-', ' ', '/'];
const NO_SIGN = 1 << SIGNS.length;

function signsIn(text: string): number {
  return SIGNS.reduce((bits, sign, at) => (text.includes(sign) ? bits | (1 << at) : bits), NO_SIGN);
}

/** Most candidates lack what most shapes need, so that these are never compiled. */
const LOOKS = SHAPES.map((shape) => ({
  shape,
  needs: shape.signs === undefined ? NO_SIGN : signsIn(shape.signs) & ~NO_SIGN,
}));

function findMasks(groups: readonly Group[]): Mask[] {
  const ends: number[] = [];
  let text = '';
  for (const { gap, digits } of groups) {
    text += (text === '' ? gap.replace(/[^+]/g, '') : gap) + digits;
    ends.push(text.length);
  }
  const masks: Mask[] = [];
  const signs = signsIn(text);
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  for (const { shape, needs } of LOOKS) {
    if (shape.least > digits || shape.groups > groups.length || !(needs & signs)) continue;
    shape.pattern.lastIndex = 0;
    for (let match = shape.pattern.exec(text); match; match = shape.pattern.exec(text)) {
      if (!shape.check || CHECKS[shape.check](match[0])) {
        masks.push(maskOf(shape, match.index, match[0].trimEnd().length, ends));
      }
    }
  }
  return masks;
}

function maskOf(shape: Shape, index: number, length: number, ends: readonly number[]): Mask {
  return {
    first: ends.findIndex((end) => end > index),
    last: ends.findIndex((end) => end >= index + length),
    beats: shape.beats,
    firm: shape.firm === true,
  };
}
