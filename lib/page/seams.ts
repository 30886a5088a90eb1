import { DIGITS } from './may-hold';

/** Digits after which, or before which, no letter stands up to the text's end or beginning. */
const OPEN_END = new RegExp(`[${DIGITS}][^A-Za-z${DIGITS}]*$`);
const OPEN_START = new RegExp(`^[^A-Za-z${DIGITS}]*[${DIGITS}]`);
/** Letters to dial after digits in the text before. */
const VANITY = /^[\s.)-]{0,2}[A-Z]/;
const LETTER = /[A-Za-z]/;

/** Tells of the texts of a page, one after the other, where digits may go on in the next. */
export interface Seams {
  /** Whether a number that began in the texts before may go on in this one. */
  meet(text: string, hasDigit: boolean): boolean;
  /** Whether digits of the last text may go on in one that is yet to come. */
  readonly open: boolean;
}

/**
 * Most numbers stand in one text, and most texts with a digit hold none: asking the page what stands
 * around each of them took half of all reading. `openBefore`: other text may stand right before the first.
 */
export function createSeams(openBefore: boolean): Seams {
  let open = openBefore;
  return {
    get open() {
      return open;
    },
    meet(text, hasDigit) {
      const goesOn = open && (hasDigit ? OPEN_START : VANITY).test(text);
      if (hasDigit) open = OPEN_END.test(text);
      else if (open) open = !LETTER.test(text);
      return goesOn;
    },
  };
}
