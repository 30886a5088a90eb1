import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { openDashboardPage, rowsThat, waitForText } from '@/test/support/own-pages/dashboard-page';
import { readLog, writeCalls } from '@/test/support/own-pages/log';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { openRow, pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { tabIdOf } from '@/test/support/page/page-numbers';

/** On the page as a link to dial, of a contact with this name. */
const FORBIDDEN = '+13125550149';
const NAME = 'Marcus Hale';
const REFUSED = /do-not-call list. No call was made/;

/** The context menu and the address bar need a real mouse and keyboard: test/e2e/real has them. */
describe.each(browserNames)('a number on the do-not-call list in %s', (browser) => {
  let connected: ConnectedBrowser;
  let crm: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0, callRules: 'off' },
    });
    await forbid(FORBIDDEN);
    crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await markOn(crm, '312-555-0149');
  });
  afterAll(async () => {
    expect(connected?.sandbox.calls()).toEqual([]);
    await connected?.stop();
  });

  const forbid = async (text: string) => {
    const list = { text, words: 'Please stop', source: 'list' } as const;
    expect(await askBackground(connected.popup, 'forbid', list)).toMatchObject({ ok: true });
  };
  const openPalette = async () => {
    const tab = await tabIdOf(connected.popup, crm);
    const palette = await connected.rig.openOwn(`popup.html?tab=${tab}`);
    await pressIn(palette, /^This page/);
    await waitForText(palette, new RegExp(NAME));
    return palette;
  };

  it('is not called from its link, by the card', async () => {
    await pointAtMark(crm, await markOn(crm, '312-555-0149'));
    await pressUntil(connected.rig, crm, /^Call ./, 'dialog');
    await pressInCard(connected.rig, crm, CALL);
    const { text } = await cardSaying(connected.rig, crm, 'dialog', 'do-not-call list');
    expect(text, 'a page must not read the entry').not.toContain('Please stop');
  });

  it('is not called from the popup', async () => {
    await connected.popup.bringToFront();
    await connected.popup.focus('#dial-number');
    await connected.popup.keyboard.type(FORBIDDEN);
    await connected.popup.keyboard.press('Enter');
    await waitForText(connected.popup, REFUSED);
  });

  it('is not called again from the log', async () => {
    await writeCalls(connected.popup, [loggedCall({ callee: FORBIDDEN, calleeName: NAME })]);
    const log = await connected.rig.openOwn('popup.html');
    await openRow(log, new RegExp(NAME));
    await pressIn(log, /^Call again/);
    await waitForText(log, REFUSED);
    expect(await readLog(log)).toHaveLength(1);
    await log.close();
  });

  it('is not called from the palette', async () => {
    const palette = await openPalette();
    await palette.focus('#dial-number');
    await palette.keyboard.type(NAME);
    await palette.waitForSelector('[role=option][aria-selected=true]');
    await palette.keyboard.press('Enter');
    await waitForText(palette, REFUSED);
    await palette.close();
  });

  it('is left out of the queue, leaves it at a press, and is not called if it was there before', async () => {
    const palette = await openPalette();
    await pressIn(palette, /^Queue these numbers$/);
    await waitForText(palette, /Queued: \d+ · 1 on the do-not-call list/);
    await palette.close();
    const queue = await openDashboardPage(connected.rig, '#/queue');
    const [first] = await rowsThat(queue, (rows) => rows.length > 0, 'the queue');
    await pressIn(queue, /^Add to do-not-call list$/);
    await rowsThat(queue, ([row]) => row?.[1] !== first?.[1], 'the next contact');
    const queued = await askBackground(connected.popup, 'queue', { offset: 0, limit: 1 });
    if (!queued.ok) throw new Error(queued.error.code);
    await forbid(queued.value.items[0]?.callee.e164 ?? '');
    await pressIn(queue, /^Call next$/);
    await waitForText(queue, REFUSED);
    await queue.close();
  });
});
