import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardGone, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { writeSettings } from '@/test/support/own-pages/connect';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const WRITTEN = '(212) 555-0134';

describe.each(browserNames)('a rep who skips the card in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countsDownAtOnce: true, countdownSeconds: 8 },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());

  const pressButton = async (role: string) => {
    await page.bringToFront();
    await page.reload();
    await pointAtMark(page, await markOn(page, WRITTEN));
    return pressUntil(connected.rig, page, /^Call /, role);
  };

  it('sees the countdown at once, with the facts, and cancels it', async () => {
    const { text } = await pressButton('alertdialog');
    expect(text).toMatch(/Ada Whitfield[\s\S]*\+1 212 555 0134[\s\S]*New York · .* there/);
    await pressInCard(connected.rig, page, /^Cancel/);
    await cardSaying(connected.rig, page, 'status', 'Cancelled');
    expect(connected.sandbox.calls()).toEqual([]);
    await pressInCard(connected.rig, page, /^Close/);
    await cardGone(connected.rig, page);
  });

  it('calls once the countdown ends', async () => {
    await writeSettings(connected.popup, { countdownSeconds: 1, repeatSeconds: 0 });
    await pressButton('alertdialog');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the call');
  });

  it('gets the card on a site that is not trusted, and without a countdown', async () => {
    await writeSettings(connected.popup, { countdownSeconds: 0 });
    await pressButton('dialog');
    await writeSettings(connected.popup, { countdownSeconds: 8, trustedSites: [] });
    await pressButton('dialog');
    expect(connected.sandbox.calls()).toHaveLength(1);
  });
});
