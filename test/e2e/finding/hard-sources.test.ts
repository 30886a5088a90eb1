import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { leaveNumbers } from '@/test/support/card/call-button';
import { CALL, cardSaying, pressUntil, readCard } from '@/test/support/card/card';
import { pointTo } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** Both browsers at once, each one thing after the other. */
const inTurn = { concurrent: false };
/** Fields of every kind: known by type, by what fills them in, and by their label. */
const FIELDS = [
  ['input[readonly][type="tel"]', '+44 20 7946 0163'],
  ['input[autocomplete$="work tel"]', '+1 212 555 0165'],
  ['input[aria-labelledby="mobile-of"]', '+1 305 555 0168'],
  ['input[name="contact_phone"]', '+1 305 555 0172'],
] as const;
const LINKS = [
  ['a[href^="skype:+"]', '+33 1 99 00 11 66'],
  ['a[href^="https://api.whatsapp.com"]', '+44 20 7946 0167'],
  ['a[href*=";phone-context="]', '+44 20 7946 0168'],
] as const;

describe.concurrent.each(browserNames)('numbers outside the text, in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 1 } });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/hard/fields`);
  });
  afterAll(() => connected?.stop());

  const boxOf = async (selector: string) => {
    await leaveNumbers(page);
    const element = await waitUntil(() => page.$(selector), selector);
    await element.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    return waitUntil(() => element.boundingBox(), `${selector} in view`);
  };
  const rest = async (selector: string) => {
    const { x, y, height } = await boxOf(selector);
    await pointTo(page, { x: x + 12, y: y + height / 2 });
  };
  /** Comes to the text from the end of its own cell, over no other number. */
  const restWithin = async (selector: string) => {
    const { x, y, width, height } = await boxOf(selector);
    await page.mouse.move(x + width - 2, y + height / 2);
    await page.mouse.move(x + 12, y + height / 2, { steps: 5 });
  };
  const button = async () => (await readCard(connected.rig, page))?.buttons[0]?.name;
  const offered = async (selector: string, text: string) => {
    await rest(selector);
    await waitUntil(
      async () => (await button()) === `Call ${text}`,
      `${selector} to offer ${text}`,
    );
  };
  /** The offer in the context menu. */
  const inMenu = () => connected.popup.evaluate(menuOffer);

  it.each(FIELDS)('offers what %s holds', inTurn, offered);

  it('calls the number in a field', inTurn, async () => {
    await offered(...FIELDS[0]);
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    await pressUntil(connected.rig, page, CALL, 'alertdialog', 'status');
    await cardSaying(connected.rig, page, 'status', 'Requested');
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+442079460163']);
  });

  it('shows no button beside a doubtful number', inTurn, async () => {
    await page.goto(`${connected.sandbox.crmUrl}/hard/columns`);
    await offered('tr:nth-child(2) td:nth-child(2)', 'Jonas Reuter');
    const before = await waitUntil(inMenu, 'an offer in the menu');
    await restWithin('tr:nth-child(2) td:nth-child(3)');
    await waitUntil(async () => (await inMenu()) !== before, 'the doubtful one in the menu');
    expect(await button()).toBeUndefined();
  });

  it.each(LINKS)('offers what %s dials', inTurn, async (selector, text) => {
    await page.goto(`${connected.sandbox.crmUrl}/hard/dial-links`);
    await offered(selector, text);
  });

  it('says the extension that a link names', inTurn, async () => {
    await page.goto(`${connected.sandbox.crmUrl}/hard/dial-links`);
    await offered('a[href$=";ext=204"]', '+1 212 555 0166');
    await pressUntil(connected.rig, page, /^Call ./, 'dialog');
    await cardSaying(connected.rig, page, 'dialog', 'ext. 204');
  });
});

/** Runs in one of our own pages. */
async function menuOffer(): Promise<unknown> {
  const { storage } = Reflect.get(globalThis, 'chrome') as {
    storage: { session: { get(key: string): Promise<Record<string, unknown>> } };
  };
  return (await storage.session.get('menu-offer'))['menu-offer'];
}
