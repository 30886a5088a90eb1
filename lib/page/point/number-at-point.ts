import { addressInForm } from '@/lib/page/context/form-address';
import { createRecordReader } from '@/lib/page/context/record-text';
import { type ElementHit, elementAtPoint } from '@/lib/page/dom/element-at-point';
import { holds } from '@/lib/page/dom/geometry';
import type { Mark } from '@/lib/page/highlights/mark';
import type { Marks } from '@/lib/page/highlights/marks';
import { withContext } from '@/lib/page/text/candidate-text';
import { dialLinkAround } from '@/lib/page/text/dial-links';
import { fieldCandidate } from '@/lib/page/text/fields';
import type { CandidateText } from '@/lib/phone/candidates/types';
import { boxesOf } from './anchor';
import type { PointedNumber } from './pointed-number';

/** How far beside its glyphs a number is still pointed at, in pixels. */
const SLACK = 2;
/** Numbers in one element that are compared one by one where the caret cannot be asked. */
const MOST_COMPARED = 50;

/** What a number stands in, told in full: whom a call would ring hangs on it. */
export function candidateWithContext({ candidate, nodes: [node] }: PointedNumber): CandidateText {
  return node ? withContext(candidate, node, createRecordReader(addressInForm)) : candidate;
}

/** The number at a point of the viewport: a marked one, or what a field holds. */
export function numberAtPoint(marks: Marks, x: number, y: number): PointedNumber | undefined {
  const hit = elementAtPoint(document, x, y);
  if (!hit) return undefined;
  const whole = numberOfElement(hit.element, marks);
  if (whole) return whole;
  return marksAt(marks, hit, x, y).find((mark) =>
    boxesOf(mark).some((box) => holds(box, x, y, SLACK)),
  );
}

/** The number that an element is for as a whole: a dial link around it, or a field's value. */
export function numberOfElement(element: Element, marks: Marks): PointedNumber | undefined {
  const link = dialLinkAround(element);
  return (link && marks.at(link)[0]) ?? inField(element);
}

/** Fields pointed at, so that the same value is the same number. */
const fields = new WeakMap<Element, PointedNumber>();

/** The number in a field, as its value is now. */
export function inField(element: Element): PointedNumber | undefined {
  const candidate = fieldCandidate(element);
  if (!candidate) return undefined;
  const known = fields.get(element);
  // The next record may hold the same text in the same field, and be of another country.
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
  const nodes = [element, ...roots].flatMap(textsIn);
  return nodes.flatMap((node) => marks.at(node)).slice(0, MOST_COMPARED);
}

/** Texts right inside an element or root, slotted ones too. */
function textsIn(parent: Element | ShadowRoot): Node[] {
  const slots = [parent, ...parent.querySelectorAll('slot')];
  const slotted = slots.flatMap((slot) =>
    slot instanceof HTMLSlotElement ? slot.assignedNodes({ flatten: true }) : [],
  );
  return [...parent.childNodes, ...slotted];
}

/** Whether the caret's place is in the number, as far as its node tells. */
function near({ range }: Mark, { offsetNode, offset }: CaretPosition): boolean {
  if (!range) return true;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const begun = startContainer !== offsetNode || offset >= startOffset;
  return begun && (endContainer !== offsetNode || offset <= endOffset);
}
