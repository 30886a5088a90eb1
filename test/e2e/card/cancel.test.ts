import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressInCard } from '@/test/support/card/card';
import { countdownOn } from '@/test/support/card/place-call';
import { readLog } from '@/test/support/own-pages/log';

const COUNTDOWN_SECONDS = 2;
/** Longer than what is left of the countdown when it is cancelled. */
const NOTHING_MS = COUNTDOWN_SECONDS * 1000;

describe.each(browserNames)('cancelling in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: COUNTDOWN_SECONDS },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());

  const ways: [string, string, () => Promise<void>][] = [
    ['Cancel', '(212) 555-0134', () => pressInCard(connected.rig, page, /^Cancel/)],
    ['Esc', '212.555.0187', () => page.keyboard.press('Escape')],
  ];

  it.each(ways)('%s during the countdown: no call is placed', async (_, number, cancel) => {
    await countdownOn(connected, page, number);
    await cancel();
    await cardSaying(connected.rig, page, 'status', 'Cancelled');
    await sleep(NOTHING_MS);
    expect(connected.sandbox.calls()).toEqual([]);
    const [call] = await readLog(connected.popup);
    expect(call).toMatchObject({ state: 'cancelled', problem: { code: 'cancelled-by-rep' } });
  });
});
