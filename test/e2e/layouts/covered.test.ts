import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readCard } from '@/test/support/card/card';
import { middleOfText, offeredAt, restUntilOffered } from '@/test/support/layouts/rest';
import { markOn } from '@/test/support/page/marks';

/** Longer than a click takes to open a card, in milliseconds. */
const OPENED_MS = 700;
/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('boxes of the page over numbers, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/covered`);
    await markOn(page, '(646) 555-0101');
  });
  afterAll(() => connected?.stop());

  it.each([
    ['a link stretched over its card', '(646) 555-0101', 'Ada Whitfield'],
    ['a clear layer', '+44 20 7946 0101', '+44 20 7946 0101'],
    ['a skeleton that has faded out', '+49 30 23125 101', '+49 30 23125101'],
    ['a layer of which only the border is drawn', '+33 1 99 00 11 01', '+33 1 99 00 11 01'],
  ])('offers a number under %s', inTurn, async (_, text, called) => {
    await restUntilOffered(connected.rig, page, await middleOfText(page, text), called);
  });

  it.each([
    ['a dialog', '(646) 555-0102'],
    ['a veil', '(646) 555-0103'],
    ['a sticker that lets the pointer through', '(646) 555-0104'],
  ])('offers no number under %s', inTurn, async (_, text) => {
    const at = await middleOfText(page, text);
    expect(await offeredAt(connected.rig, page, at)).toBeUndefined();
  });

  it('leaves a click on the link to the page, and opens nothing', inTurn, async () => {
    const at = await middleOfText(page, '(646) 555-0101');
    await restUntilOffered(connected.rig, page, at, 'Ada Whitfield');
    await page.mouse.click(at.x, at.y);
    expect(await page.evaluate(() => location.hash)).toBe('#ada');
    await sleep(OPENED_MS);
    expect((await readCard(connected.rig, page))?.role ?? '').toBe('');
  });
});
