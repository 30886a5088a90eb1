import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyAtTime } from '@/test/support/browsers/at-time';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames, buildOf } from '@/test/support/browsers/launch';
import { CALL, cardSaying, pressUntil } from '@/test/support/card/card';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readLog, readWrapUpRows } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** 1:30 in New York, half an hour before clocks go forward: 8:00 is five and a half hours away. */
const NIGHT_OF_CHANGE = Date.parse('2027-03-14T06:30Z');
const NEW_YORK = '+1 212 555 0134';
/** Arizona has no daylight saving time: there it is 23:30 of the day before. */
const PHOENIX = '+1 602 555 0134';

/**
 * Handset warns before a call outside the callee's calling hours, and blocks it if the rep chose so in Options.
 * The tests run in the night in which the rep's clock goes forward. One callee's clock does too, the other's
 * does not.
 */
describe.each(browserNames)('calling hours in %s', (browser) => {
  let extensionDir: string;
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    const settings = { callRules: 'warn', countdownSeconds: 0, repeatSeconds: 0 } as const;
    extensionDir = await copyAtTime(buildOf(browser), NIGHT_OF_CHANGE);
    connected = await openConnectedBrowser(browser, {
      settings,
      rig: { extensionDir, timeZone: 'America/New_York' },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(extensionDir, { recursive: true, force: true });
  });

  const words = () => connected.popup.evaluate(() => document.body.innerText);
  const type = async (number: string) => {
    await connected.popup.bringToFront();
    await connected.popup.click('input', { count: 3 });
    await connected.popup.keyboard.type(number);
  };

  it('the card shows rule, source, date and next time before the call, and still calls', async () => {
    await page.evaluate((text) => {
      const line = document.createElement('p');
      line.textContent = `Phone: ${text}`;
      document.body.prepend(line);
    }, NEW_YORK);
    await pointAtMark(page, await markOn(page, NEW_YORK));
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    const { text } = await cardSaying(connected.rig, page, 'dialog', 'sales calls only');
    expect(text).toMatch(/, checked .*2026/);
    expect(text).toMatch(/Allowed again: 8:00\sAM/);
    await pressUntil(connected.rig, page, CALL, 'status');
    await waitUntil(async () => connected.sandbox.calls().length === 1, 'the call');
  });

  it('the popup warns too, and blocks the call if the setting is to block', async () => {
    await type(NEW_YORK);
    const isWarned = async () => /sales calls only[\s\S]*again: 8:00\sAM/.test(await words());
    await waitUntil(isWarned, 'the warning');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => connected.sandbox.calls().length === 2, 'the call');
    await writeSettings(connected.popup, { callRules: 'block' });
    await type(PHOENIX);
    await connected.popup.keyboard.press('Enter');
    const isRefused = async () =>
      /blocks this call right now[\s\S]*again: 11:00\sAM/.test(await words());
    await waitUntil(isRefused, 'the refusal');
    expect(connected.sandbox.calls()).toHaveLength(2);
  });

  it('a follow-up in an hour or at 9:00 tomorrow is by the clock after its change', async () => {
    const { popup } = connected;
    await popup.focus('.wrap-up-form input[type=radio]');
    await popup.keyboard.press('4');
    await waitUntil(() => popup.$('.follow-up select:focus'), 'the follow-up');
    const choices = await popup.$$eval('.follow-up option', (all) => all.map(({ text }) => text));
    expect(choices[1]).toMatch(/^In 1 hour, 3:[345]\d\sAM$/);
    expect(choices[2]).toMatch(/^Tomorrow, 9:00\sAM$/);
    await popup.select('.follow-up select', 'tomorrow');
    await popup.focus('.wrap-up-form textarea');
    await popup.keyboard.press('Enter');
    const followUpOf = async () => {
      const [call] = await readLog(popup);
      return (await readWrapUpRows(popup)).get(call?.id ?? '')?.followUp;
    };
    const followUp = await waitUntil(followUpOf, 'the follow-up to be saved');
    expect(followUp.at).toBe(Date.parse('2027-03-15T13:00Z'));
    await popup.click('#tab-followups');
    await waitUntil(async () => /Mar 15, 2027, 9:00\sAM/.test(await words()), 'its time');
  });
});
