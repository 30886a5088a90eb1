import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { type Display, startDisplay } from '@/test/support/browsers/display';
import { browserNames } from '@/test/support/browsers/launch';
import { readLog } from '@/test/support/own-pages/log';
import { cardSaying } from '@/test/support/page/card';
import { markOn } from '@/test/support/page/marks';
import {
  CONTACTS,
  cornerOfPage,
  iconPixels,
  onScreen,
  selectByMouse,
} from '@/test/support/page/menu-page';
import { waitUntil } from '@/test/support/wait';

/** Keys from the bottom of each browser's menu to our item: Chromium has two of its own below. */
const UP_TO_OURS = { chromium: ['Up', 'Up', 'Up'], firefox: ['Up'] };
/** On selected text and on links Chromium has one item below ours. */
const UP_TO_OURS_ON_TEXT = { chromium: ['Up', 'Up'], firefox: ['Up'] };

/** Our icon in a menu has about 150 pixels of its green. */
const LEAST_ICON_PIXELS = 80;

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

  const openMenuOn = async (selector: string) => {
    const { left, right, middle } = await onScreen(page, selector);
    await display.xdotool('mousemove', Math.round((left + right) / 2), middle);
    await sleep(1_000);
    const before = await iconPixels(display);
    await display.xdotool('click', 3);
    await sleep(1_500);
    return (await iconPixels(display)) - before;
  };
  /** Right-clicks the middle of an element, and chooses where our only item would be. */
  const chooseOn = async (selector: string) => {
    await openMenuOn(selector);
    await display.xdotool('key', ...UP_TO_OURS_ON_TEXT[browser]);
    await sleep(300);
    await display.xdotool('key', 'Return');
  };
  const showContacts = async () => {
    page = await desk.rig.open(`${desk.sandbox.crmUrl}/`);
    await page.evaluate((html) => {
      document.body.innerHTML = html;
    }, CONTACTS);
    await markOn(page, '020 7946 0123');
  };

  it('reads selected text as its mark: one item, the record’s country and name', async () => {
    await showContacts();
    await selectByMouse(display, await onScreen(page, '#number'));
    await chooseOn('#number');
    await cardSaying(desk.rig, page, 'alertdialog', '+44 20 7946 0123');
    await cardSaying(desk.rig, page, 'alertdialog', 'Ada Brightwater');
  });

  it('calls a dial link by one item, with the name of its record', async () => {
    await showContacts();
    await chooseOn('#link');
    await cardSaying(desk.rig, page, 'alertdialog', '+44 20 7946 0555');
    await cardSaying(desk.rig, page, 'alertdialog', 'Bob Whitfield');
  });

  it('has an item with our icon for a selected number, and none for a name', async () => {
    await showContacts();
    await selectByMouse(display, await onScreen(page, '#number'));
    expect(await openMenuOn('#number')).toBeGreaterThan(LEAST_ICON_PIXELS);
    await display.xdotool('key', 'Escape');
    await selectByMouse(display, await onScreen(page, '#name'));
    expect(await openMenuOn('#name')).toBeLessThan(LEAST_ICON_PIXELS);
    await display.xdotool('key', 'Escape');
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
