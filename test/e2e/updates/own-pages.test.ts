import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { dial } from '@/test/support/card/place-call';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { storedRows } from '@/test/support/own-pages/log';
import {
  copyForUpdate,
  setEnabled,
  type Updatable,
} from '@/test/support/updates/extension-changes';
import { waitUntil } from '@/test/support/wait';

const NOTE = 'Wants a visit.';
/** Longer than pages take to come back, in milliseconds. */
const NOTHING_MS = 3_000;

describe.each(browserNames)('pages of ours that an update closes in %s', (browser) => {
  let build: Updatable;
  let connected: ConnectedBrowser;
  beforeEach(async () => {
    build = await copyForUpdate(browser);
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0 },
      rig: { extensionDir: build.dir, ownBrowser: true },
    });
  });
  afterEach(async () => {
    await connected?.stop();
    await build?.remove();
  });

  it('come back at the same place, and with what was typed', async () => {
    const { rig, popup } = connected;
    const web = await rig.open(`${connected.sandbox.crmUrl}/`);
    await dial(connected, '+12125550134');
    await popup.evaluate(openInWindow, `${rig.origin}/strip.html`);
    const strip = await comeBack('strip.html');
    await strip.waitForSelector('.wrap-up-form textarea');
    await strip.type('.wrap-up-form textarea', NOTE);
    const draft = async () =>
      JSON.stringify(await storedRows(popup, 'wrapUpDrafts')).includes(NOTE);
    await waitUntil(draft, 'the draft');
    await rig.openOwn('options.html#diagnostics');
    await waitForText(await rig.openOwn('sidepanel.html'), /0134/);
    await waitForText(await rig.openOwn('dashboard.html#/calls?search=0134'), /0134/);

    await build.update(web.browser());
    const page = await comeBack('dashboard.html#/calls?search=0134');
    await waitForText(page, /0134/);
    await comeBack('options.html#diagnostics');
    const again = await comeBack('strip.html');
    await waitUntil(
      async () => (await askBackground(again, 'preview', { text: '' })).ok,
      'an answer',
    );
    await again.waitForSelector('.wrap-up-form textarea');
    const note = () =>
      again.$eval('.wrap-up-form textarea', (each) => (each as HTMLTextAreaElement).value);
    expect(await waitUntil(note, 'the note')).toBe(NOTE);
    // Only the rep can open the side panel. Firefox shows notifications on a display only.
    const isTold = async () => 'updated' in (await again.evaluate(notifications));
    if (browser === 'chromium') await waitUntil(isTold, 'a notification');
    // Each once.
    expect((await addresses()).sort()).toEqual([...new Set(await addresses())].sort());
  });

  it('stay closed if the rep closed them, or switched Handset off', async () => {
    const { rig } = connected;
    const web = await rig.open(`${connected.sandbox.crmUrl}/`);
    const dashboard = await rig.openOwn('dashboard.html#/calls');
    await waitForText(dashboard, /Calls/);
    await dashboard.close();
    await waitForText(await rig.openOwn('options.html'), /Options/);
    await setEnabled(rig, web.browser(), false);
    await setEnabled(rig, web.browser(), true);
    const again = await rig.openOwn('popup.html');
    await waitUntil(
      async () => (await askBackground(again, 'preview', { text: '' })).ok,
      'an answer',
    );
    await sleep(NOTHING_MS);
    await build.update(web.browser());
    await sleep(NOTHING_MS);
    await waitForText(await rig.openOwn('popup.html'), /Call/);
    expect((await addresses()).filter((each) => !each.includes('popup.html'))).toEqual([]);
  });

  /** Returns the addresses of the open pages of ours. */
  async function addresses(): Promise<string[]> {
    const pages = await connected.popup.browser().pages();
    const all = await Promise.all(
      pages.map((page) => page.evaluate(() => location.href).catch(() => '')),
    );
    return all.filter((each) => each.startsWith(connected.rig.origin));
  }

  function comeBack(path: string): Promise<Page> {
    return waitUntil(async () => {
      for (const page of await connected.popup.browser().pages()) {
        const href = await page.evaluate(() => location.href).catch(() => '');
        if (href === `${connected.rig.origin}/${path}`) return page;
      }
      return undefined;
    }, `${path} to come back`);
  }
});

/** Runs in a page of ours: opens another one in a window, as the side panel opens the strip. */
async function openInWindow(url: string): Promise<void> {
  const { windows } = Reflect.get(globalThis, 'chrome') as {
    windows: { create(options: object): Promise<unknown> };
  };
  await windows.create({ url, type: 'popup' });
}

/** Runs in a page of ours. */
function notifications(): Promise<object> {
  const chrome = Reflect.get(globalThis, 'chrome') as {
    notifications: { getAll(): Promise<object> };
  };
  return chrome.notifications.getAll();
}
