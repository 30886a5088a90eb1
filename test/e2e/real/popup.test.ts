import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { closePanel, type Panel } from '@/test/support/browsers/panel';
import { cardSaying } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readLog } from '@/test/support/own-pages/log';
import { putContacts, selectOnScreen } from '@/test/support/real/menu-page';
import { controlOf } from '@/test/support/real/panel-point';
import { type Screen, startScreen } from '@/test/support/real/screen';
import { openAddresses, openByKeys, openPopupByIcon, pinIcon } from '@/test/support/real/toolbar';
import { typeAddress, typeInto } from '@/test/support/real/typing';
import { expectWhole } from '@/test/support/real/whole-panel';
import { waitUntil } from '@/test/support/wait';

describe.each(browserNames)('the toolbar popup by a real mouse and keyboard in %s', (browser) => {
  let screen: Screen;
  let connected: ConnectedBrowser;
  let page: Page;
  let opened: Panel;

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

  const clickBeside = async () => {
    await screen.click({ x: 420, y: 220 });
    await screen.settle();
  };

  /** Presses the keys again if the popup opened without the focus (seen in Firefox ESR 153). */
  const openReadyToType = () =>
    waitUntil(
      async () => {
        const keys = { keys: 'alt+shift+d', opens: 'popup', name: browser } as const;
        const popup = await openByKeys(screen, connected.popup.browser(), keys);
        const isReady = () => popup.evaluate(isReadyToType);
        if (await waitUntil(isReady, 'the focus in the field', 5_000).catch(() => false))
          return popup;
        await closePanel(popup, clickBeside);
        await page.focus('#compose'); // The click took the focus from it.
        return undefined;
      },
      'the popup with the focus in its field',
      60_000,
    );

  it('opens by its icon at full size, and a call is placed from it', async () => {
    const window = connected.popup.browser();
    if (browser === 'chromium') await pinIcon(screen, window);
    const popup = await openPopupByIcon(screen, window, browser);
    opened = popup;
    await screen.settle();
    await expectWhole(popup, { width: 380, height: 500 });
    await screen.picture(`popup-by-icon-${browser}`);

    await screen.click(await controlOf(popup, /^Number to call/));
    await typeInto(screen, popup, '(212) 555-0134');
    await screen.settle();
    await screen.picture(`popup-typed-${browser}`);
    await screen.click(await controlOf(popup, /^Call$/));
    await waitUntil(() => connected.sandbox.calls().length > 0, 'the call at the service');
    expect(connected.sandbox.calls().map((call) => call.clientNumber)).toEqual(['+12125550134']);
    expect(await readLog(connected.popup)).toMatchObject([{ callee: '+12125550134' }]);
    await screen.picture(`popup-called-${browser}`);
  });

  it('shows the whole wrap-up after the call, and the legs again after a click into the field', async () => {
    await waitUntil(() => opened.evaluate(isNoteInView), 'the note of the wrap-up in view');
    await screen.settle();
    await screen.picture(`popup-wrap-up-${browser}`);
    await screen.click(await controlOf(opened, /^Number to call/));
    await waitUntil(() => opened.evaluate(hasLegs), 'the legs of the next call');
    await screen.settle();
    await screen.picture(`popup-wrap-up-unfolded-${browser}`);
  });

  it('opens by its keys over a page that grabs all keys, finds a number, and Enter calls it', async () => {
    const before = connected.sandbox.calls().length;
    await closePanel(opened, clickBeside);
    await page.evaluate(grabKeys, browser === 'chromium');
    const popup = await openReadyToType();
    await controlOf(popup, /This page \d/);
    await screen.settle();
    await typeInto(screen, popup, 'pritch');
    await controlOf(popup, /Rhys Pritchard/);
    // Down and Up lead round the list, back to the one match.
    await screen.key('Down', 'Up');
    await screen.settle();
    await screen.picture(`popup-searched-${browser}`);
    await screen.key('Return');
    await controlOf(popup, /^Cancel/);
    await waitUntil(() => connected.sandbox.calls().length > before, 'the call at the service');
    expect(connected.sandbox.calls().at(-1)?.clientNumber).toBe('+447700900123');
    await screen.picture(`popup-search-called-${browser}`);
    await closePanel(popup, () => screen.key('Escape'));
    await waitUntil(() => page.evaluate(focusIsOnCompose), 'the focus on the page again');
    // The page saw none of the keys that were meant for the popup.
    expect(await page.evaluate(() => document.title)).not.toMatch(/pritch|Enter|Arrow/);
    await page.reload();
  });

  it('asks about the selected number by its keys, and Enter calls it', async () => {
    const before = connected.sandbox.calls().length;
    await screen.key('Escape');
    await screen.settle();
    await putContacts(page);
    await selectOnScreen(screen, page, '#number');
    opened = await openByKeys(screen, connected.popup.browser(), {
      ...{ keys: 'alt+shift+k', opens: 'popup', name: browser },
    });
    await controlOf(opened, /^Call\s+\+44/);
    await waitUntil(() => opened.evaluate(focusIsOnCall), 'the focus on Call');
    await screen.settle();
    await screen.picture(`popup-selection-${browser}`);
    expect(connected.sandbox.calls()).toHaveLength(before);
    await screen.key('Return');
    await waitUntil(() => connected.sandbox.calls().length > before, 'the call at the service');
    expect(connected.sandbox.calls().at(-1)?.clientNumber).toBe('+442079460123');
  });

  it('is not needed to call from the address bar, or to search the log, and nobody on the do-not-call list is called', async () => {
    const before = connected.sandbox.calls().length;
    await closePanel(opened, () => screen.key('Escape'));
    await typeAddress(screen, connected.popup.browser(), browser, 'call 646 555 0177');
    await screen.picture(`address-bar-${browser}`);
    await screen.key('Return');
    await waitUntil(() => connected.sandbox.calls().length > before, 'the call at the service');
    expect(connected.sandbox.calls().at(-1)?.clientNumber).toBe('+16465550177');
    const forbidden = { text: '+16465550178', words: 'Please stop', source: 'list' } as const;
    await askBackground(connected.popup, 'forbid', forbidden);
    await typeAddress(screen, connected.popup.browser(), browser, 'call 646 555 0178');
    await screen.key('Return');
    await cardSaying(connected.rig, page, 'status', 'do-not-call list');
    expect(connected.sandbox.calls()).toHaveLength(before + 1);
    await typeAddress(screen, connected.popup.browser(), browser, 'call pritchard');
    await screen.key('Return');
    const addresses = () => connected.popup.evaluate(openAddresses);
    await waitUntil(async () => ADDRESS.test(await addresses()), 'the call log');
  });

  it('gives way to the side panel, which opens by its keys', async () => {
    await screen.key('Escape');
    await screen.settle();
    const panel = await openByKeys(screen, connected.popup.browser(), {
      ...{ keys: 'alt+shift+l', opens: 'sidebar', name: browser },
    });
    await controlOf(panel, /^Number to call/);
    await screen.settle();
    await screen.picture(`side-panel-by-keys-${browser}`);
  });
});

