import { elementsUnder } from './elements-under';

/** A digit of any script that has its own; U+0660 to U+1819 is a superset, and cheap to look for. */
const DIGIT = '0-9\\u0660-\\u1819\\uff10-\\uff19';

/** Five digits that no letter parts, or three with capitals to dial: fewer make no number. */
const NUMBER = new RegExp(
  `(?:[${DIGIT}][^A-Za-z${DIGIT}]*){5}|[0-9]{3}(?:[^a-z]{0,30}[A-Z]{2}|-[A-Za-z]{4})`,
);

/** Elements above which a tree is not asked as a whole: its text would be put together at once. */
const MOST_ELEMENTS = 5000;

/**
 * Whether there may be a number in the text under a node. One question to the browser in place of a
 * walk over every text: most frames, and most of what a page changes, hold none. Says yes too often
 * (text of neighbours stands together, scripts count), never no to what `findCandidates` would find.
 */
export function mayHoldNumber(root: Document | ShadowRoot | Element): boolean {
  const tree = 'documentElement' in root ? root.documentElement : root;
  if (!tree || elementsUnder(root) > MOST_ELEMENTS) return tree !== null;
  return mayBeNumber(tree.textContent ?? '');
}

/** The same for a text. */
export function mayBeNumber(text: string): boolean {
  return NUMBER.test(text);
}
