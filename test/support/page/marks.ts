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

/** The mark that was last pointed at on each page. */
const lastMarks = new WeakMap<Page, SeenMark>();

/** Moves the pointer onto a mark from nearby, as a hand does. */
export async function pointAt(page: Page, mark: SeenMark): Promise<void> {
  lastMarks.set(page, mark);
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
  await page.mouse.move(x - 40, y + 30);
  await page.mouse.move(x, y, { steps: 5 });
}

/** Moves the pointer onto the same mark again. Returns false if none was pointed at. */
export async function pointAgain(page: Page): Promise<boolean> {
  const mark = lastMarks.get(page);
  if (mark) await pointAt(page, mark);
  return mark !== undefined;
}
