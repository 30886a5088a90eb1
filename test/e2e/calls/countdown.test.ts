import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import { readBadge } from '@/test/support/own-pages/badge';
import { readLog } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '(212) 555-0134';
/** Longer than the background waits for the page's answer, in milliseconds. */
const LONGER_THAN_ASKING_MS = 1_500;

describe.each(browserNames)('a countdown in %s', (browser) => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 10, repeatSeconds: 0, callsPerMinute: 60 },
    });
  });
  afterAll(() => connected.stop());

  it('is on the toolbar icon of every tab', async () => {
    const page = await startCountdown(connected);
    // Read before another tab hides the countdown: on a slow machine that cancels it first.
    await waitUntil(async () => /^\d+$/.test(await readBadge(connected)), 'the badge');
    const other = await connected.rig.open(`${connected.sandbox.crmUrl}/pipeline`);
    await other.close();
    await page.close();
    // The other tab hid the countdown: a slow machine cancels because of that first.
    await cancelledBecause(connected, 'page-left', 'countdown-hidden');
    await waitUntil(async () => (await readBadge(connected)) === '', 'the badge to go');
  });

  it.each([
    ['goes elsewhere', (page: Page) => page.goto(`${connected.sandbox.crmUrl}/pipeline`)],
    ['reloads', (page: Page) => page.reload()],
    ['is closed', (page: Page) => page.close()],
  ])('is cancelled with a page that %s', async (_, leave) => {
    const page = await startCountdown(connected);
    await leave(page);
    await cancelledBecause(connected, 'page-left');
    expect(connected.sandbox.calls()).toHaveLength(0);
  });

  it('continues on a page that changes its address without being left', async () => {
    const page = await startCountdown(connected);
    await page.evaluate(() => history.pushState(null, '', `${location.pathname}?step=2`));
    await page.evaluate(() => {
      location.hash = 'notes';
    });
    await sleep(LONGER_THAN_ASKING_MS);
    expect((await readLog(connected.popup))[0]?.state).toBe('counting');
    await page.close();
    await cancelledBecause(connected, 'page-left');
  });

  it('is cancelled with a tab that the browser discards', async () => {
    const page = await startCountdown(connected);
    // Cancel stays in sight there, so the call would go on.
    await connected.popup.bringToFront();
    await discardTab(connected, page.url());
    await cancelledBecause(connected, 'page-left');
    expect(connected.sandbox.calls()).toHaveLength(0);
  });
});

describe('a countdown whose tab Chromium freezes', () => {
  let connected: ConnectedBrowser;
  beforeAll(async () => {
    connected = await openConnectedBrowser('chromium', { settings: { countdownSeconds: 3 } });
  });
  afterAll(() => connected.stop());

  it('ends in a call, and the card shows it when the tab resumes', async () => {
    const { rig, popup, sandbox } = connected;
    const page = await startCountdown(connected);
    await page.evaluate(() =>
      document.addEventListener('freeze', () => Object.assign(window, { wasFrozen: true })),
    );
    await popup.bringToFront();
    const session = await page.createCDPSession();
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await waitUntil(async () => (await readLog(popup))[0]?.state === 'placed', 'the call');
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
    await cardSaying(rig, page, 'status', 'Requested');
    expect(await page.evaluate(() => Reflect.get(window, 'wasFrozen'))).toBe(true);
    expect(sandbox.calls()).toHaveLength(1);
  });
});

async function startCountdown({ rig, sandbox }: ConnectedBrowser): Promise<Page> {
  const page = await rig.open(`${sandbox.crmUrl}/`);
  await pointAtMark(page, await markOn(page, NUMBER));
  await pressUntil(rig, page, /^Call /, 'dialog');
  await pressUntil(rig, page, /^Call/, 'alertdialog');
  return page;
}

/** Discards a tab behind the one in front, as the browser does when memory is short. */
async function discardTab({ popup }: ConnectedBrowser, url: string): Promise<void> {
  await popup.evaluate(async (address) => {
    const { tabs } = Reflect.get(globalThis, 'chrome') as {
      tabs: {
        query(filter: object): Promise<{ id: number; url?: string }[]>;
        discard(id: number): Promise<unknown>;
      };
    };
    // Earlier tests leave tabs with the same address open; the latest is the last.
    const tab = (await tabs.query({})).findLast((each) => each.url === address);
    if (!tab) throw new Error(`There is no tab with ${address}`);
    await tabs.discard(tab.id);
  }, url);
}

async function cancelledBecause(
  { popup }: ConnectedBrowser,
  ...codes: NonNullable<Call['problem']>['code'][]
): Promise<void> {
  await waitUntil(async () => {
    const [call] = await readLog(popup);
    return call?.state === 'cancelled' && call.problem && codes.includes(call.problem.code);
  }, `${codes}`);
}
