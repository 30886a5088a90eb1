import { vi } from 'vitest';
import type { Box } from '@/lib/page/dom/geometry';

/** happy-dom lays nothing out: a rectangle for it to answer, in viewport pixels. */
export function rectOf({ left, top, right, bottom }: Box): DOMRect {
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Makes an element answer that it is drawn here. */
export function drawElement(element: Element, ...boxes: Box[]): void {
  const rects = boxes.map(rectOf);
  element.getClientRects = () => rects as unknown as DOMRectList;
  element.getBoundingClientRect = () => rects[0] ?? new DOMRect();
}

/** Makes ranges answer where their text is drawn. */
export function drawText(boxesOf: (text: string) => Box[]): void {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    return boxesOf(this.toString()).map(rectOf) as unknown as DOMRectList;
  });
}

/** Makes the document answer which element is at a point. */
export function hitAll(answer: (x: number, y: number) => Element | null): void {
  document.elementFromPoint = answer;
}
