import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, containsPoint, distance, overlaps } from '@/lib/page/dom/geometry';
import { type AttackSite, startAttackSite } from '@/test/support/attacks/site';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import {
  cardGone,
  cardSaying,
  pressInCard,
  pressUntil,
  readCard,
  readUnchanged,
} from '@/test/support/card/card';
import { type CardBoxes, readBoxes } from '@/test/support/card/card-boxes';
import { FORM_PAGE } from '@/test/support/card/card-position-form';
import { markOn, pointAtMark, pointTo } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** How far from its button the card may open, in pixels. */
const NEAR = 24;
/** Longer than a button must have been in plain sight. */
const REST_MS = 450;
const CONTACTS: [string, string, { width: number; height: number }][] = [
  ['in a list', '(212) 555-0134', { width: 1280, height: 800 }],
  ['low in a list', '020 7946 0123', { width: 1280, height: 300 }],
  ['on a narrow screen', '(212) 555-0134', { width: 320, height: 700 }],
];

describe.each(browserNames)('where the card opens in %s', (browser) => {
  let connected: ConnectedBrowser;
  let site: AttackSite;
  let page: Page;

  /** Measures the card once it stays where it is: it is positioned after it was drawn. */
  const boxes = (): Promise<CardBoxes> =>
    waitUntil(
      () => readUnchanged(page, () => readBoxes(connected.rig, page)),
      'the card to stay where it is',
    );
  /** Moves to the button beside the number and presses it, as a hand does. */
  const openByButton = async (): Promise<Box> => {
    await waitUntil(async () => (await readCard(connected.rig, page))?.role === '', 'the button');
    const { whole } = await boxes();
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    return whole;
  };
  /** Presses Call. Returns the position of the press. */
  const pressCall = async (count: number) => {
    const { main } = await boxes();
    if (!main) throw new Error('There is no Call');
    // Not in the middle: any point will do.
    const at = { x: main.left + 30, y: main.bottom - 9 };
    // In a low window Call may be so near the pointer that the hand must come to it again.
    await page.mouse.move(at.x, main.top - 30, { steps: 5 });
    await page.mouse.move(at.x, at.y, { steps: 5 });
    await sleep(REST_MS);
    await page.mouse.click(at.x, at.y, { count });
    await cardSaying(connected.rig, page, 'alertdialog');
    return at;
  };

  beforeAll(async () => {
    site = await startAttackSite();
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 3, repeatSeconds: 0 },
    });
    page = await connected.rig.open('about:blank');
  });
  afterAll(async () => {
    await connected?.stop();
    await site?.stop();
  });

  it.each(CONTACTS)(
    '%s: card at its button, Cancel where Call was pressed',
    async (_, number, size) => {
      await page.setViewport(size);
      await page.goto(`${connected.sandbox.crmUrl}/`);
      await pointAtMark(page, await markOn(page, number));
      const button = await openByButton();
      const { whole: card } = await boxes();
      expect(distance(card, button)).toBeLessThanOrEqual(NEAR);
      const number_ = await markOn(page, number);
      const { x, y, width, height } = number_;
      expect(overlaps(card, { left: x, top: y, right: x + width, bottom: y + height })).toBe(false);

      const pressed = await pressCall(1);
      const { main: cancel, whole: countdown } = await boxes();
      expect(cancel && containsPoint(cancel, pressed.x, pressed.y)).toBe(true);
      expect(countdown).toEqual(card);
      await sleep(REST_MS);
      await page.mouse.click(pressed.x, pressed.y);
      await cardSaying(connected.rig, page, 'status');
      const { whole: outcome } = await boxes();
      expect(outcome).toEqual(card);
      expect(connected.sandbox.calls()).toEqual([]);
      await pressInCard(connected.rig, page, /^Close/);
      await cardGone(connected.rig, page);
    },
  );

  it('a double click on Call does not cancel', async () => {
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${connected.sandbox.crmUrl}/`);
    await pointAtMark(page, await markOn(page, '212.555.0187'));
    await openByButton();
    await pressCall(2);
    await sleep(REST_MS);
    expect((await readCard(connected.rig, page))?.role).toBe('alertdialog');
    await page.keyboard.press('Escape');
    await cardSaying(connected.rig, page, 'status');
  });

  it('in a form: after the typed text, without covering the country field', async () => {
    await page.goto(site.serve(FORM_PAGE));
    const [phone, country, icon] = await Promise.all(
      ['#phone', '#country', '#icon'].map((selector) => page.$eval(selector, boxOf)),
    );
    await pointTo(page, { x: (phone?.left ?? 0) + 20, y: (phone?.top ?? 0) + 10 });
    const button = await openByButton();
    if (!phone || !country || !icon) throw new Error('The form is not there');
    expect(containsPoint(phone, button.left, (button.top + button.bottom) / 2)).toBe(true);
    expect(button.left - phone.left).toBeLessThan(160);
    expect(overlaps(button, icon)).toBe(false);
    const { whole: card } = await boxes();
    expect(distance(card, button)).toBeLessThanOrEqual(NEAR);
    expect(overlaps(card, country)).toBe(false);
  });
});

/** Runs in the page. */
function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
