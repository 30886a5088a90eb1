import { hasDigit } from '@/lib/phone/candidates/chars';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';
import { isText } from './tree';

/** Elements whose text continues the text around them. Not `sub` and `sup`: they are footnotes. */
const INLINE = new Set<string | undefined>(
  (
    'a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr output q s small ' +
    'span strike strong time tt u var wbr tspan'
  ).split(' '),
);

/** Returns whether text flows through a node. Decided by its name: no style is computed. */
export function isInline(node: Node | null): boolean {
  return INLINE.has((node as Partial<Element> | null)?.localName);
}

/** Returns whether a number may go on through a node: it is inline, or a box around one character. */
export function flowsThrough(node: Node | null): boolean {
  if (isInline(node)) return true;
  const only = (node as Partial<Element> | null)?.localName === 'div' ? node?.firstChild : null;
  return isText(only) && only.length === 1 && !only.nextSibling;
}

/** The end, or the start, of a text that may be part of a number or of a word beside it. */
const endsLikeNumber = lazyPattern(String.raw`[\p{Nd}+)\].-]\s*$|[\p{L}]$`);
const startsLikeNumber = lazyPattern(String.raw`^\s*[\p{Nd}+([.-]|^[\p{L}]`);
/** A digit further from the boundary is not part of a number that crosses it, in UTF-16 units. */
const NEAR = 16;

/**
 * Returns whether two texts that follow each other inline also touch on screen. Styles are read only
 * if a number might cross the boundary. `text` is everything before `right`.
 */
export function textsTouch(left: Text, right: Text, text: string): boolean {
  if (left.nextSibling === right) return true;
  const [before, after] = [text.slice(-NEAR), right.data.slice(0, NEAR)];
  if (!hasDigit(before) && !hasDigit(after)) return true;
  if (!endsLikeNumber(before).test(before) || !startsLikeNumber(after).test(after)) return true;
  const shared = sharedAncestor(left, right);
  return (
    flows(left.parentElement, shared) &&
    flows(right.parentElement, shared) &&
    !separatesChildren(shared)
  );
}

/**
 * Returns whether two texts of one or two characters, each in a box, are drawn side by side on one line, as
 * counters write their digits.
 */
export function areGlyphsInLine(left: Text, right: Text): boolean {
  const [before, after] = [left, right].map(glyphBox);
  if (!before || !after) return false;
  const gap = after.left - before.right;
  return gap > -1 && gap < before.height && after.top < before.bottom && before.top < after.bottom;
}

/** Returns the box of one or two characters that the rep sees. */
function glyphBox(text: Text): DOMRect | undefined {
  const looked = { opacityProperty: true, visibilityProperty: true };
  if (text.data.trim().length > 2 || !text.parentElement?.checkVisibility(looked)) return undefined;
  const range = new Range();
  range.selectNode(text);
  return range.getBoundingClientRect();
}

function sharedAncestor(left: Text, right: Text): Element | null {
  let shared = left.parentElement;
  while (shared && !shared.contains(right)) shared = shared.parentElement;
  return shared;
}

/** Returns whether every element from here up to the shared one is laid out inline. */
function flows(from: Element | null, shared: Element | null): boolean {
  for (let at = from; at && at !== shared; at = at.parentElement) {
    const display = getComputedStyle(at).display;
    if (display !== 'inline' && display !== 'contents') return false;
  }
  return true;
}

/** Flex and grid lay out each child as a box of its own. */
function separatesChildren(element: Element | null): boolean {
  return element !== null && /flex|grid/.test(getComputedStyle(element).display);
}
