import type { Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';

/** A marked number and its position, in CSS pixels of the viewport. */
export interface SeenMark {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the painted marks, read in the page from `CSS.highlights`. */
export function readMarks(page: Page): Promise<SeenMark[]> {
  return page.evaluate(() =>
    [...CSS.highlights]
      .filter(([name]) => name.startsWith('handset-'))
      .flatMap(([, highlight]) => [...highlight])
      .map((painted) => {
        const range = document.createRange();
        range.setStart(painted.startContainer, painted.startOffset);
        range.setEnd(painted.endContainer, painted.endOffset);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { text: range.toString(), x, y, width, height };
      }),
  );
}

/** Waits for the mark on a text and scrolls it into view. */
export async function markOn(page: Page, text: string): Promise<SeenMark> {
  const find = async () => (await readMarks(page)).find((mark) => mark.text.includes(text));
  await waitUntil(find, `a mark on ${text}`);
  await page.evaluate(scrollTo, text);
  return waitUntil(find, `a mark on ${text}`);
}

/** Runs in the page. */
function scrollTo(text: string): void {
  for (const [name, highlight] of CSS.highlights) {
    if (!name.startsWith('handset-')) continue;
    for (const { startContainer } of highlight) {
      const parent = startContainer.parentElement;
      if (parent?.textContent.includes(text)) parent.scrollIntoView({ block: 'center' });
    }
  }
}

/** Where the pointer was last brought on each page, in CSS pixels of the viewport. */
const lastPositions = new WeakMap<Page, { x: number; y: number }>();

/** Moves the pointer to a position from nearby, as a hand does. */
export async function pointTo(page: Page, position: { x: number; y: number }): Promise<void> {
  lastPositions.set(page, position);
  await page.mouse.move(position.x - 40, position.y + 30);
  await page.mouse.move(position.x, position.y, { steps: 5 });
}

/** Moves the pointer onto a mark. */
export function pointAtMark(page: Page, { x, y, width, height }: SeenMark): Promise<void> {
  return pointTo(page, { x: x + width / 2, y: y + height / 2 });
}

/** Moves the pointer to the same position again. Returns false if it was brought nowhere. */
export async function pointAgain(page: Page): Promise<boolean> {
  const position = lastPositions.get(page);
  if (position) await pointTo(page, position);
  return position !== undefined;
}
