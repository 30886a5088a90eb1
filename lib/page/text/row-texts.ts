import { isInline } from '@/lib/page/dom/inline-flow';
import { hasMoreElementsThan, isElement, isText } from '@/lib/page/dom/tree';
import type { Texts } from './find-runs';
import { numberSpans } from './may-hold-number';

/** Rows are not read together if more texts are walked, or if one is longer, in UTF-16 units. */
const MAX_TEXTS = 1000;
const MAX_LENGTH = 100_000;
/** In a larger list a row is counted by itself: the browser would build all of its text at once. */
const MAX_IN_LIST = 30_000;
const MAX_IN_ROW = 1000;

/**
 * Returns the texts of rows that follow each other in which there may be a number, and the texts
 * behind each row up to the next. Undefined if a row is very large, or if a number may continue from
 * one row into the next. The browser joins all texts of a row in an eighth of the time that a walk
 * over them takes, so the walk ends at the last digits of the row.
 */
export function textsOfRows(rows: readonly Element[], fewest?: number): Texts | undefined {
  const list = rows[0]?.parentElement;
  if (!list || rows.some(isInline) || haveLargeRow(list, rows)) return undefined;
  // A section of CDATA is part of an element's text, too.
  const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
  const walker = document.createTreeWalker(list, shown);
  const texts: Node[] = [];
  let left = MAX_TEXTS;
  for (const row of rows) {
    const text = row.textContent ?? '';
    walker.currentNode = row;
    left -= addTexts(texts, walker, numberSpans(text, fewest), left);
    if (left < 0 || text.length > MAX_LENGTH) return undefined;
    addTextsBehind(texts, row);
  }
  let at = 0;
  return { nextNode: () => texts[at++] };
}

function haveLargeRow(list: Element, rows: readonly Element[]): boolean {
  if (!hasMoreElementsThan(list, MAX_IN_LIST)) return false;
  return rows.some((row) => hasMoreElementsThan(row, MAX_IN_ROW));
}

/**
 * Adds the texts that these spans touch, and returns how many texts were walked: at most one more than
 * `most`. The walker is at the element in whose text the spans are.
 */
function addTexts(
  texts: Node[],
  walker: TreeWalker,
  spans: readonly [number, number][],
  most: number,
): number {
  let walked = 0;
  let start = 0;
  let nth = 0;
  for (let span = spans[0]; span && walked <= most; walked++) {
    const node = walker.nextNode() as CharacterData | null;
    if (!node) break;
    const end = start + node.length;
    if (span[0] < end && isText(node)) texts.push(node);
    while (span && span[1] <= end) span = spans[++nth];
    start = end;
  }
  return walked;
}

/** Adds the texts between a row and the next. In most lists they are blank. */
function addTextsBehind(texts: Node[], row: Element): void {
  for (let at = row.nextSibling; at && !isElement(at); at = at.nextSibling) {
    if (isText(at) && at.data.trim()) texts.push(at);
  }
}
