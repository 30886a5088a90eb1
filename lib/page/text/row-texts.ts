import { isInline } from '@/lib/page/dom/inline-flow';
import type { Texts } from './find-runs';

/** More texts are not read at once: a row is as large as a page. */
const MAX_TEXTS = 1000;

/**
 * Returns the texts of rows that follow each other, and the texts behind each up to the next row.
 * Undefined if there are very many, or if a number may continue from one row into the next. One walk
 * over all of them: to walk each row by itself took half of the reading time.
 */
export function textsOfRows(rows: readonly Element[]): Texts | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.some(isInline)) return undefined;
  const walker = document.createTreeWalker(first.parentNode as Node, NodeFilter.SHOW_TEXT);
  const next = last.nextElementSibling;
  if (next) walker.currentNode = next;
  const end = next && walker.nextNode();
  walker.currentNode = first;
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node && node !== end; node = walker.nextNode()) {
    if (texts.push(node) > MAX_TEXTS) return undefined;
  }
  let at = 0;
  return { nextNode: () => texts[at++] };
}
