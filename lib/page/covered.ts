import { type Box, overlaps } from './geometry';
import { hitAt } from './hit';

/** Points across and down at which a box is probed. */
const ACROSS = 4;
const DOWN = 3;

/** What is looked at or pressed as a whole; of a frame nobody knows where its text stands. */
const CONTROLS = 'iframe,button,input,select,textarea,summary,img,video,[role="button"]';

/** How many of a box's probe points have text or controls of the page under them that the box would hide. */
export function textUnder(document: Document, box: Box): number {
  let count = 0;
  for (const [x, y] of points(box)) if (hasText(document, x, y, box)) count++;
  return count;
}

function* points(box: Box): Generator<[number, number]> {
  for (let row = 0; row < DOWN; row++) {
    for (let column = 0; column < ACROSS; column++) {
      yield [
        box.left + ((box.right - box.left) * (column + 0.5)) / ACROSS,
        box.top + ((box.bottom - box.top) * (row + 0.5)) / DOWN,
      ];
    }
  }
}

/** Whether the text nearest to a point reaches into the box. */
function hasText(document: Document, x: number, y: number, box: Box): boolean {
  const hit = hitAt(document, x, y);
  if (!hit) return false;
  if (hit.element.closest(CONTROLS)) return true;
  const caret = document.caretPositionFromPoint?.(x, y, { shadowRoots: hit.roots });
  if (caret?.offsetNode.nodeType !== Node.TEXT_NODE) return false;
  const text = caret.offsetNode as Text;
  const range = new Range();
  range.setStart(text, Math.max(0, caret.offset - 1));
  range.setEnd(text, Math.min(text.length, caret.offset + 1));
  return [...range.getClientRects()].some((glyphs) => overlaps(glyphs, box));
}
