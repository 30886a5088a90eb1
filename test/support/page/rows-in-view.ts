import type { Page } from 'puppeteer-core';

/** The numbers in a list's visible rows, as written, and the unmarked ones among them. */
export interface SeenRows {
  numbers: string[];
  unmarked: string[];
  /** Visible marked texts that are not the number of a row. */
  strange: string[];
}

/** Reads the visible rows of a long list. */
export function readVisibleRows(page: Page): Promise<SeenRows> {
  return page.evaluate(() => {
    const isSeen = ({ top, bottom, height }: DOMRect) =>
      height > 0 && top >= 0 && bottom <= innerHeight;
    const step = 12;
    const seen = new Set<Element>();
    for (let y = step; y < innerHeight; y += step) {
      const row = document.elementFromPoint(innerWidth / 2, y)?.closest('tbody tr, .slot');
      if (row && isSeen(row.getBoundingClientRect())) seen.add(row);
    }
    const numbers = [...seen].map((row) => row.children[1]?.textContent ?? '');
    const marked = [...CSS.highlights.values()]
      .flatMap((highlight) => [...highlight])
      .filter(({ startContainer }) =>
        seen.has(startContainer.parentElement?.parentElement as Element),
      )
      .map(({ startContainer, startOffset, endOffset }) =>
        (startContainer as Text).data.slice(startOffset, endOffset),
      );
    return {
      numbers,
      unmarked: numbers.filter((number) => !marked.includes(number)),
      strange: marked.filter((text) => !numbers.includes(text)),
    };
  });
}
