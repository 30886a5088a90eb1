import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { rowSaying } from '@/test/support/own-pages/popup';
import { markOn } from '@/test/support/page/marks';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the popup in %s', (browser) => {
  let connected: ConnectedBrowser;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 2 } });
  });
  afterAll(() => connected?.stop());

  const field = () => connected.popup.evaluate(() => document.querySelector('input')?.value ?? '');
  const words = () => connected.popup.evaluate(() => document.body.innerText);

  it('keeps and formats typed text, counts down after Enter, and calls exactly that number', async () => {
    await connected.popup.focus('input');
    await connected.popup.keyboard.type('2125550158');
    await waitUntil(
      async () => /\+1 212 555 0158/.test(await words()),
      'the number as it is written',
    );
    expect(await field()).toBe('2125550158');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => /Cancel/.test(await words()), 'the countdown');
    expect(connected.sandbox.calls()).toEqual([]);
    await rowSaying(connected.popup, /555 0158.*(Requested|Recorded)/);
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550158']);
  });

  it('cancels by Esc with the focus anywhere', async () => {
    await connected.popup.click('input', { count: 3 });
    await connected.popup.keyboard.type('+44 20 7946 0958');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => /Cancel/.test(await words()), 'the countdown');
    await connected.popup.keyboard.press('Escape');
    await rowSaying(connected.popup, /7946 0958.*Cancelled/);
    expect(connected.sandbox.calls()).toHaveLength(1);
  });

  it('refuses an emergency number and says why', async () => {
    await connected.popup.click('input', { count: 3 });
    await connected.popup.keyboard.type('911');
    await connected.popup.keyboard.press('Enter');
    await waitUntil(async () => /emergency number/i.test(await words()), 'the sentence');
    expect(connected.sandbox.calls()).toHaveLength(1);
  });

  it("lists the page's numbers with names and local times", async () => {
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await markOn(crm, '(212) 555-0134');
    const numbers = await numbersListed(connected.popup, crm);
    expect(numbers.map((number) => number.e164)).toContain('+12125550134');
  });
});
