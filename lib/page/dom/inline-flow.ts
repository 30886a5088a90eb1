import { hasDigit } from '@/lib/phone/candidates/chars';
import { lazyPattern } from '@/lib/phone/candidates/lazy-pattern';

/** Elements whose text flows on with the text around them. `sub` and `sup` do not: footnotes. */
const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark nobr output q s small ' +
    'span strike strong time tt u var wbr tspan'
  ).split(' '),
);

/** Whether text flows through this node, by its name alone: no style is computed. */
export function isInline(node: Node | null): boolean {
  return node?.nodeType === Node.ELEMENT_NODE && INLINE.has((node as Element).localName);
}

/** Ends, or begins, with what numbers are made of, or with a letter that nothing parts from them. */
const partLast = lazyPattern(String.raw`[\p{Nd}+)\].-]\s*$|[\p{L}]$`);
const partFirst = lazyPattern(String.raw`^\s*[\p{Nd}+([.-]|^[\p{L}]`);
/** Further away no digit is part of what a joint may put together or keep apart. */
const NEAR = 16;

/**
 * Whether two texts that follow each other inline also touch on screen. Style is asked only where
 * a number might reach over the joint; `text` is all that stands before `right`.
 */
export function textsTouch(left: Text, right: Text, text: string): boolean {
  if (left.nextSibling === right) return true;
  const [before, after] = [text.slice(-NEAR), right.data.slice(0, NEAR)];
  if (!hasDigit(before) && !hasDigit(after)) return true;
  if (!partLast(before).test(before) || !partFirst(after).test(after)) return true;
  const shared = sharedAncestor(left, right);
  return (
    flows(left.parentElement, shared) && flows(right.parentElement, shared) && !isSpacer(shared)
  );
}

function sharedAncestor(left: Text, right: Text): Element | null {
  let shared = left.parentElement;
  while (shared && !shared.contains(right)) shared = shared.parentElement;
  return shared;
}

/** Whether every element from here up to the shared one is laid out inline. */
function flows(from: Element | null, shared: Element | null): boolean {
  for (let at = from; at && at !== shared; at = at.parentElement) {
    const display = getComputedStyle(at).display;
    if (display !== 'inline' && display !== 'contents') return false;
  }
  return true;
}

/** Flex and grid lay each child out as a box of its own. */
function isSpacer(element: Element | null): boolean {
  return element !== null && /flex|grid/.test(getComputedStyle(element).display);
}
