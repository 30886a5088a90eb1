import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import type { Display } from '@/test/support/browsers/display';

const execute = promisify(execFile);
/** The green of our icon, which stands beside our menu item. */
const ICON = [11, 122, 75];

/** Counts the pixels of the screen that have our icon's green. */
export async function iconPixels({ name }: Display): Promise<number> {
  const { stdout } = await execute('import', ['-window', 'root', '-depth', '8', 'rgb:-'], {
    env: { ...process.env, DISPLAY: name },
    encoding: 'buffer',
    maxBuffer: 50_000_000,
  });
  let count = 0;
  for (let at = 0; at < stdout.length; at += 3) {
    if (ICON.every((value, part) => stdout[at + part] === value)) count++;
  }
  return count;
}

/** A list of British contacts, whose numbers are written without a country code. */
export const CONTACTS = `<table style="margin:60px;font:18px sans-serif;border-spacing:20px">
<tr><th>Name</th><th>Country</th><th>Phone</th></tr>
<tr><td><span id="name">Ada Brightwater</span></td><td>United Kingdom</td><td><span id="number">020 7946 0123</span></td></tr>
<tr><td>Bob Whitfield</td><td>United Kingdom</td><td><a id="link" href="tel:02079460555">Call Bob</a></td></tr>
</table>`;

/** Where an element of the page is on the screen. */
export interface ScreenBox {
  left: number;
  right: number;
  middle: number;
}

/** The place of an element's text on the screen, in pixels of the display. */
export async function onScreen(page: Page, selector: string): Promise<ScreenBox> {
  const [corner, box] = await Promise.all([
    page.evaluate(cornerOfPage),
    page.$eval(selector, (element) => {
      const { left, right, top, height } = element.getBoundingClientRect();
      return { left, right, middle: top + height / 2 };
    }),
  ]);
  return {
    left: Math.round(corner.x + box.left),
    right: Math.round(corner.x + box.right),
    middle: Math.round(corner.y + box.middle),
  };
}

/** Drags the mouse over an element's text, as a hand selects it. */
export async function selectByMouse(display: Display, box: ScreenBox): Promise<void> {
  const { left, right, middle } = box;
  await display.xdotool('mousemove', left + 1, middle, 'mousedown', 1);
  for (let at = left + 20; at < right; at += 20) await display.xdotool('mousemove', at, middle);
  await display.xdotool('mousemove', right + 1, middle, 'mouseup', 1);
}

/** Runs in the page. Firefox tells where its page stands; in Chromium nothing is beside it. */
export function cornerOfPage(): { x: number; y: number } {
  const [x, y] = [Reflect.get(window, 'mozInnerScreenX'), Reflect.get(window, 'mozInnerScreenY')];
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  const { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight } = window;
  return { x: screenX + (outerWidth - innerWidth) / 2, y: screenY + outerHeight - innerHeight };
}
