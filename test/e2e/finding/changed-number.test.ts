import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import {
  CALL,
  callButtonOf,
  cardGone,
  cardSaying,
  pressInCard,
  pressUntil,
  readCard,
} from '@/test/support/card/card';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const FIELD = 'input[name="contact_phone"]';
/** Longer than a button must be visible before a press on it is trusted. */
const REST_MS = 450;
/** Longer than an open card takes to close once its text changes, in milliseconds. */
const NOTHING_MS = 200;

describe.each(browserNames)('a number that changes while it is offered, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/fields`);
  });
  beforeEach(() => page.reload());
  afterAll(() => connected?.stop());

  const button = async () => (await readCard(connected.rig, page))?.buttons[0];
  const offers = (text: string) =>
    waitUntil(async () => (await button())?.name === `Call ${text}`, `an offer of ${text}`);
  const typeInField = async (text: string) => {
    await page.click(FIELD, { count: 3 });
    await page.keyboard.type(text);
  };

  it('is read again from its field when the rep reaches for the button', async () => {
    await page.click(FIELD, { count: 3 });
    await offers('+1 305 555 0172');
    await page.keyboard.type('3055550173');
    await offers('+1 305 555 0173');
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await cardSaying(connected.rig, page, 'dialog', '305 555 0173');
  });

  it('is not offered while it is being typed', async () => {
    await typeInField('305555');
    expect((await button())?.name).toBeUndefined();
    await page.keyboard.type('0174');
    await offers('+1 305 555 0174');
    await page.keyboard.press('Backspace');
    await cardGone(connected.rig, page);
  });

  it('closes its open card once its field is edited', async () => {
    await page.click(FIELD, { count: 3 });
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await page.keyboard.press('ArrowRight');
    await page.click(FIELD);
    await page.keyboard.type('5');
    await cardGone(connected.rig, page);
  });

  it('is no longer offered once a script changes its text', async () => {
    await pointAtMark(page, await markOn(page, '(646) 555-0163'));
    await offers('+1 646 555 0163');
    await page.evaluate(swapText, '(646) 555-0163', '(646) 555-0199');
    await waitUntil(async () => (await button())?.name !== 'Call +1 646 555 0163', 'the end of it');
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('closes its open card once a script changes its text, and calls nobody', async () => {
    await pointAtMark(page, await markOn(page, '(646) 555-0163'));
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    const call = callButtonOf(await readCard(connected.rig, page));
    if (!call) throw new Error('no Call button');
    await page.mouse.move(call.x, call.y, { steps: 5 });
    await sleep(REST_MS);
    await page.evaluate(swapAtPress, '(646) 555-0163', '(646) 555-0199');
    await page.mouse.click(call.x, call.y);
    await cardGone(connected.rig, page);
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('keeps a running countdown', async () => {
    await pointAtMark(page, await markOn(page, '(646) 555-0163'));
    await pressUntil(connected.rig, page, /^Call /, 'dialog');
    await pressUntil(connected.rig, page, CALL, 'alertdialog', 'status');
    await page.evaluate(swapText, '(646) 555-0163', '(646) 555-0199');
    await sleep(NOTHING_MS);
    expect((await readCard(connected.rig, page))?.role).toMatch(/alertdialog|status/);
    await pressInCard(connected.rig, page, /^(?:Cancel|Close)/).catch(() => undefined);
  });
});

/** Runs in the page: puts one number in the place of another, in the same text node. */
function swapText(from: string, to: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text.data.includes(from)) text.data = text.data.replace(from, to);
  }
}

/** Runs in the page: swaps it in the very moment of the press. */
function swapAtPress(from: string, to: string): void {
  const swap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (text.data.includes(from)) text.data = text.data.replace(from, to);
    }
  };
  window.addEventListener('pointerdown', swap, { capture: true, once: true });
}
