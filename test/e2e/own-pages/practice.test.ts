import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { countRows } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

/** Tables that a call, its offer or its wrap-up would be in. */
const TABLES = ['calls', 'offers', 'wrapUps', 'wrapUpDrafts', 'outbox'];

describe.concurrent.each(browserNames)('a practice call in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  const inTurn = { concurrent: false };

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser);
    page = await connected.rig.openOwn('welcome.html');
  });
  afterAll(() => connected?.stop());

  it('is cancelled within its countdown', inTurn, async () => {
    await page.bringToFront();
    await pressIn(page, /Ready/);
    await pressIn(page, /^Start a practice call/);
    await waitForText(page, /This is practice\. Nobody is called\./);
    await pressIn(page, /212 555 0134/);
    await pressIn(page, /^Call$/);
    await waitForText(page, /Calling .*Ada Brightwater/);
    await page.keyboard.press('Escape');
    await waitForText(page, /Cancelled in time/);
  });

  it('plays a call from the number to its recording', inTurn, async () => {
    await pressIn(page, /^Start again/);
    await pressIn(page, /212 555 0134/);
    await pressIn(page, /^Call$/);
    await waitForText(page, /Customer's phone\s+Ringing\s+Your phone\s+Quiet/);
    await waitForText(page, /Customer's phone\s+Answered\s+Your phone\s+Ringing/);
    await waitForText(page, /Requested/);
    await waitForText(page, /Recorded/);
    const play = '[aria-label="Play the recording"]';
    await page.click(play);
    const length = () => page.$eval('.player-time', (time) => time.textContent);
    await waitUntil(async () => (await length())?.endsWith('/ 0:04'), 'the sound to be read');
  });

  it('reaches nobody, and is nowhere counted', inTurn, async () => {
    expect(connected.sandbox.calls()).toEqual([]);
    const rows = TABLES.map((table) => countRows(connected.popup, table));
    expect(await Promise.all(rows)).toEqual(TABLES.map(() => 0));
    const dashboard = await connected.rig.openOwn('dashboard.html#/calls');
    await waitForText(dashboard, /No calls yet/);
  });
});
