import { charKind, DIGIT } from '@/lib/phone/candidates/chars';

/** Letters to dial after digits in the text before; after a dash there small ones may follow. */
const VANITY = /^[\s.)-]{0,2}[A-Z](?![a-z])|^-[A-Z]/;
const AFTER_DASH = /^[A-Z]/;
/** Fewest digits before such letters. */
const LEAST = 3;

/** Tells of the texts of a page, one after the other, where digits may go on in the next. */
export interface TextBoundaries {
  /** Whether a number of so many digits that began in the texts before may go on in this one. */
  next(text: string, hasDigit: boolean, fewest: number): boolean;
  /** Nothing flowed on into this text, the last one that was met. */
  end(text: string): void;
  /** Whether digits of the last text may go on in one that is yet to come. */
  isOpen(): boolean;
}

/**
 * Most numbers stand in one text, and most texts with a digit hold none: asking the page what stands
 * around each of them took half of all reading. `openBefore`: other text may stand before the first.
 */
export function createTextBoundaries(openBefore: boolean): TextBoundaries {
  /** Digits at the end of what was met, with nothing after them that ends a number. */
  let open = openBefore ? Number.POSITIVE_INFINITY : 0;
  let dashed = openBefore;

  const isVanity = (text: string) =>
    open >= LEAST && (VANITY.test(text) || (dashed && AFTER_DASH.test(text)));
  return {
    next(text, hasDigit, fewest) {
      if (!hasDigit && open === 0) return false;
      const { digits, end } = digitsFrom(text);
      const goesOn = (digits > 0 && open > 0 && open + digits >= fewest) || isVanity(text);
      open = end === text.length ? open + digits : digitsUpTo(text);
      dashed = text.endsWith('-');
      return goesOn;
    },
    end(text) {
      open = digitsUpTo(text);
    },
    isOpen: () => open > 0,
  };
}

/** Digits from the beginning up to what ends a number, and where that is. */
function digitsFrom(text: string): { digits: number; end: number } {
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === 0) return { digits, end: at };
    if (kind === DIGIT) digits++;
  }
  return { digits, end: text.length };
}

/** Digits at the end, back to what ends a number. */
function digitsUpTo(text: string): number {
  let digits = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const kind = charKind(text.charCodeAt(at));
    if (kind === 0) break;
    if (kind === DIGIT) digits++;
  }
  return digits;
}
