import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { countdownOn } from '@/test/support/card/place-call';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

const COUNTDOWN_SECONDS = 10;

describe.each(browserNames)('a countdown whose tab the rep leaves in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    const settings = { countdownSeconds: COUNTDOWN_SECONDS, repeatSeconds: 0, callsPerMinute: 60 };
    connected = await openConnectedBrowser(browser, { settings });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());

  const latest = async () => (await readLog(connected.popup))[0];
  const isCancelled = (code: string) => async () => {
    const call = await latest();
    return call?.state === 'cancelled' && call.problem?.code === code;
  };

  it('is cancelled where no view of ours shows it', async () => {
    await countdownOn(connected, page, '(212) 555-0134');
    const other = await connected.rig.open(`${connected.sandbox.crmUrl}/pipeline`);
    await waitUntil(isCancelled('countdown-hidden'), 'the call to be cancelled');
    await other.close();
  });

  it('continues in the side panel, where Cancel is', async () => {
    const panel = await connected.rig.openOwn('sidepanel.html');
    await page.bringToFront();
    await countdownOn(connected, page, '212.555.0187');
    await panel.bringToFront();
    const cancel = await panel.waitForSelector('.countdown button');
    // Longer than a hidden countdown may stay without a view of ours.
    const shown = async () => (await panel.$eval('.countdown', (each) => each.textContent)) ?? '';
    await waitUntil(async () => /^[1-7]\D/.test(await shown()), 'the seconds to pass');
    expect((await latest())?.state).toBe('counting');
    await cancel?.click();
    await waitUntil(isCancelled('cancelled-by-rep'), 'the call to be cancelled');
    await panel.close();
  });

  it('is cancelled once the side panel is closed, too', async () => {
    const panel = await connected.rig.openOwn('sidepanel.html');
    await page.bringToFront();
    await countdownOn(connected, page, '(212) 555-0134');
    await panel.bringToFront();
    await panel.waitForSelector('.countdown button');
    const other = await connected.rig.open(`${connected.sandbox.crmUrl}/pipeline`);
    await waitUntil(isCancelled('countdown-hidden'), 'the call to be cancelled');
    expect(connected.sandbox.calls()).toEqual([]);
    await Promise.all([other.close(), panel.close()]);
  });
});
