import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSED_RULE } from '@/test/settings/support/closed-rule';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import {
  type FaultyService,
  faultyAnswer,
  startFaultyService,
} from '@/test/support/fakes/faulty-service';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { readSetting } from '@/test/support/own-pages/connect';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const SERVICE = 'https://voice.example.com';

const fileOf = (settings: object, more: object = {}) =>
  JSON.stringify({ handset: 'settings', version: 1, settings, ...more });

describe.each(browserNames)('files of settings in %s', (browser) => {
  let connected: ConnectedBrowser;
  let web: FaultyService;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-settings-'));
    web = await startFaultyService();
    connected = await openConnectedBrowser(browser, { settings: { countdownSeconds: 3 } });
    page = await connected.rig.openOwn('options.html#settings-file');
    await waitUntil(() => page.$('.settings-file'), 'the section');
  });
  afterAll(async () => {
    await connected?.stop();
    await web?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const says = (words: RegExp) =>
    waitUntil(
      async () => words.test(await page.evaluate(() => document.body.innerText)),
      `the page to say ${words}`,
    );
  const openFile = async (text: string) => {
    const path = join(folder, 'setup.json');
    await writeFile(path, text);
    const input = await page.waitForSelector('.settings-file input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  };
  const openLink = async (link: string) => {
    await page.click('#set-up-link', { count: 3 });
    await page.type('#set-up-link', link);
    await pressIn(page, /^Open link$/);
  };
  const countdown = () => readSetting(page, 'countdownSeconds');

  /** Exports, and answers what the browser was given to save. */
  async function exported(): Promise<string> {
    await page.evaluate(() => {
      const create = URL.createObjectURL;
      URL.createObjectURL = (blob: Blob) => {
        void blob.text().then((text) => document.body.setAttribute('data-saved', text));
        return create(blob);
      };
      document.body.removeAttribute('data-saved');
    });
    await pressIn(page, /^Export settings$/);
    return waitUntil(() => page.evaluate(() => document.body.dataset.saved), 'the file');
  }

  it.each([
    ['broken JSON', '{"handset"', /isn't a settings file of Handset/],
    ['another program’s', '{"version":"2.1","settings":{}}', /isn't a settings file of Handset/],
    ['a newer one', fileOf({}, { version: 2 }), /comes from a newer Handset/],
    ['a partly wrong list', fileOf({ dids: [{ e164: '12' }] }), /unknown or wrong: .*dids\[0\]/],
    ['a hidden token', fileOf({ apiKey: 'x' }), /looks like a token: .*settings\.apiKey/],
  ])('refuse %s, and change nothing', async (_, text, words) => {
    await openFile(text);
    await says(words);
    expect(await page.$('.import-preview')).toBeNull();
    expect(await countdown()).toBe(3);
  });

  it('show what changes, change it, and change it back', async () => {
    await openFile(fileOf({ countdownSeconds: 9, opensRecord: true }));
    await says(
      /This will change\s+From .*setup\.json.*\s+Countdown.*9.*Now: .*3.*Open the record.*On/s,
    );
    expect(await countdown()).toBe(3);
    await pressIn(page, /^Apply$/);
    await says(/Your settings were changed/);
    expect(await countdown()).toBe(9);
    await pressIn(page, /^Undo the last import$/);
    await says(/as they were before the import/);
    expect(await countdown()).toBe(3);
    expect(await readSetting(page, 'opensRecord')).toBeUndefined();
  });

  it('bring rules of the company that block a call, and take them back', async () => {
    await openFile(fileOf({ rules: [{ ...CLOSED_RULE, weekday: 'at noon' }] }));
    await says(/unknown or wrong: .*rules\[0\]/);
    await openFile(fileOf({ callRules: 'block', rules: [CLOSED_RULE] }));
    await says(/Your company's calling rules.*Sales handbook/s);
    await pressIn(page, /^Apply$/);
    await says(/Your settings were changed/);
    const dialled = await askBackground(page, 'dial', { e164: '+12125550134', gesture: 'closed' });
    expect(dialled).toMatchObject({ ok: false, error: { code: 'not-allowed-now' } });
    expect(JSON.stringify(dialled)).toContain('Sales handbook');
    await pressIn(page, /^Undo the last import$/);
    await says(/as they were before the import/);
    expect(await readSetting(page, 'rules')).toBeUndefined();
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('say that they changed the language, in that language, and change it back', async () => {
    await openFile(fileOf({ language: 'de' }));
    await pressIn(page, /^Apply$/);
    await says(/Ihre Einstellungen wurden geändert/);
    await pressIn(page, /^Letzten Import rückgängig machen$/);
    await says(/as they were before the import/);
    expect(await readSetting(page, 'language')).toBeUndefined();
  });

  it('hold the token only if the rep asks for it, and bring it back', async () => {
    const { token = '' } = connected.sandbox.workspaces[0] ?? {};
    expect(await exported()).not.toContain(token);
    await page.click('#settings-file [role=switch]');
    await says(/Whoever has this file can place calls/);
    const text = await exported();
    expect(JSON.parse(text)).toMatchObject({ token, settings: { baseUrl: connected.sandbox.url } });
    await askBackground(page, 'save-connection', {
      ...{ baseUrl: connected.sandbox.url, token: 'wrong', tokenHeader: 'token' },
    });
    await openFile(text);
    await says(/It replaces yours/);
    await pressIn(page, /^Apply$/);
    await says(/Your settings were changed/);
    const tested = { baseUrl: connected.sandbox.url, tokenHeader: 'token' } as const;
    expect(await askBackground(page, 'test-connection', tested)).toMatchObject({ ok: true });
  });

  it('say why a link gives none, and keep what was typed', async () => {
    web.misbehave(faultyAnswer(404, 'none'));
    const link = `${web.url}/setup.json`;
    await openLink(link);
    await says(/no file at this link/);
    await openLink('http://intranet.example.com/setup.json');
    await says(/must start with https/);
    expect(await page.$eval('#set-up-link', (field) => Reflect.get(field, 'value'))).toBe(
      'http://intranet.example.com/setup.json',
    );
    await openLink(`https://intranet.example.com/#handset=${btoa('{')}`);
    await says(/isn't a settings file/);
  });

  it('set Handset up on the welcome page by a link, so that only the token is asked', async () => {
    const welcome = await connected.rig.openOwn('welcome.html');
    await askBackground(page, 'undo-settings-import', null);
    page = welcome;
    await pressIn(welcome, /^1?\s*Connect/);
    await welcome.click('.welcome-set-up summary');
    const settings = {
      baseUrl: SERVICE,
      dids: [{ e164: '+12125550142', label: 'Main line' }],
      connectors: [{ connector: 'odoo', address: 'https://odoo.example.com' }],
    };
    web.misbehave(faultyAnswer(200, fileOf(settings, { token: 'theirs' })));
    await openLink(`${web.url}/setup.json`);
    await says(/From .*127\.0\.0\.1:\d+.*voice\.example\.com.*\+12125550142 Main line/s);
    await says(/contains an API token, which isn't safe there/);
    expect(await readSetting(page, 'baseUrl')).toBe(connected.sandbox.url);
    await pressIn(welcome, /^Apply$/);
    await says(/Now enter your API token/);
    const typed = await welcome.$eval('#base-url', (field) => Reflect.get(field, 'value'));
    expect(typed).toBe(SERVICE);
    expect(await welcome.evaluate(() => document.activeElement?.id)).toBe('token');
    expect(await readSetting(page, 'hasToken')).toBe(false);
    const options = await connected.rig.openOwn('options.html#crm');
    await waitUntil(() => options.$('#crm-address'), 'the CRM');
    expect(await options.$eval('#crm-address', (field) => Reflect.get(field, 'value'))).toBe(
      'https://odoo.example.com',
    );
  });
});
