import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxOfNumber } from '@/test/attacks/trials/press-in-frame';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import type { BrowserName } from '@/test/support/browsers/rig';
import { readCard } from '@/test/support/card/card';
import { clickMenu } from '@/test/support/card/menu-click';
import {
  COLLEAGUE_LINE,
  callAsColleague,
  seeColleagueCalls,
} from '@/test/support/colleagues/colleague-calls';
import { closeConfirmation } from '@/test/support/own-pages/close-confirmation';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { readOffers } from '@/test/support/own-pages/log';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

const CALLED = '+12125550134';
/** Longer than the button beside a number takes to come, in milliseconds. No driver sees into the frame. */
const BUTTON_COMES_MS = 700;
/** Time in which a press must show its effect, in milliseconds. */
const EFFECT_MS = 2500;

/** Opens a browser that knows a call of a colleague to a number of the sample CRM. */
async function openAfterColleague(browser: BrowserName) {
  const connected = await openConnectedBrowser(browser, {
    sandbox: { faults: true },
    settings: { countdownSeconds: 0, repeatSeconds: 0 },
  });
  const { sandbox, popup, rig } = connected;
  await callAsColleague(sandbox, CALLED, 30);
  const crm = await rig.open(`${sandbox.crmUrl}/`);
  await seeColleagueCalls(popup, crm, 1);
  return { connected, crm };
}

// Only Firefox opens the card of a number in a frame in the top frame.
describe('a colleague’s call to a number in a frame in firefox', () => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    ({ connected } = await openAfterColleague('firefox'));
  });
  afterAll(() => connected?.stop());

  it('is named on the card that opens in the top frame', async () => {
    const { rig, sandbox } = connected;
    const page = await rig.open(`${sandbox.crmUrl}/`);
    const number = await frameNumber(page, `${sandbox.crmUrl}/hard/frames`);
    const onTop = async () => COLLEAGUE_LINE.test((await readCard(rig, page))?.text ?? '');
    const pressed = async () => {
      await pressBeside(page, number);
      await waitUntil(onTop, 'the line on the card', EFFECT_MS);
      return true;
    };
    await waitUntil(() => pressed().catch(() => false), 'the card in the top frame');
  });
});

// A driver can't report a menu click to Firefox's background. test/e2e/real/right-click.test.ts presses both menus.
describe('a context menu call to a contact whom a colleague called in chromium', () => {
  let connected: ConnectedBrowser;
  let crm: Page;
  beforeAll(async () => {
    ({ connected, crm } = await openAfterColleague('chromium'));
  });
  afterAll(() => connected?.stop());

  it('waits for the rep, who reads of the colleague’s call first', async () => {
    const { popup, rig, sandbox } = connected;
    const before = sandbox.calls().length;
    await clickMenu(connected, crm, { menuItemId: 'call-link', linkUrl: `tel:${CALLED}` });
    const isAsked = async () =>
      (await readOffers(popup)).some((offer) => offer.toConfirm && offer.e164 === CALLED);
    await waitUntil(isAsked, 'the question outside the page');
    const question = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, crm)}`);
    await waitForText(question, COLLEAGUE_LINE);
    await question.close();
    await closeConfirmation(popup);
    expect(sandbox.calls()).toHaveLength(before);
  });
});

/** Shows a number in a frame that fills the page, and returns where it is, once it is marked. */
async function frameNumber(page: Page, url: string): Promise<FrameBox> {
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe src="${src}" style="position:fixed;inset:0;width:1000px;height:600px;border:0">`;
  }, url);
  const frame = await waitUntil(
    () => page.frames().find((each) => each.url() === url),
    'the frame',
  );
  await waitUntil(
    () => frame.evaluate(() => document.readyState === 'complete'),
    'the frame to load',
  );
  await frame.evaluate(() => {
    document.body.innerHTML =
      '<p style="margin:80px;font:18px sans-serif"><span id="number">(212) 555-0134</span></p>';
  });
  await waitUntil(() => frame.evaluate(() => CSS.highlights.size > 0), 'the mark in the frame');
  return frame.evaluate(boxOfNumber);
}

type FrameBox = ReturnType<typeof boxOfNumber>;

/** Rests on the number, and presses the button beside it. */
async function pressBeside(page: Page, { left, right, top, bottom }: FrameBox): Promise<void> {
  await page.mouse.move(left + 20, top - 30);
  await page.mouse.move(left + 60, top + 10, { steps: 4 });
  await sleep(BUTTON_COMES_MS);
  await page.mouse.move(right + 22, (top + bottom) / 2, { steps: 5 });
  await sleep(BUTTON_COMES_MS);
  await page.mouse.click(right + 22, (top + bottom) / 2);
}
