import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import type { Panel } from '@/test/support/browsers/panel';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { countdownOn } from '@/test/support/card/place-call';
import { seeChromiumPanel } from '@/test/support/chromium/panels';
import { seeFirefoxPanel } from '@/test/support/firefox/panels';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
const MAX_TRIES = 4;

/** A site that the rep did not trust: its card asks, and a surface of ours decides. */
describe.each(browserNames)('a call from an untrusted site in %s', (browser) => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 1, repeatSeconds: 0, trustedSites: [] },
    });
  });
  afterAll(() => connected.stop());

  it('is confirmed outside the page, with the number in full and both legs', async () => {
    const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    const surface = await confirmationAfter(connected, () => pressCall(connected, page));
    expect(await readLog(connected.popup)).toEqual([]);
    const text = await waitUntil(() => surface.evaluate(confirmText), 'the question');
    expect(text).toContain('+1 212 555 0134');
    expect(text).toContain('Caller ID');
    expect(connected.sandbox.calls()).toHaveLength(0);
    await waitUntil(() => surface.evaluate(isEnabled), 'Call');
    await surface.click('.confirm .primary');
    await waitUntil(async () => connected.sandbox.calls().length === 1, 'the call');
    // A rep's next click on a page closes the popup; a driver's does not.
    await surface.evaluate(() => window.close()).catch(() => undefined);
    await page.close();
  });

  it('costs one click more once: after "always", one click calls', async () => {
    const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    const surface = await confirmationAfter(connected, () => pressCall(connected, page));
    await waitUntil(() => surface.evaluate(isEnabled), 'Call');
    await surface.click('.confirm [role="switch"]');
    await surface.click('.confirm .primary');
    await waitUntil(async () => connected.sandbox.calls().length === 2, 'the call');
    await page.close();
    const again = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await countdownOn(connected, again, '212.555.0187');
    await waitUntil(async () => connected.sandbox.calls().length === 3, 'the call at one click');
    await again.close();
  });

  it('takes two clicks on a site that is trusted now: the button, Call', async () => {
    expect(await fewestClicks((page) => countdownOn(connected, page, NUMBER))).toBe(2);
  });

  it('takes two clicks in the page where it is not, and Call in the popup', async () => {
    await writeSettings(connected.popup, { trustedSites: [] });
    const clicks = await fewestClicks(async (page) => {
      const surface = await confirmationAfter(connected, () => pressCall(connected, page));
      await surface.evaluate(() => window.close()).catch(() => undefined);
    });
    expect(clicks).toBe(2);
  });

  /** On a busy machine a press may not count, and is made again: the least of some tries. */
  async function fewestClicks(run: (page: Page) => Promise<void>): Promise<number> {
    let fewest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < MAX_TRIES && fewest > 2; turn++) {
      const page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
      const clicks = vi.spyOn(page.mouse, 'click');
      await run(page);
      fewest = Math.min(fewest, clicks.mock.calls.length);
      await page.close();
    }
    return fewest;
  }
});

const confirmText = () => document.querySelector('.confirm')?.textContent;
const isEnabled = () => document.querySelector('.confirm .primary[aria-disabled=false]') !== null;

async function pressCall({ rig }: ConnectedBrowser, page: Page): Promise<void> {
  await pointAtMark(page, await markOn(page, NUMBER));
  await pressUntil(rig, page, /^Call /, 'dialog');
  await pressUntil(rig, page, /^Call/, 'status');
  await cardSaying(rig, page, 'status', 'Handset window');
}

/** The popup that the browser opens for a press on the card. */
async function confirmationAfter(
  { rig, popup }: ConnectedBrowser,
  press: () => Promise<void>,
): Promise<Panel> {
  const browser = popup.browser();
  const known = new Set(browser.targets());
  await press();
  return rig.name === 'firefox'
    ? seeFirefoxPanel(browser, 'popup')
    : seeChromiumPanel(browser, 'popup', known);
}
