import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressUntil } from '@/test/support/card/card';
import { closedNumber } from '@/test/support/card/closed-number';
import { writeSettings } from '@/test/support/own-pages/connect';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** A call outside the calling hours of the callee: warned of, and blocked where the setting says so. */
describe.each(browserNames)('calling hours in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    const settings = { callRules: 'warn', countdownSeconds: 0, repeatSeconds: 0 } as const;
    connected = await openConnectedBrowser(browser, { settings });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(() => connected?.stop());

  const words = () => connected.popup.evaluate(() => document.body.innerText);
  const type = async (number: string) => {
    await connected.popup.bringToFront();
    await connected.popup.click('input', { count: 3 });
    await connected.popup.keyboard.type(number);
  };

  it('the card shows rule, source, date and next time before the call, and still calls', async () => {
    const number = closedNumber();
    await page.evaluate((text) => {
      const line = document.createElement('p');
      line.textContent = `Phone: ${text}`;
      document.body.prepend(line);
    }, number);
    await pointAtMark(page, await markOn(page, number));
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    const { text } = await cardSaying(connected.rig, page, 'dialog', 'sales calls only');
    expect(text).toMatch(/, checked .*2026/);
    expect(text).toContain('Allowed again:');
    await pressUntil(connected.rig, page, CALL, 'status');
    await waitUntil(async () => connected.sandbox.calls().length === 1, 'the call');
  });

  it('the popup warns too, and blocks the call if the setting is to block', async () => {
    const number = closedNumber();
    await type(number);
    await waitUntil(async () => /sales calls only[\s\S]*Allowed again/.test(await words()), 'it');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => connected.sandbox.calls().length === 2, 'the call');
    await writeSettings(connected.popup, { callRules: 'block' });
    await type(number);
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => /doesn't allow this call/.test(await words()), 'the refusal');
    expect(connected.sandbox.calls()).toHaveLength(2);
  });
});
