import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { cardGone, cardSaying, pressInCard, readCard } from '@/test/support/card/card';
import { clickMenu, type MenuInfo } from '@/test/support/card/menu-click';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { waitUntil } from '@/test/support/wait';

/** The menu's click as the browser reports it; a real mouse does it in real/right-click.test.ts. */
describe('the context menu', () => {
  let connected: ConnectedBrowser;
  let page: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser('chromium', { settings: { countdownSeconds: 1 } });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    await markOn(page, '(212) 555-0134');
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
});
