import type { Shape } from '@/lib/phone/data/shape';
import { SHAPES } from '@/lib/phone/data/shapes';
import type { DigitGroup } from '@/lib/phone/plan/digit-groups';

/** Groups of a candidate that together have the shape of something else, such as a date. */
interface ShapeMatch {
  first: number;
  last: number;
  beats: number;
  firm: boolean;
  unlessNamed: boolean;
}

/** The shapes among a candidate's groups. They are searched on first use. */
export interface ShapeMatches {
  /** Returns whether a shape outweighs a number of these groups with this strength. */
  outweighs: (segment: { first: number; last: number; strength: number }) => boolean;
  /** Returns whether shapes inside this range cover all of its groups. */
  covers: (first: number, last: number) => boolean;
}

/** Strongest shape. Stronger numbers need no search. */
const STRONGEST = Math.max(...SHAPES.map((shape) => shape.beats));

/**
 * Finds the shapes among `groups`. `hasPhoneLabel` means that a label says phone, which outweighs all but
 * firm shapes. `isNamed` tells whether a name is beside the candidate, which outweighs made-up digits.
 */
export function matchShapes(
  groups: readonly DigitGroup[],
  hasPhoneLabel: boolean,
  isNamed: () => boolean = () => false,
): ShapeMatches {
  let found: ShapeMatch[] | undefined;
  const matches = () => {
    found ??= findMatches(groups).filter(
      ({ firm, unlessNamed }) => (!hasPhoneLabel || firm) && !(unlessNamed && isNamed()),
    );
    return found;
  };
  return {
    outweighs: ({ first, last, strength }) =>
      strength <= STRONGEST &&
      matches().some((one) => one.beats >= strength && one.first <= last && one.last >= first),
    covers: (first, last) => {
      const inside = matches().filter((one) => one.first >= first && one.last <= last);
      for (let at = first; at <= last; at++) {
        if (!inside.some((one) => one.first <= at && one.last >= at)) return false;
      }
      return true;
    },
  };
}

/** Separators in shapes, one bit each. The last bit means none. */
const SIGNS = ['.', '-', ' ', '/'];
const NO_SIGN = 1 << SIGNS.length;

function signsIn(text: string): number {
  return SIGNS.reduce((bits, sign, at) => (text.includes(sign) ? bits | (1 << at) : bits), NO_SIGN);
}

/**
 * Shapes with the separators they need. Most candidates lack these, which avoids compiling the
 * patterns.
 */
const SHAPE_NEEDS = SHAPES.map((shape) => ({
  shape,
  needs: shape.signs === undefined ? NO_SIGN : signsIn(shape.signs) & ~NO_SIGN,
}));

function findMatches(groups: readonly DigitGroup[]): ShapeMatch[] {
  const ends: number[] = [];
  let text = '';
  for (const { gap, digits } of groups) {
    text += (text === '' ? gap.replace(/[^+]/g, '') : gap) + digits;
    ends.push(text.length);
  }
  const matches: ShapeMatch[] = [];
  const signs = signsIn(text);
  const digits = groups.reduce((sum, group) => sum + group.digits.length, 0);
  for (const { shape, needs } of SHAPE_NEEDS) {
    if (shape.minDigits > digits || shape.minGroups > groups.length || !(needs & signs)) continue;
    shape.pattern.lastIndex = 0;
    for (let match = shape.pattern.exec(text); match; match = shape.pattern.exec(text)) {
      if (!shape.check || CHECK_DIGITS[shape.check](match[0])) {
        matches.push(shapeMatchOf(shape, match.index, match[0].trimEnd().length, ends));
      }
    }
  }
  return matches;
}

function shapeMatchOf(
  shape: Shape,
  index: number,
  length: number,
  ends: readonly number[],
): ShapeMatch {
  return {
    first: ends.findIndex((end) => end > index),
    last: ends.findIndex((end) => end >= index + length),
    beats: shape.beats,
    firm: shape.firm === true,
    unlessNamed: shape.unlessNamed === true,
  };
}

/** Checks that tell whether digits are a card number, an ISBN, a series or an IP address. */
export const CHECK_DIGITS = {
  /** Cards (ISO/IEC 7812-1 annex B). */
  luhn: (text: string): boolean => {
    const digits = text.replace(/\D/g, '');
    let sum = 0;
    for (let at = 0; at < digits.length; at++) {
      const digit = Number(digits.at(-1 - at));
      const weighted = at % 2 === 1 ? digit * 2 : digit;
      sum += weighted > 9 ? weighted - 9 : weighted;
    }
    return sum % 10 === 0;
  },
  /** ISBN-13 (ISO 2108). */
  isbn: (text: string): boolean => {
    const digits = [...text.replace(/\D/g, '')].map(Number);
    return digits.reduce((sum, digit, at) => sum + digit * (at % 2 ? 3 : 1), 0) % 10 === 0;
  },
  /** An arithmetic series, as in paging and tables (`10 20 30 40 50`). */
  steps: (text: string): boolean => {
    const numbers = text.split(/\D+/).map(Number);
    const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
    return (
      step !== 0 && numbers.slice(1).every((number, at) => number - (numbers[at] ?? 0) === step)
    );
  },
  /** A list of models in order (`500/600/1200`, `7500/5520/5500`): of one length, or ending in zero. */
  sorted: (text: string): boolean => {
    const parts = text.split('/');
    const isIn = (order: 1 | -1) =>
      parts.every((part, at) => at === 0 || order * (Number(part) - Number(parts[at - 1])) > 0);
    const sameLength = parts.every((part) => part.length === parts[0]?.length);
    return (isIn(1) || isIn(-1)) && (sameLength || parts.every((part) => part.endsWith('0')));
  },
  /**
   * An IPv4 address: parts have no leading zero. Two-digit parts only are more likely a phone
   * number.
   */
  bytes: (text: string): boolean => {
    const parts = text.split('.');
    const bytes = parts.every((part) => Number(part) < 256 && String(Number(part)) === part);
    return bytes && parts.some((part) => part.length !== 2);
  },
} as const;
