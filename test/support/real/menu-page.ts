import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import type { Box } from '@/lib/page/dom/geometry';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';
import { onScreen } from './page-point';
import type { Point, Screen } from './screen';

const execute = promisify(execFile);
/** The green of our icon, which is drawn beside our menu item. */
const ICON = [11, 122, 75];

/** Our icon in a menu or a notification has 140 pixels of its green, or more. */
export const LEAST_ICON_PIXELS = 80;

/** Keys from the bottom of each browser's menu to our item, on a mark and on a link or selection. */
const UP_TO_OURS = { chromium: { mark: 3, text: 2 }, firefox: { mark: 1, text: 1 } };

/** How long a browser may take until its menu has our item, in milliseconds. */
const ITEM_MS = 60_000;

/**
 * Right-clicks where the pointer is, and chooses our item. A browser that has just started may not have the
 * item yet: the menu is then closed and opened again.
 */
export async function chooseOurItem(
  screen: Screen,
  browser: keyof typeof UP_TO_OURS,
  on: 'mark' | 'text',
  picture: string,
): Promise<void> {
  await waitUntil(
    async () => {
      if ((await openMenuAndCountIcon(screen)) >= LEAST_ICON_PIXELS) return true;
      await screen.key('Escape');
      return false;
    },
    'our item in the menu',
    ITEM_MS,
  );
  await screen.picture(`${picture}-${browser}`);
  await screen.key(...Array<string>(UP_TO_OURS[browser][on]).fill('Up'), 'Return');
}

/** Right-clicks where the pointer is; returns how many more pixels have our icon's green with the menu open. */
export async function openMenuAndCountIcon(screen: Screen): Promise<number> {
  await screen.settle();
  const before = await countIconPixels(screen);
  await screen.openMenu();
  return (await countIconPixels(screen)) - before;
}

/** Counts the pixels of the screen that have our icon's green. */
export async function countIconPixels({ display }: Screen): Promise<number> {
  const { stdout } = await execute('import', ['-window', 'root', '-depth', '8', 'rgb:-'], {
    env: { ...process.env, DISPLAY: display },
    encoding: 'buffer',
    maxBuffer: 50_000_000,
  });
  let count = 0;
  for (let at = 0; at < stdout.length; at += 3) {
    if (ICON.every((value, part) => stdout[at + part] === value)) count++;
  }
  return count;
}

/** British contacts, whose numbers are written without a country code. */
const CONTACTS = `<table style="margin:60px;font:18px sans-serif;border-spacing:20px">
<tr><th>Name</th><th>Country</th><th>Phone</th></tr>
<tr><td><span id="name">Ada Brightwater</span></td><td>United Kingdom</td><td><span id="number">020 7946 0123</span></td></tr>
<tr><td>Bob Whitfield</td><td>United Kingdom</td><td><a id="link" href="tel:02079460555">Call Bob</a></td></tr>
</table>`;

/** Puts a list of British contacts into a page: `#name`, `#number` and a `tel:` link, `#link`. */
export async function showContacts(page: Page): Promise<void> {
  await putContacts(page);
  await markOn(page, '020 7946 0123');
}

/** Puts the same list into a page where nothing is marked. */
export async function putContacts(page: Page): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, CONTACTS);
}

/** Selects an element's text with the mouse. Returns where its middle is on the screen. */
export async function selectOnScreen(screen: Screen, page: Page, selector: string): Promise<Point> {
  const box = await boxOf(page, selector);
  const middle = await onScreen(page, box);
  const half = (box.right - box.left) / 2;
  const { x, y } = middle;
  // A page that was just opened may lose a drag: it is made again.
  await waitUntil(async () => {
    await screen.drag({ x: x - half + 1, y }, { x: x + half + 1, y });
    return page.evaluate(hasSelection);
  }, `${selector} to be selected`);
  return middle;
}

/** Runs in the page. */
function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** Where an element's middle is on the screen. */
export async function elementOnScreen(page: Page, selector: string): Promise<Point> {
  return onScreen(page, await boxOf(page, selector));
}

/** An element's box in the viewport. */
export function boxOf(page: Page, selector: string): Promise<Box> {
  return page.$eval(selector, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}
