import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrmServer, startCrmServer } from '@/sandbox/crm-apis/http/crm-server';
import { createPipedriveApi, type PipedriveApi } from '@/sandbox/crm-apis/pipedrive/pipedrive-api';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { driveOptionsCrm } from '@/test/support/own-pages/options-crm';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
const HOSTILE = [
  '<img src=x onerror="document.title=1"> Ada',
  'Ada \u202Egnp.exe',
  `Ada ${'x'.repeat(10_000)}`,
];
const people = [
  { name: 'Ada Whitfield', organization: 'Example Ltd', email: 'ada@example.com' },
  { name: 'Bob Miller' },
  ...HOSTILE.map((name) => ({ name })),
];
const FIELD = '.current-wrap-up [role=combobox]';

describe.each(browserNames)('choosing the record of a call by name in %s', (browser) => {
  let connected: ConnectedBrowser;
  let popup: Page;
  let pipedrive: PipedriveApi;
  let server: CrmServer;
  /** The texts that the CRM was asked for. */
  const terms: string[] = [];

  beforeAll(async () => {
    pipedrive = createPipedriveApi({
      ...{ token: 'token', now: Date.now },
      records: people.map((person, nth) => ({ type: 'person', id: String(nth + 1), ...person })),
    });
    server = await startCrmServer({
      answer(request) {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname.endsWith('/itemSearch')) terms.push(searchParams.get('term') ?? '');
        return pipedrive.answer(request);
      },
    });
    connected = await openConnectedBrowser(browser, {
      sandbox: { speed: 40 },
      settings: { countdownSeconds: 0, callRules: 'off' },
    });
    popup = connected.popup;
    const options = await connected.rig.openOwn('options.html');
    const crm = driveOptionsCrm(options);
    await crm.choose('pipedrive', { address: server.url, key: 'token' });
    await crm.press('Connect');
    await crm.says('Connected to');
    await options.close();
    await popup.bringToFront();
  });
  afterAll(async () => {
    await connected?.stop();
    await server?.stop();
  });

  const said = () =>
    popup.$eval('.current-wrap-up', (each) => each.textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
  const says = (words: string) =>
    waitUntil(async () => (await said())?.includes(words), words, 30_000);
  const optionsSaying = (words: string) =>
    popup.$$eval(
      '.current-wrap-up [role=option]',
      (all, text) =>
        all.map((each) => each.textContent ?? '').filter((each) => each.includes(text)),
      words,
    );

  async function openChoice(): Promise<void> {
    for (const button of await popup.$$('.current-wrap-up .delivery button')) {
      const words = await button.evaluate((each) => each.textContent);
      if (words === 'Choose record' || words === 'Log on another record') await button.click();
    }
    await popup.waitForSelector(FIELD);
  }

  it('shows hostile names as short text, and closes one layer with each Esc', async () => {
    await askBackground(popup, 'dial', { e164: NUMBER, gesture: 'choose-record' });
    await says('Not logged');
    await openChoice();
    expect(terms).toEqual([]);
    await popup.type(FIELD, 'ada');
    await waitUntil(async () => (await optionsSaying('')).length === 4, 'the records');
    await says('Records found: 4');
    expect(terms).toEqual(['ada']);
    expect(await optionsSaying('<img src=x')).toHaveLength(1);
    expect((await optionsSaying('xxx'))[0]?.length).toBeLessThan(250);
    expect((await optionsSaying('')).join('')).not.toContain('\u202E');
    expect(await optionsSaying('Example Ltd · @example.com')).toHaveLength(1);
    const page = await popup.evaluate(() => ({
      images: document.querySelectorAll('[role=option] img').length,
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect(page).toEqual({ images: 0, isWide: false });
    await popup.keyboard.press('Escape');
    expect(await optionsSaying('')).toEqual([]);
    expect(await popup.$eval(FIELD, (each) => (each as HTMLInputElement).value)).toBe('ada');
    await popup.keyboard.press('Escape');
    await popup.keyboard.press('Escape');
    await waitUntil(async () => (await popup.$(FIELD)) === null, 'the choice closed');
    expect(pipedrive.activities).toEqual([]);
  });

  it('logs the call on the record that the keys reach, and on no other', async () => {
    await openChoice();
    await popup.type(FIELD, 'ada whit');
    await waitUntil(async () => (await optionsSaying('Whitfield')).length === 1, 'the record');
    await popup.keyboard.press('Enter');
    await popup.keyboard.press('ArrowDown');
    await popup.keyboard.press('Enter');
    await says('Logged on Ada Whitfield');
    expect(pipedrive.activities).toMatchObject([{ participants: [{ person_id: 1 }] }]);
  });

  it('moves the entry to another record that the rep presses', async () => {
    await openChoice();
    await popup.type(FIELD, 'bob');
    await waitUntil(async () => (await optionsSaying('Bob')).length === 1, 'the record');
    await popup.click('.current-wrap-up [role=option]');
    await says('Logged on Bob Miller');
    expect(pipedrive.activities).toMatchObject([{ participants: [{ person_id: 2 }] }]);
  });
});
