import { charKind, DIGIT } from '@/lib/phone/candidates/chars';

/** Letters to dial that continue the digits of the text before. After a dash they may be small. */
const VANITY = /^[\s.)-]{0,2}[A-Z](?![a-z])|^-[A-Z]/;
const AFTER_DASH = /^[A-Z]/;
/** Minimum digits before such letters. */
const MIN_DIGITS = 3;

/** Tracks whether a number can continue from one text node into the next. */
export interface TextBoundaries {
  /** Takes the next text. Returns whether a number of at least `fewest` digits may continue into it. */
  next(text: string, hasDigit: boolean, fewest: number): boolean;
  /** Nothing continued into the last text: `text` is that text. */
  end(text: string): void;
  /** Returns whether a number may continue from the last text into the next. */
  endsOpen(): boolean;
}

/**
 * Most numbers are in one text, and most texts with a digit hold none: to look up the texts around
 * each took half of the reading time. `openBefore`: other text may come before the first one.
 */
export function createTextBoundaries(openBefore: boolean): TextBoundaries {
  /** Digits at the end of the texts so far that may be part of a number that continues. */
  let open = openBefore ? Number.POSITIVE_INFINITY : 0;
  let dashed = openBefore;

  const isVanity = (text: string) =>
    open >= MIN_DIGITS && (VANITY.test(text) || (dashed && AFTER_DASH.test(text)));
  return {
    next(text, hasDigit, fewest) {
      if (!hasDigit && open === 0) return false;
      const { digits, end } = digitsFrom(text);
      const continues = (digits > 0 && open > 0 && open + digits >= fewest) || isVanity(text);
      open = end === text.length ? open + digits : digitsUpTo(text);
      dashed = text.endsWith('-');
      return continues;
    },
    end(text) {
      open = digitsUpTo(text);
    },
    endsOpen: () => open > 0,
  };
}

/** Counts the digits up to the first character that ends a number, and returns its offset. */
function digitsFrom(text: string): { digits: number; end: number } {
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === 0) return { digits, end: at };
    if (kind === DIGIT) digits++;
  }
  return { digits, end: text.length };
}

/** Counts the digits after the last character that ends a number. */
function digitsUpTo(text: string): number {
  let digits = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === 0) break;
    if (kind === DIGIT) digits++;
  }
  return digits;
}
