import { hasMoreElementsThan } from '@/lib/page/dom/tree';

/** A digit of any script that has its own; U+0660 to U+1819 is a superset, and cheap to look for. */
const DIGITS = '0-9\\u0660-\\u1819\\uff10-\\uff19';
/** What may stand between two digits of one number, or begin it; beyond ASCII a superset again. */
const BETWEEN = '\\t-\\r ()+./\\[\\]\\u0080-\\u065f\\u181a-\\uff0f\\uff1a-\\uffff-';
/** A date and nothing else: as `findCandidates` leaves it out. */
const DATE = /^\s*(?:(?:19|20)\d\d-\d\d-\d\d|\d\d([./])\d\d\1\d{4})\s*$/;
/** Three digits with capitals to dial. */
const VANITY = '[0-9]{3}(?:[^a-z]{0,30}[A-Z]{2}|-[A-Za-z]{4})';

/** Digits enough for a number that nothing parts, by how many are enough. */
const numbers: RegExp[] = [];

/** Fewest digits of any number. */
const FEWEST = 5;
/** Elements above which a tree is not asked as a whole: its text would be put together at once. */
const MOST_ELEMENTS = 5000;

/**
 * Whether there may be a number in the text under a node. One question to the browser in place of a
 * walk over every text: most frames, and most of what a page changes, hold none. Says yes too often
 * (text of neighbours stands together, scripts count), never no to what `findCandidates` would find.
 */
export function mayHoldNumber(root: Document | ShadowRoot | Element, fewest?: number): boolean {
  const tree = 'documentElement' in root ? root.documentElement : root;
  if (!tree || hasMoreElementsThan(root, MOST_ELEMENTS)) return tree !== null;
  return mayBeNumber(tree.textContent ?? '', fewest);
}

/** The same for a text. */
export function mayBeNumber(text: string, fewest = FEWEST): boolean {
  numbers[fewest] ??= new RegExp(`(?:[${DIGITS}][${BETWEEN}]*){${fewest}}|${VANITY}`);
  return numbers[fewest].test(text) && !DATE.test(text);
}
