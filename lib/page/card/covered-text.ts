import { isClearAt } from '@/lib/page/dom/clear-box';
import { type Box, overlaps } from '@/lib/page/dom/geometry';
import {
  type ElementHit,
  elementAtPoint,
  elementsAtPoint,
  shownChildren,
} from '@/lib/page/dom/innermost-element';
import { isText } from '@/lib/page/dom/tree';

/** Maximum distance between two probes of a box, in pixels, and minimum number of probes per side. */
const STEP = 40;
const MIN_PROBES = 4;

/** Elements that count as a whole. The text in a frame cannot be located. */
const CONTROLS =
  'iframe,button,input,select,textarea,summary,img,video,svg,i:empty,[role="button"],[role="combobox"]';
/** Cost of hiding a control, relative to a word. */
const CONTROL_COST = 2;

/** What a box is compared by. */
export interface ProbeOptions {
  /** The field or element that the number is in. It and its ancestors do not count as controls. */
  numberElement?: Element | undefined;
  /** Counting stops at this cost. */
  most: number;
}

/** Estimates by probing how much text and how many controls of the page a box hides. 0 means none. */
export function coveredBy(
  document: Document,
  box: Box,
  { numberElement, most }: ProbeOptions,
): number {
  let cost = 0;
  // Elsewhere nothing is looked for under the topmost elements: that takes as long as all the rest.
  const isLayered = numberElement !== undefined && isUnderLayer(document, numberElement);
  for (const [x, y] of points(box)) {
    if (cost > most) break;
    const hit = elementAtPoint(document, x, y);
    if (!hit) continue;
    if (isControl(hit.element, numberElement)) cost += CONTROL_COST;
    else if (hasText(document, { x, y }, hit, box)) cost += 1;
    else if (isLayered && showsText(document, { x, y }, hit.element, box)) cost += 1;
  }
  return cost;
}

function* points(box: Box): Generator<[number, number]> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const across = Math.max(MIN_PROBES, Math.ceil(width / STEP));
  const down = Math.max(MIN_PROBES - 1, Math.ceil(height / STEP));
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      yield [box.left + (width * (column + 0.5)) / across, box.top + (height * (row + 0.5)) / down];
    }
  }
}

/** Links without text are icons. */
function isControl(element: Element, numberElement?: Element): boolean {
  const control = element.closest(CONTROLS);
  if (control) return !numberElement || !control.contains(numberElement);
  const link = element.closest('a');
  return link !== null && !link.textContent?.trim();
}

/** Returns whether something of the page lies over an element, for example the link of a whole card. */
function isUnderLayer(document: Document, element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = elementAtPoint(document, left + width / 2, top + height / 2)?.element;
  return hit !== undefined && !hit.contains(element) && !element.contains(hit);
}

/** Returns whether text that shows through the topmost element at a point overlaps the box. */
function showsText(
  document: Document,
  { x, y }: { x: number; y: number },
  topmost: Element,
  box: Box,
): boolean {
  const all = [...elementsAtPoint(document, x, y)];
  const element = all.find((each) => !each.contains(topmost));
  if (!element || !isClearAt(topmost, x, y)) return false;
  return shownChildren(element).some((node) => isText(node) && isDrawnIn(node, box));
}

function isDrawnIn(text: Text, box: Box): boolean {
  const range = new Range();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((glyphs) => overlaps(glyphs, box));
}

/** Returns whether the text nearest to a point overlaps the box. */
function hasText(
  document: Document,
  at: { x: number; y: number },
  hit: ElementHit,
  box: Box,
): boolean {
  const caret = document.caretPositionFromPoint?.(at.x, at.y, { shadowRoots: hit.roots });
  if (caret?.offsetNode.nodeType !== Node.TEXT_NODE) return false;
  const text = caret.offsetNode as Text;
  const range = new Range();
  range.setStart(text, Math.max(0, caret.offset - 1));
  range.setEnd(text, Math.min(text.length, caret.offset + 1));
  return [...range.getClientRects()].some((glyphs) => overlaps(glyphs, box));
}
