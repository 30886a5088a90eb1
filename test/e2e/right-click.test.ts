import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardSaying } from '@/test/support/card';
import { type Desk, openDesk } from '@/test/support/desk';
import { type Display, startDisplay } from '@/test/support/display';
import { browserNames } from '@/test/support/launch';
import { readLog } from '@/test/support/log';
import { markOn } from '@/test/support/marks';
import { waitUntil } from '@/test/support/wait';

/** Keys from the bottom of each browser's menu to our item: Chromium has two of its own below. */
const UP_TO_OURS = { chromium: ['Up', 'Up', 'Up'], firefox: ['Up'] };

/** A real mouse and the browser's real menu: needs an X display, so `npm test` runs it on Linux. */
describe.each(browserNames)('a real right-click in %s', (browser) => {
  let display: Display;
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    display = await startDisplay();
    desk = await openDesk(browser, { rig: { headed: true, display: display.name } });
    page = await desk.rig.open(`${desk.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await desk?.stop();
    await display?.stop();
  });

  it('calls the number under the pointer, which nobody selected', async () => {
    const { x, y } = await middleOnScreen(page, '(212) 555-0134');
    await display.xdotool('mousemove', x - 30, y + 40);
    await sleep(200);
    await display.xdotool('mousemove', x, y);
    await sleep(1_000);
    await display.xdotool('click', 3);
    await sleep(700);
    await display.xdotool('key', ...UP_TO_OURS[browser]);
    await sleep(300);
    await display.xdotool('key', 'Return');

    await cardSaying(desk.rig, page, 'alertdialog', '+1 212 555 0134');
    expect(desk.sandbox.calls()).toEqual([]);
    await waitUntil(() => desk.sandbox.calls().length > 0, 'the call to be asked for');
    expect(desk.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
    expect(await readLog(desk.popup)).toHaveLength(1);
  });
});

/** Where the middle of a mark is on the screen. */
async function middleOnScreen(page: Page, text: string): Promise<{ x: number; y: number }> {
  const mark = await markOn(page, text);
  const corner = await page.evaluate(cornerOfPage);
  return {
    x: Math.round(corner.x + mark.x + mark.width / 2),
    y: Math.round(corner.y + mark.y + mark.height / 2),
  };
}

/** Runs in the page. Firefox tells where its page stands; in Chromium nothing is beside it. */
function cornerOfPage(): { x: number; y: number } {
  const [x, y] = [Reflect.get(window, 'mozInnerScreenX'), Reflect.get(window, 'mozInnerScreenY')];
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  const { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight } = window;
  return { x: screenX + (outerWidth - innerWidth) / 2, y: screenY + outerHeight - innerHeight };
}