/**
 * Runs in the page. Swallows each key before anything else hears of it, as mail apps do, and names it in
 * the title. The focus is in a field for a mail. `all`: also keys with Alt and Shift, which Chromium's
 * commands get before the page. In Firefox (tried: ESR 153) a page can keep them from every command.
 */
function grabKeys(all: boolean): void {
  const compose = document.createElement('textarea');
  compose.id = 'compose';
  document.body.prepend(compose);
  compose.focus();
  document.title = 'Mail';
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    const swallow = (event: KeyboardEvent) => {
      if (all || !(event.altKey && event.shiftKey)) event.preventDefault();
      event.stopImmediatePropagation();
      document.title += event.key;
    };
    addEventListener(type, swallow, true);
  }
}

/** Runs in the page. */
const focusIsOnCompose = () => document.hasFocus() && document.activeElement?.id === 'compose';

/** The call log, searched. */
const ADDRESS = /dashboard\.html#\/calls\?search=pritchard/;

/** Runs in the popup. */
function focusIsOnCall(): boolean {
  return document.activeElement?.textContent?.includes('+44') === true;
}

/** Runs in the popup. */
const isReadyToType = () => document.hasFocus() && document.activeElement?.id === 'dial-number';

/** Runs in the popup. Tells whether the note and the buttons below it are in view without scrolling. */
function isNoteInView(): boolean {
  const form = document.querySelector('.wrap-up-form');
  const note = form?.querySelector('textarea');
  const buttons = form?.querySelector('.wrap-up-actions');
  if (!note || !buttons) return false;
  return [note, buttons].every((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
}

/** Runs in the popup. */
function hasLegs(): boolean {
  return document.querySelector('#leg-own') !== null;
}
