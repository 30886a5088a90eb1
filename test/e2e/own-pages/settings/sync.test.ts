import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { readSetting } from '@/test/support/own-pages/connect';
import { waitUntil } from '@/test/support/wait';

/** The used part of `chrome`, which Firefox has too. */
interface Extension {
  storage: {
    sync: {
      get(keys: null): Promise<Record<string, unknown>>;
      set(items: Record<string, unknown>): Promise<void>;
    };
  };
}

const encoded = (settings: object, writtenBy = '1.0.0') =>
  btoa(JSON.stringify({ handset: 'settings', version: 1, writtenBy, settings }));

describe.each(browserNames)('synced settings in %s', (browser) => {
  let connected: ConnectedBrowser;
  let options: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 4 } });
    options = await connected.rig.openOwn('options.html#sync');
    await waitUntil(() => options.$('#sync [role=switch]'), 'the section');
  });
  afterAll(() => connected?.stop());

  const stored = () =>
    options.evaluate(() => {
      const extension: unknown = Reflect.get(globalThis, 'chrome');
      return (extension as Extension).storage.sync.get(null);
    });
  const text = async () =>
    atob(
      String(((await stored()) as { 'settings-0'?: { text: string } })['settings-0']?.text ?? ''),
    );
  /** As another browser of the rep's would. */
  const writeElsewhere = (part: string) => {
    const at = Date.now() + 60_000;
    return options.evaluate(
      (items) => {
        const extension: unknown = Reflect.get(globalThis, 'chrome');
        return (extension as Extension).storage.sync.set(items);
      },
      { settings: { handset: 'sync', version: 1, at, parts: 1 }, 'settings-0': { at, text: part } },
    );
  };
  const says = (words: RegExp) =>
    waitUntil(
      async () => words.test(await options.$eval('#sync', (section) => section.textContent ?? '')),
      `the section to say ${words}`,
    );

  it('stay in this browser until the rep wants otherwise', async () => {
    await says(/Not synced: tokens and keys, workspaces/);
    expect(await stored()).toEqual({});
  });

  it('are stored by the browser, without account, numbers or token', async () => {
    await options.click('#sync [role=switch]');
    await says(/Last synced:/);
    expect(await text()).toContain('"countdownSeconds": 4');
    const { token = '' } = connected.sandbox.workspaces[0] ?? {};
    for (const secret of [token, '+1212', '127.0.0.1:', 'hasToken']) {
      expect(await text()).not.toContain(secret);
    }
  });

  it('take over what another browser changed', async () => {
    await writeElsewhere(encoded({ countdownSeconds: 8 }));
    await waitUntil(
      async () => (await readSetting(options, 'countdownSeconds')) === 8,
      'the change',
    );
  });

  it('refuse what is wrong, and what a newer version wrote', async () => {
    await writeElsewhere(encoded({ countdownSeconds: 99 }));
    await says(/can't be read: countdownSeconds/);
    await writeElsewhere(encoded({ countdownSeconds: 99 }, '99.0.0'));
    await says(/A newer Handset wrote/);
    expect(await readSetting(options, 'countdownSeconds')).toBe(8);
  });
});
