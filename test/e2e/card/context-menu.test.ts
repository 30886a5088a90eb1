import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { CALL, cardGone, cardSaying, pressInCard, readCard } from '@/test/support/card/card';
import { clickMenu, type MenuInfo } from '@/test/support/card/menu-click';
import { closeConfirmation } from '@/test/support/own-pages/close-confirmation';
import { writeSettings } from '@/test/support/own-pages/connect';
import { readOffers } from '@/test/support/own-pages/log';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** What the page shows beside its own numbers: a link whose text is another number, and text to select. */
const ADDED = `<p id="selected">Tel. 212.555.0187</p>
  <a href="tel:+13125550162">+1 312 555 0173</a>`;

/** The menu's click as the browser reports it; a real mouse does it in real/right-click.test.ts. */
describe('the context menu', () => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser('chromium', { settings: { countdownSeconds: 1 } });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await markOn(page, '(212) 555-0134');
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ADDED);
  });
  afterAll(() => connected?.stop());

  const choose = (info: MenuInfo) => clickMenu(connected, page, info);
  const called = async (e164: string) => {
    const found = () => connected.sandbox.calls().some((call) => call.clientNumber === e164);
    await waitUntil(found, `a call to ${e164}`);
  };

  it('calls a tel: link', async () => {
    await choose({ menuItemId: 'call-link', linkUrl: 'tel:+13125550149' });
    await cardSaying(connected.rig, page, 'alertdialog', '+1 312 555 0149');
    await called('+13125550149');
  });

  it('calls the selected number, read in the default country', async () => {
    await page.evaluate(selectNumber);
    await choose({ menuItemId: 'call-selection', selectionText: ' Tel. 212.555.0187 ' });
    await cardSaying(connected.rig, page, 'alertdialog', '+1 212 555 0187');
    await called('+12125550187');
  });

  it('calls the marked number under the pointer', async () => {
    await pressInCard(connected.rig, page, /^Close/);
    await cardGone(connected.rig, page);
    await pointAtMark(page, await markOn(page, '(212) 555-0134'));
    await waitUntil(
      async () => (await readCard(connected.rig, page))?.buttons[0],
      'the call button',
    );
    await choose({ menuItemId: 'call-marked:' });
    await cardSaying(connected.rig, page, 'alertdialog', '+1 212 555 0134');
    await called('+12125550134');
  });

  it('says that a selection holds no number', async () => {
    const before = connected.sandbox.calls().length;
    await choose({ menuItemId: 'call-selection', selectionText: 'Ada Whitfield' });
    await cardSaying(connected.rig, page, 'status', "There's no phone number in this text.");
    expect(connected.sandbox.calls()).toHaveLength(before);
  });

  it('asks for the country of a number if the page no longer shows the selection', async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await choose({ menuItemId: 'call-selection', selectionText: '212.555.0187' });
    await cardSaying(connected.rig, page, 'dialog', '212.555.0187');
    const card = await readCard(connected.rig, page);
    expect(card?.buttons.some(({ name }) => CALL.test(name))).toBe(false);
  });

  const asks = async (info: MenuInfo, e164: string) => {
    const { popup, sandbox } = connected;
    const before = sandbox.calls().length;
    await choose(info);
    const isAsked = async () =>
      (await readOffers(popup)).some((offer) => offer.toConfirm && offer.e164 === e164);
    await waitUntil(isAsked, 'the question outside the page');
    await closeConfirmation(popup);
    expect(sandbox.calls()).toHaveLength(before);
  };

  it('asks outside the page about a link whose text is another number', async () => {
    await asks({ menuItemId: 'call-link', linkUrl: 'tel:+13125550162' }, '+13125550162');
  });

  it('asks outside the page about a link if no countdown would show the number', async () => {
    await writeSettings(connected.popup, { countdownSeconds: 0 });
    await asks({ menuItemId: 'call-link', linkUrl: 'tel:+13125550149' }, '+13125550149');
  });
});

/** Runs in the page. */
function selectNumber(): void {
  getSelection()?.selectAllChildren(document.getElementById('selected') as Element);
}
