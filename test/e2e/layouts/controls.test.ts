import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressUntil } from '@/test/support/card/card';
import {
  buttonName,
  middleOf,
  middleOfText,
  offeredAt,
  restUntilOffered,
} from '@/test/support/layouts/rest';
import { markOn } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };

describe.concurrent.each(browserNames)('controls that show numbers, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 1 } });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/controls`);
    await markOn(page, '(646) 555-0117');
  });
  afterAll(() => connected?.stop());

  it.each([
    ['the chosen option', '#chosen', '+1 646 555 0118'],
    ['a text that is read only', '#shown', '+1 646 555 0119'],
  ])('offers %s', inTurn, async (_, selector, number) => {
    await restUntilOffered(connected.rig, page, await middleOf(page, selector), number);
  });

  it.each([
    ['a text box that is read only', '+44 20 7946 0119', '+44 20 7946 0119'],
    ['a cell of an editable grid', '6465550120', 'Ada Whitfield'],
  ])('offers %s', inTurn, async (_, text, number) => {
    await restUntilOffered(connected.rig, page, await middleOfText(page, text), number);
  });

  it('calls the chosen option', inTurn, async () => {
    await restUntilOffered(connected.rig, page, await middleOf(page, '#chosen'), '+1 646 555 0118');
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    await pressUntil(connected.rig, page, CALL, 'alertdialog', 'status');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+16465550118']);
    await page.keyboard.press('Escape');
  });

  it('offers the option that is chosen now', inTurn, async () => {
    await page.select('#chosen', 'Not chosen: (646) 555-0190');
    const at = await middleOf(page, '#chosen');
    await restUntilOffered(connected.rig, page, at, '+1 646 555 0190');
  });

  it.each([
    ['a draft', () => middleOf(page, '#draft')],
    ['a text box to write in', () => middleOfText(page, '(646) 555-0192')],
    ['an editor', () => middleOfText(page, '(646) 555-0193')],
    ['a table in an editor', () => middleOfText(page, '(646) 555-0194')],
    ['an order in an editable grid', () => middleOfText(page, '6465550195')],
  ])('offers nothing in %s', inTurn, async (_, at) => {
    expect(await offeredAt(connected.rig, page, await at())).toBeUndefined();
  });

  it('offers what a cell says after it was edited', inTurn, async () => {
    const { x, y } = await middleOfText(page, '6465550120');
    await page.mouse.click(x, y);
    await page.keyboard.press('End');
    for (let times = 0; times < 2; times++) await page.keyboard.press('Backspace');
    await page.keyboard.type('21');
    await page.mouse.move(5, 5);
    await waitUntil(async () => !(await buttonName(connected.rig, page)), 'the button to go');
    await markOn(page, '6465550121');
    await restUntilOffered(connected.rig, page, { x, y }, 'Ada Whitfield');
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    await cardSaying(connected.rig, page, 'dialog', '+1 646 555 0121');
  });
});
