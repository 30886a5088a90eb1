import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readSetting, writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { fillIn, waitForText } from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { waitUntil } from '@/test/support/wait';

/** A DID of New York that the workspace does not own. */
const NOT_OWNED = '+12125550171';

describe.each(browserNames)('the caller ID in %s', (browser) => {
  let connected: ConnectedBrowser;
  let owned: string[];

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
    });
    owned = connected.sandbox.workspaces[0]?.dids ?? [];
    const dids = [...owned, NOT_OWNED].map((e164) => ({ e164, label: '' }));
    await writeSettings(connected.popup, { dids: dids.toReversed() });
  });
  afterAll(() => connected?.stop());

  async function type(number: string): Promise<void> {
    await connected.popup.click('input', { count: 3 });
    await connected.popup.keyboard.type(number);
  }

  const stateOfLast = async () => (await readLog(connected.popup))[0]?.state;

  it('is the one of the same area code, and the popup says why', async () => {
    await type('+1 212 555 0158');
    await waitForText(connected.popup, /\+1 212 555 0171 · same area code/);
    expect(await axeViolationsOn(connected.popup)).toEqual([]);
  });

  it('is another one once the service refused it, and Options says until when', async () => {
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await stateOfLast()) === 'refused', 'the refusal');
    await type('+1 212 555 0159');
    await waitForText(connected.popup, /\+1 212 555 (?!0171)\d{4} · same/);
    const options = await connected.rig.openOwn('options.html#dids');
    await waitForText(options, /0 calls today · refused by your service/);
    expect(await axeViolationsOn(options)).toEqual([]);
    await options.close();
  });

  it('is the one that was shown, and counts', async () => {
    await connected.popup.bringToFront();
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => (await stateOfLast()) !== 'refused', 'the call');
    const [call] = await readLog(connected.popup);
    expect(owned).toContain(call?.callerId);
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the request');
    // During the wrap-up the field is alone until the rep clicks into it.
    await waitUntil(async () => !(await connected.popup.$('.legs')), 'the wrap-up');
    await connected.popup.click('#dial-number');
    await waitForText(connected.popup, /same as last time · 1 call today/);
  });

  /** Changes a number in Options, as the rep does. */
  async function set(options: Page, key: 'didCallsPerDay' | 'didCoolDownMinutes', value: number) {
    await options.bringToFront();
    await fillIn(options, LABELS[key], String(value));
    await options.keyboard.press('Tab');
    const isSaved = async () => (await readSetting(options, key)) === value;
    await waitUntil(isSaved, `${key} to be ${value}`);
    await connected.popup.bringToFront();
  }

  it('is another one while it cools down, and until the next day at its limit of calls', async () => {
    const { popup } = connected;
    const options = await connected.rig.openOwn('options.html#calling');
    await set(options, 'didCoolDownMinutes', 30);
    await type('+1 212 555 0160');
    await waitForText(popup, /\+1 646 555 0141 · same region/);
    await set(options, 'didCoolDownMinutes', 0);
    await type('+1 212 555 0161');
    await waitForText(popup, /\+1 212 555 0140 · same area code · 1 call today/);
    await set(options, 'didCallsPerDay', 1);
    await type('+1 212 555 0162');
    await waitForText(popup, /\+1 646 555 0141 · same region/);
    await popup.keyboard.press('Enter');
    await waitUntil(() => connected.sandbox.calls().length === 2, 'the call');
    const [call] = await readLog(popup);
    expect(call).toMatchObject({ callee: '+12125550162', callerId: '+16465550141' });
    await options.close();
  });

  it('is the one with the fewest calls if all are at their limit: no limit stops a call', async () => {
    await type('+1 212 555 0163');
    await waitForText(connected.popup, /\+1 212 555 0140 · all have reached their limit/);
    await connected.popup.keyboard.press('Enter');
    await waitUntil(() => connected.sandbox.calls().length === 3, 'the call');
    expect((await readLog(connected.popup))[0]?.callerId).toBe('+12125550140');
  });
});

const LABELS = {
  didCallsPerDay: 'Calls per caller ID per day',
  didCoolDownMinutes: 'Cool-down after each call',
};
