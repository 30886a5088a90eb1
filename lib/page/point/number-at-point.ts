import { createRecordReader } from '@/lib/page/context/record-text';
import { isClearAt, paintsUnhit } from '@/lib/page/dom/clear-box';
import { containsPoint } from '@/lib/page/dom/geometry';
import { areaAt } from '@/lib/page/dom/image-map';
import {
  type ElementHit,
  elementAtPoint,
  elementsAtPoint,
  shownChildren,
} from '@/lib/page/dom/innermost-element';
import { finderHandle } from '@/lib/page/find/frame-state';
import type { Mark, PointedNumber } from '@/lib/page/highlights/mark';
import type { Marks } from '@/lib/page/highlights/marks';
import { withContext } from '@/lib/page/text/candidate-text';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { fieldCandidate } from '@/lib/page/text/fields';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { boxesOf } from './anchor';

/** Distance from its glyphs at which a number is still hit, in pixels. */
const SLACK = 2;
/**
 * Maximum count of numbers in one element that are measured if the browser names no caret position.
 */
const MAX_MEASURED = 50;
/** Maximum number of clear elements through which a number is looked for. */
const MAX_OVER = 30;

/**
 * Returns the candidate of a number with its record read again: the record decides whom a call
 * reaches.
 */
export function candidateWithContext({ candidate, nodes: [node] }: PointedNumber): CandidateText {
  return node ? withContext(candidate, node, createRecordReader()) : candidate;
}

/**
 * Returns the number at a point of the viewport, a marked one or the one in a field, if nothing of the page takes
 * the pointer before it.
 */
export function numberAtPoint(marks: Marks, x: number, y: number): PointedNumber | undefined {
  const hit = elementAtPoint(document, x, y);
  if (!hit) return undefined;
  const whole = numberOfElement(areaAt(hit.element, x, y) ?? hit.element, marks);
  return whole ?? drawnAt(marksAt(marks, hit, x, y), x, y);
}

/**
 * Returns the number that the rep sees at a point. Boxes of the page may lie over it, for example the link of a
 * whole card, if they paint nothing there. A click on them is still the page's.
 */
export function numberInSight(marks: Marks, x: number, y: number): PointedNumber | undefined {
  const uncovered = numberAtPoint(marks, x, y);
  if (uncovered) return uncovered;
  const over: Element[] = [];
  for (const element of elementsAtPoint(document, x, y)) {
    const target = areaAt(element, x, y) ?? element;
    const number = numberOfElement(target, marks) ?? drawnAt(marksIn(element, marks), x, y);
    if (number) return over.every((box) => showsThrough(box, element, x, y)) ? number : undefined;
    if (over.push(element) > MAX_OVER || !isClearAt(element, x, y)) return undefined;
  }
  return undefined;
}

/** Returns whether a clear box shows an element: it is around it, or nothing in it is drawn over the element. */
function showsThrough(box: Element, element: Element, x: number, y: number): boolean {
  return box.contains(element) || !paintsUnhit(box, x, y);
}

/** Returns the first of some marks whose glyphs are at a point. */
function drawnAt(marks: readonly Mark[], x: number, y: number): Mark | undefined {
  return marks
    .slice(0, MAX_MEASURED)
    .find((mark) => boxesOf(mark).some((box) => containsPoint(box, x, y, SLACK)));
}

/**
 * Returns the number of a whole element: of the dial link around it, or of the field that it is.
 */
export function numberOfElement(element: Element, marks: Marks): PointedNumber | undefined {
  const link = dialLinkAround(element);
  return (link && marks.at(link)[0]) ?? inField(element);
}

/** Known numbers in fields: the same value in the same field is the same number. */
const fields = new WeakMap<Element, PointedNumber>();

/** Returns the number in a field, by its current value. */
export function inField(element: Element): PointedNumber | undefined {
  const candidate = fieldCandidate(element);
  if (!candidate || finderHandle()?.ignores(element)) return undefined;
  const known = fields.get(element);
  // The next record may show the same text in the same field, but belong to another country.
  const isSame = known?.candidate.raw === candidate.raw;
  if (known && isSame && known.candidate.record === candidate.record) return known;
  const pointed = { candidate, nodes: [element] };
  fields.set(element, pointed);
  return pointed;
}

function marksAt(marks: Marks, { element, roots }: ElementHit, x: number, y: number): Mark[] {
  const caret = document.caretPositionFromPoint?.(x, y, { shadowRoots: roots });
  const here = caret ? marks.at(caret.offsetNode).filter((mark) => near(mark, caret)) : [];
  if (here.length > 0) return here;
  return marksIn(element, marks);
}

function marksIn(element: Element, marks: Marks): Mark[] {
  return shownChildren(element).flatMap((node) => marks.at(node));
}

/** Returns whether the caret may be inside the number. A number can span other nodes too. */
function near({ range }: Mark, { offsetNode, offset }: CaretPosition): boolean {
  if (!range) return true;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const begun = startContainer !== offsetNode || offset >= startOffset;
  return begun && (endContainer !== offsetNode || offset <= endOffset);
}
