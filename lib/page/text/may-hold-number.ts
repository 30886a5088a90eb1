import { hasMoreElementsThan } from '@/lib/page/dom/tree';

/** Digits of any script. U+0660 to U+1819 is a superset that is cheap to search for. */
const DIGITS = '0-9\\u0660-\\u1819\\uff10-\\uff19';
/** Characters between two digits of one number, or before the first. Beyond ASCII a superset again. */
const BETWEEN = '\\t-\\r_ ()+./\\[\\]\\u0080-\\u065f\\u181a-\\uff0f\\uff1a-\\uffff-';
/** A date and nothing else: `findCandidates` drops it too. */
const DATE = /^\s*(?:(?:19|20)\d\d-\d\d-\d\d|\d\d([./])\d\d\1\d{4})\s*$/;
/** What follows the first of three digits before letters to dial. */
const VANITY = '[0-9]{2}(?:[^a-z]{0,30}[A-Z]{2}|-[A-Za-z]{4})';

/** Patterns of a number and all that may belong to it, by its minimum digits. */
const patterns: RegExp[] = [];

/** Minimum digits of any number. */
const MIN_DIGITS = 5;
/** A larger tree counts as a yes: the browser would have to build all of its text at once. */
const MAX_ELEMENTS = 5000;

/**
 * Returns whether there may be a number in the text under a node. One query instead of a walk over
 * every text: most frames and most changes hold none. May be wrongly true (texts of neighbours are
 * joined, scripts count), but never false where `findCandidates` would find something.
 */
export function mayHoldNumber(root: Document | ShadowRoot | Element, fewest?: number): boolean {
  const tree = 'documentElement' in root ? root.documentElement : root;
  if (!tree || hasMoreElementsThan(root, MAX_ELEMENTS)) return tree !== null;
  return mayBeNumber(tree.textContent ?? '', fewest);
}

/** Returns whether there may be a number in a text. */
export function mayBeNumber(text: string, fewest?: number): boolean {
  return patternOf(fewest).test(text) && !DATE.test(text);
}

/** A date whose first digits belong to another cell leaves at most this many, which may be a number. */
const PART_OF_DATE = 6;

/**
 * Returns where in a text there may be numbers, in order: the offsets of each, its end exclusive. Plain dates
 * are left out where no part of one is long enough.
 */
export function numberSpans(text: string, fewest?: number): [start: number, end: number][] {
  const pattern = patternOf(fewest);
  const leavesDatesOut = fewest !== undefined && fewest > PART_OF_DATE;
  const spans: [number, number][] = [];
  for (let at = pattern.exec(text); at; at = pattern.exec(text)) {
    const isDate = DATE.test(at[0]) && text[at.index - 1] !== '+';
    if (!isDate || !leavesDatesOut) spans.push([at.index, pattern.lastIndex]);
  }
  return spans;
}

/**
 * The pattern begins with one digit, not with a choice: Chromium (156) then searches four times as fast.
 * All digits that follow belong to a span: letters to dial may end amid a number.
 */
function patternOf(fewest = MIN_DIGITS): RegExp {
  patterns[fewest] ??= new RegExp(
    `[${DIGITS}](?:[${BETWEEN}]*(?:[${DIGITS}][${BETWEEN}]*){${fewest - 1}}|${VANITY})[${DIGITS}${BETWEEN}]*`,
    'g',
  );
  patterns[fewest].lastIndex = 0;
  return patterns[fewest];
}
