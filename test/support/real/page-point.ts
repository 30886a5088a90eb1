import type { Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';
import type { Point, Screen } from './screen';

/** Where the middle of a mark is on the screen. */
export async function markOnScreen(page: Page, text: string): Promise<Point> {
  const { x, y, width, height } = await markOn(page, text);
  return onScreen(page, { left: x, top: y, right: x + width, bottom: y + height });
}

/** Where the middle of a box of the page's viewport is on the screen. */
export async function onScreen(page: Page, box: Box): Promise<Point> {
  const corner = await page.evaluate(cornerOfPage);
  return {
    x: Math.round(corner.x + (box.left + box.right) / 2),
    y: Math.round(corner.y + (box.top + box.bottom) / 2),
  };
}

/** Presses the middle of an element of a page in a tab, scrolled into view. */
export async function pressElement(screen: Screen, page: Page, selector: string): Promise<void> {
  await page.bringToFront();
  const box = await waitUntil(() => page.$eval(selector, showAndMeasure), selector);
  await screen.settle();
  await screen.click(await onScreen(page, box));
}

/** Runs in the page. */
function showAndMeasure(element: Element): Box {
  element.scrollIntoView({ block: 'center' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * Runs in the page. Firefox tells where its page stands; in Chromium the page reaches down to the
 * window's frame, which is as wide below as at the sides.
 */
function cornerOfPage(): { x: number; y: number } {
  const [x, y] = [Reflect.get(window, 'mozInnerScreenX'), Reflect.get(window, 'mozInnerScreenY')];
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  const { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight } = window;
  const frame = (outerWidth - innerWidth) / 2;
  return { x: screenX + frame, y: screenY + outerHeight - innerHeight - frame };
}
