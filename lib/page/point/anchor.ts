import type { Anchor } from '@/lib/page/card/card-handle';
import { type Box, boxAroundBoth } from '@/lib/page/dom/geometry';
import type { Marks } from '@/lib/page/highlights/marks';
import { fieldTextBox } from '@/lib/page/text/field-text';
import type { PointedNumber } from './pointed-number';
import { shownText } from './shown-text';

/** Maximum number of other boxes: each is measured. */
const MAX_OTHERS = 60;

/** Returns the boxes of a number in the viewport, one per line of text. */
export function boxesOf({ range, nodes }: Pick<PointedNumber, 'range' | 'nodes'>): Box[] {
  if (!range) return nodes.flatMap((node) => [...(node as Element).getClientRects()]);
  const live = new Range();
  try {
    live.setStart(range.startContainer, range.startOffset);
    live.setEnd(range.endContainer, range.endOffset);
  } catch {
    // The page has shortened the text since. The finder reads it again soon.
    return [];
  }
  return linesOf([...live.getClientRects()].filter((box) => box.width > 0));
}

/** Joins the pieces of each line: inline elements split a line of text into several boxes. */
function linesOf(pieces: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const middle = (piece.top + piece.bottom) / 2;
    if (line && middle > line.top && middle < line.bottom)
      lines[lines.length - 1] = boxAroundBoth(line, piece);
    else lines.push(piece);
  }
  return lines;
}

/**
 * Returns the anchor of a number. It is current as long as the text of the number and the page's
 * address stay as they are now: the next record may show the same number at the same position. An anchor that
 * ended stays ended.
 */
export function anchorOf(mark: PointedNumber, marks: Marks | undefined): Anchor {
  const [node] = mark.nodes;
  const field = node instanceof HTMLInputElement ? node : undefined;
  const element = field ?? node?.parentElement;
  const before = shownText(mark);
  const address = location.href;
  let ended = false;
  return {
    boxes: () => (field ? [fieldTextBox(field)] : boxesOf(mark)),
    ...(field && { field }),
    ...(element && { element }),
    isCurrent() {
      ended ||= shownText(mark) !== before || location.href !== address;
      return !ended;
    },
    others: () => othersInView(mark, marks),
    direction: element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** Returns the boxes of the other marked numbers in the viewport. */
function othersInView(mark: PointedNumber, marks: Marks | undefined): Box[] {
  const boxes: Box[] = [];
  for (const other of marks?.painted() ?? []) {
    if (other === mark) continue;
    const inView = boxesOf(other).filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
    boxes.push(...inView);
    if (boxes.length >= MAX_OTHERS) break;
  }
  return boxes;
}
