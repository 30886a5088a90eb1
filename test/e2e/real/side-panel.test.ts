import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import type { Panel } from '@/test/support/browsers/panel';
import { controlOf } from '@/test/support/real/panel-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { pinIcon, pressSidePanelButton } from '@/test/support/real/toolbar';
import { typeInto } from '@/test/support/real/typing';
import { expectWhole } from '@/test/support/real/whole-panel';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the side panel by a real mouse in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;
  let panel: Panel;

  beforeAll(async () => {
    screen = await startScreen();
    connected = await openConnectedBrowser(browser, {
      rig: { headed: true, display: screen.display },
    });
    page = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
  });
  afterAll(async () => {
    await connected?.stop();
    await screen?.stop();
  });

  it('opens by the popup’s button', async () => {
    const window = connected.popup.browser();
    if (browser === 'chromium') await pinIcon(screen, window);
    panel = await pressSidePanelButton(screen, window, browser);
    await screen.settle();
    await screen.picture(`side-panel-${browser}`);
    await expectWhole(panel, { width: 180, height: 500 });
    // It can't open itself once more.
    expect(await panel.evaluate(headerButtons)).toEqual(['Keep on top']);
  });

  it('lists a contact that the page loads later', async () => {
    await screen.click(await controlOf(panel, /^This page/));
    await controlOf(panel, /Rhys Pritchard/);
    await page.evaluate(addContact);
    await controlOf(panel, /Nia Llewellyn/);
    await screen.picture(`side-panel-later-${browser}`);
  });

  it('places a call', async () => {
    await screen.click(await controlOf(panel, /^Number to call/));
    await typeInto(screen, panel, '(212) 555-0134');
    await screen.settle();
    await screen.click(await controlOf(panel, /^Call$/));
    await waitUntil(() => connected.sandbox.calls().length > 0, 'the call at the service');
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
    await screen.picture(`side-panel-called-${browser}`);
  });
});

/** Runs in the panel. */
function headerButtons(): (string | null)[] {
  return [...document.querySelectorAll('header button')].map((button) => button.textContent);
}

/** Runs in the page: adds a row, as a CRM does when it has loaded more. */
function addContact(): void {
  const row = document.querySelector('tbody tr')?.cloneNode(true) as HTMLElement;
  const replace = (from: RegExp, to: string) => {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      text.nodeValue = text.nodeValue?.replace(from, to) ?? '';
    }
  };
  replace(/Ada Whitfield/, 'Nia Llewellyn');
  replace(/\(212\) 555-0134/, '(212) 555-0176');
  document.querySelector('tbody')?.prepend(row);
}
