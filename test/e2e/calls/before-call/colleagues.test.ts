import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { cardSaying, pressUntil } from '@/test/support/card/card';
import {
  COLLEAGUE_LINE,
  callAsColleague,
  readColleaguesAtNextLook,
  seeColleagueCalls,
} from '@/test/support/colleagues/colleague-calls';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { countRows, readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { numbersListed, tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

const CALLED = '+12125550134';
const OTHER = '+12125550187';
/** In Florida three calls a day are allowed. */
const FLORIDA = '+13055550134';

describe.each(browserNames)('calls of colleagues in %s', (browser) => {
  let connected: ConnectedBrowser;
  let crm: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      sandbox: { faults: true },
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
    });
    const { sandbox, popup, rig } = connected;
    await callAsColleague(sandbox, CALLED, 30);
    for (const minutes of [40, 50, 60]) await callAsColleague(sandbox, FLORIDA, minutes);
    crm = await rig.open(`${sandbox.crmUrl}/`);
    await seeColleagueCalls(popup, crm, 4);
  });
  afterAll(() => connected?.stop());

  it('are named in the popup’s list', async () => {
    const { rig, popup } = connected;
    const list = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, crm)}`);
    await pressIn(list, /^This page/);
    await waitForText(list, COLLEAGUE_LINE);
    expect(await axeViolationsOn(list)).toEqual([]);
    await list.close();
  });

  it('are named on the card of a trusted site, and not on another one’s', async () => {
    const { rig, popup } = connected;
    const openCard = async () => {
      await pointAtMark(crm, await markOn(crm, '(212) 555-0134'));
      await pressUntil(rig, crm, /^Call ./, 'dialog');
      return (await cardSaying(rig, crm, 'dialog', '+1 212 555 0134')).text;
    };
    expect(await openCard()).toMatch(COLLEAGUE_LINE);
    await writeSettings(popup, { trustedSites: [] });
    await crm.reload();
    expect(await openCard()).not.toMatch(/colleague/);
    await writeSettings(popup, { trustedSites: ['http://127.0.0.1/*'] });
  });

  it('count as attempts, and the warning says whose they are', async () => {
    const { popup } = connected;
    await writeSettings(popup, { callRules: 'warn' });
    await popup.bringToFront();
    await popup.type('input', '+1 305 555 0134');
    await waitForText(popup, /3 calls per number[^.]*\. You've made 0\. Colleagues made 3/);
    const press = { e164: FLORIDA, gesture: 'without-warning' };
    expect(await askBackground(popup, 'dial', press)).toMatchObject({
      ok: false,
      error: { code: 'call-warning' },
    });
    await writeSettings(popup, { callRules: 'off' });
  });

  it('are skipped in the queue, which says why, and can be called anyway', async () => {
    const { popup, rig, sandbox } = connected;
    const numbers = [CALLED, OTHER].map((e164) => ({ e164 }));
    const source = { kind: 'page', host: 'crm.example' } as const;
    await askBackground(popup, 'queue-numbers', { source, numbers });
    const page = await openDashboardPage(rig, '#/queue');
    await page.setViewport({ width: 1100, height: 800 });
    await waitForText(page, /Next: .?\+1.212.555.0187/);
    await waitForText(page, /called by colleagues: 1/);
    await waitForText(page, /Skipped until .*: a colleague called/);
    expect(await axeViolationsOn(page)).toEqual([]);
    await pressIn(page, /^Put back/);
    await waitForText(page, /Next: .?\+1.212.555.0134/);
    const before = sandbox.calls().length;
    await pressIn(page, /^Call next$/);
    await waitUntil(async () => sandbox.calls().length === before + 1, 'the call');
    expect((await readLog(popup))[0]?.callee).toBe(CALLED);
    await page.close();
  });

  it('of the rep’s own are none', async () => {
    const { popup } = connected;
    const [own] = await readLog(popup);
    // It reads the history, with the rep's own call in it.
    expect(own?.callee).toBe(CALLED);
    await askBackground(popup, 'look-up-call', { callId: own?.id ?? '' });
    expect(await countRows(popup, 'colleagueCalls')).toBe(4);
  });

  it('Options says that the history tells them', async () => {
    const options = await connected.rig.openOwn('options.html#calling');
    await waitForText(options, /history says whom colleagues called, and when\. Last read/);
    expect(await axeViolationsOn(options)).toEqual([]);
    await options.close();
  });
});

describe.each(browserNames)('a service that tells no numbers in %s', (browser) => {
  it('is named in Options', async () => {
    const connected = await openConnectedBrowser(browser, {
      sandbox: { faults: true, historyShape: 'minimal' },
    });
    const { sandbox, popup, rig } = connected;
    await callAsColleague(sandbox, CALLED, 30);
    await readColleaguesAtNextLook(popup);
    await numbersListed(popup, await rig.open(`${sandbox.crmUrl}/`));
    const says = async () => {
      const info = await askBackground(popup, 'colleagues-info', null);
      return info.ok && info.value.contents === 'no-number';
    };
    await waitUntil(says, 'what the history says');
    const options = await rig.openOwn('options.html#calling');
    await waitForText(options, /history does not say whom colleagues called, so/);
    expect(await axeViolationsOn(options)).toEqual([]);
    await connected.stop();
  });
});
