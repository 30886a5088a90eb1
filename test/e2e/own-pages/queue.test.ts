import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { barriersOn } from '@/test/support/own-pages/dashboard-axe';
import {
  goTo,
  notSaying,
  openDashboard,
  rowsThat,
  saying,
} from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the queue in %s', (browser) => {
  let desk: Desk;
  let page: Page;

  beforeAll(async () => {
    desk = await openDesk(browser, { settings: { undoSeconds: 0, repeatSeconds: 0 } });
    const crm = await desk.rig.open(`${desk.sandbox.crmUrl}/`);
    const popup = await desk.rig.openOwn(`popup.html?tab=${await tabIdOf(desk.popup, crm)}`);
    await pressIn(popup, /^This page/);
    await pressIn(popup, /^Queue these numbers$/);
    await saying(popup, /Queued: \d+/);
    expect(await barriersOn(popup)).toEqual([]);
    await popup.close();
    page = await openDashboard(desk.rig, '#/queue');
    await page.setViewport({ width: 1100, height: 800 });
  });
  afterAll(() => desk?.stop());

  const rows = () => rowsThat(page, ([row]) => row !== undefined, 'the queue');
  const next = async () => (await rows())[0]?.[1] ?? '?';

  it('lists the numbers of the page, with their names and where they are from', async () => {
    const [first] = await rows();
    expect(first?.[2]).toBe('127.0.0.1');
    expect(await barriersOn(page)).toEqual([]);
  });

  it('skips with a reason, puts back and puts off', async () => {
    const [, second] = (await rows()).map((row) => row[1] ?? '?');
    await pressIn(page, /^Skip$/);
    await pressIn(page, /^Wrong number$/);
    await rowsThat(page, ([row]) => row?.[1] === second, 'the next contact');
    await pressIn(page, /^Later$/);
    expect(await barriersOn(page)).toEqual([]);
    await pressIn(page, /^In 1 hour$/);
    await rowsThat(page, ([row]) => row?.[1] !== second, 'the one after');
    await saying(page, /put off: 1/);
    await page.evaluate(() => document.querySelector('details.skipped')?.setAttribute('open', ''));
    await saying(page, /Wrong number/);
    await pressIn(page, /^Put back/);
    await notSaying(page, /Skipped contacts/);
  });

  it('makes no call while it is paused, also after it was opened again', async () => {
    await pressIn(page, /^Pause$/);
    await saying(page, /The queue is paused/);
    await page.close();
    page = await openDashboard(desk.rig, '#/queue');
    await saying(page, /The queue is paused/);
    expect(await barriersOn(page)).toEqual([]);
    await pressIn(page, /^I'm ready$/);
    await notSaying(page, /The queue is paused/);
    expect(desk.sandbox.calls()).toEqual([]);
  });

  it('calls the next one by the press of a key, once', async () => {
    const whom = await next();
    await waitUntil(
      () => page.evaluate(() => document.activeElement?.textContent === 'Call next'),
      'the focus on Call next',
    );
    await page.keyboard.press('Enter');
    await waitUntil(() => desk.sandbox.calls().length === 1, 'the call');
    await rowsThat(page, ([row]) => row?.[1] !== whom, 'the next contact');
    expect(await readLog(desk.popup)).toHaveLength(1);
    await goTo(page, '#/calls');
  });
});
