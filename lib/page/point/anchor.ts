import type { Anchor } from '@/lib/page/card/card-handle';
import { type Box, boxAroundBoth } from '@/lib/page/dom/geometry';
import { areaBox, imageOf } from '@/lib/page/dom/image-map';
import type { PointedNumber } from '@/lib/page/highlights/mark';
import type { Marks } from '@/lib/page/highlights/marks';
import { addressOf } from '@/lib/page/text/dial-links';
import { fieldText, fieldTextBox, isField } from '@/lib/page/text/fields';

/** Maximum number of other boxes: each is measured. */
const MAX_OTHERS = 60;

/** Returns the boxes of a number in the viewport, one per line of text. */
export function boxesOf({ range, nodes }: Pick<PointedNumber, 'range' | 'nodes'>): Box[] {
  if (!range) return nodes.flatMap((node) => boxesOfElement(node as Element));
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

function boxesOfElement(element: Element): Box[] {
  if (!(element instanceof HTMLAreaElement)) return [...element.getClientRects()];
  const box = areaBox(element);
  return box ? [box] : [];
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
  const field = isField(node) ? node : undefined;
  const drawing = node instanceof HTMLAreaElement ? imageOf(node) : undefined;
  const element = field ?? drawing ?? node?.parentElement;
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

/** Characters with which a number may continue, before and after it. */
const BEFORE = /[+\p{Nd}\p{Zs}()./-]*$/u;
const AFTER = /^[\p{Nd}\p{Zs}()./-]*/u;
/** Ignored characters: a page that formats a number changes them, and the number stays the same. */
const IGNORED = /[^+\p{L}\p{Nd}]/gu;

/**
 * Returns what the page shows of a number now: a field's value, or the text and its link. Compared
 * only.
 */
export function shownText({
  nodes: [node],
  range,
}: Pick<PointedNumber, 'nodes' | 'range'>): string {
  if (isField(node)) return comparableText(fieldText(node));
  const link = node instanceof Element ? addressOf(node) : '';
  return comparableText(`${link} ${range ? textAt(range) : ''}`);
}

/**
 * Returns the text of a range with the digits next to it; empty if the page has shortened the text.
 */
function textAt({ startContainer, startOffset, endContainer, endOffset }: StaticRangeInit): string {
  const live = new Range();
  try {
    live.setStart(startContainer, startOffset);
    live.setEnd(endContainer, endOffset);
  } catch {
    return '';
  }
  const before = (startContainer.nodeValue ?? '').slice(0, startOffset);
  const after = (endContainer.nodeValue ?? '').slice(endOffset);
  return `${BEFORE.exec(before)?.[0]}${live}${AFTER.exec(after)?.[0]}`;
}

function comparableText(text: string): string {
  return text.replace(IGNORED, '');
}
