import { vi } from 'vitest';
import type { Box } from '@/lib/page/dom/geometry';

/** Returns a rectangle as browsers return it. happy-dom has no layout. */
function rectOf({ left, top, right, bottom }: Box): DOMRect {
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Gives an element these boxes, in viewport pixels. */
export function drawElement(element: Element, ...boxes: Box[]): void {
  const rects = boxes.map(rectOf);
  element.getClientRects = () => rects as unknown as DOMRectList;
  element.getBoundingClientRect = () => rects[0] ?? new DOMRect();
}

/** Gives ranges boxes by their text. */
export function drawText(boxesOf: (text: string) => Box[]): void {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    return boxesOf(this.toString()).map(rectOf) as unknown as DOMRectList;
  });
}

/** Sets which element is at a point of the document. */
export function setElementAtPoint(answer: (x: number, y: number) => Element | null): void {
  document.elementFromPoint = answer;
  setElementsAtPoint((x, y) => [answer(x, y)].filter((each) => each !== null));
}

/** Sets which elements are at a point of the document, the topmost first. */
export function setElementsAtPoint(answer: (x: number, y: number) => Element[]): void {
  document.elementsFromPoint = answer;
}
