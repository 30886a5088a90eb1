import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { middleOf, offeredAt, type Position, restUntilOffered } from '@/test/support/layouts/rest';
import { numbersMarked } from '@/test/support/page/frame-marks';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
const CELL = 'tbody tr:first-child td';

describe.concurrent.each(browserNames)('numbers in pieces, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/pieces`);
    await waitUntil(async () => (await numbersMarked(page)).length >= 6, 'the marks');
  });
  afterAll(() => connected?.stop());

  it.each([
    ['boxes in a line', '.digits span:nth-child(9)', '+1 646 555 0106'],
    ['the children of a flex container', '.flap div:nth-child(4)', '+1 646 555 0107'],
    ['lines, under its label', 'section:nth-child(2) p:nth-of-type(1)', '+1 646 555 0109'],
    ['the first cell under one header', `${CELL}:nth-child(2)`, 'Ada'],
    ['the last cell under one header', `${CELL}:nth-child(4)`, 'Ada'],
  ])('offers a number whose pieces are %s', inTurn, async (_, selector, called) => {
    await restUntilOffered(connected.rig, page, await firstDigit(page, selector), called);
  });

  it.each([
    ['figures without a word for phone', '.piece:last-child .flap div:nth-child(4)'],
    ['an order in the next cell', `${CELL}:nth-child(5)`],
    ['lines with another label', 'section:nth-child(2) p:nth-of-type(3)'],
  ])('offers nothing for %s', inTurn, async (_, selector) => {
    const at = await firstDigit(page, selector);
    expect(await offeredAt(connected.rig, page, at)).toBeUndefined();
  });

  it('marks one number for each', inTurn, async () => {
    expect(await numbersMarked(page)).toEqual(
      ['06', '07', '09', '10', '12', '13'].map((end) => `+164655501${end}`),
    );
  });
});

/** Returns the middle of the first digit in an element, scrolled into view. */
async function firstDigit(page: Page, selector: string): Promise<Position> {
  await middleOf(page, selector);
  return page.$eval(selector, (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node as Text).data.search(/\d/);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error('There is no digit');
  });
}
