import { isInline } from '@/lib/page/dom/inline-flow';
import {
  hasMoreElementsThan,
  isElement,
  isText,
  SHOW_CDATA_SECTION,
  SHOW_TEXT,
} from '@/lib/page/dom/tree';
import type { Texts } from './find-runs';
import { numberSpans } from './may-hold-number';

/** Texts and UTF-16 units of rows that are read together, at least. */
const MIN_TEXTS = 64;
const MIN_LENGTH = 20_000;
/** A row is read by itself if more texts are walked, or if its text is longer, in UTF-16 units. */
const MAX_TEXTS = 1000;
const MAX_LENGTH = 100_000;
/** A larger row is read by itself: the browser would build all of its text at once. */
const MAX_IN_ROW = 1000;

/** Collects the texts of rows of one list in which there may be a number. */
export interface RowTexts {
  /**
   * Adds the texts of a row, and those after it up to the next. Returns false if the row must be read by
   * itself: it is very large, or a number may continue from it into the next.
   */
  add(row: Element, fewest?: number): boolean;
  /** Returns whether there are enough to be read together. */
  isFull(): boolean;
  /** Returns the texts added so far, if any, and forgets them. */
  take(): Texts | undefined;
}

/**
 * Collects texts of a list's rows; of a large list, each row's elements are counted. The browser joins all
 * texts of a row in an eighth of the time that a walk over them takes, so the walk ends at the last digits
 * of the row.
 */
export function createRowTexts(list: Element, isLarge: boolean): RowTexts {
  // A section of CDATA is part of an element's text, too.
  const shown = SHOW_TEXT | SHOW_CDATA_SECTION;
  const walker = document.createTreeWalker(list, shown);
  let texts: Node[] = [];
  let length = 0;

  return {
    add(row, fewest) {
      if (isInline(row) || (isLarge && hasMoreElementsThan(row, MAX_IN_ROW))) return false;
      const text = row.textContent ?? '';
      if (text.length > MAX_LENGTH) return false;
      const spans = numberSpans(text, fewest);
      walker.currentNode = row;
      const found = spans.length > 0 ? textsAt(spans, walker) : [];
      if (!found) return false;
      texts.push(...found, ...textsAfter(row));
      length += text.length;
      return true;
    },
    isFull: () => texts.length >= MIN_TEXTS || length >= MIN_LENGTH,
    take() {
      const taken = texts;
      let at = 0;
      texts = [];
      length = 0;
      return taken.length > 0 ? { nextNode: () => taken[at++] } : undefined;
    },
  };
}

/**
 * Returns the texts that these spans touch; undefined if too many would be walked. The walker is at the element
 * in whose text the spans are.
 */
function textsAt(
  spans: readonly [number, number][],
  walker: TreeWalker,
): readonly Node[] | undefined {
  const texts: Node[] = [];
  let start = 0;
  let nth = 0;
  let span = spans[0];
  for (let walked = 0; span; walked++) {
    const node = walker.nextNode() as CharacterData | null;
    if (!node) break;
    if (walked === MAX_TEXTS) return undefined;
    const end = start + node.length;
    if (span[0] < end && isText(node)) texts.push(node);
    while (span && span[1] <= end) span = spans[++nth];
    start = end;
  }
  return texts;
}

/** Returns the texts between a row and the next. In most lists they are blank. */
function textsAfter(row: Element): readonly Node[] {
  const texts: Node[] = [];
  for (let at = row.nextSibling; at && !isElement(at); at = at.nextSibling) {
    if (isText(at) && at.data.trim()) texts.push(at);
  }
  return texts;
}
