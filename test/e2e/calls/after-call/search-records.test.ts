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
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { driveOptionsCrm } from '@/test/support/own-pages/options-crm';
import { waitUntil } from '@/test/support/wait';

const NUMBER = '+12125550134';
/** The second one has Cyrillic letters. */
const ALIKE = ['Ada Whitfield', '\u0410d\u0430 Whitfield'];
const people = [
  ...ALIKE.map((name) => ({ name, phones: [NUMBER] })),
  { name: '<script>document.title = 1</script> Ada' },
  { name: '<img src=x onerror="document.title=1"> Ada' },
  { name: 'Ada \u202Egnp.exe\u2066\u2069 \u200F\u061C' },
  { name: `Ada ${'\u0301'.repeat(10_000)}` },
  { name: `Ada ${'x'.repeat(10_000)}`, organization: 'y'.repeat(10_000) },
];
const FIELD = '[role=combobox]';

describe.each(browserNames)('searching the record of an earlier call in %s', (browser) => {
  let connected: ConnectedBrowser;
  let pipedrive: PipedriveApi;
  let server: CrmServer;
  let isNumberSearchBroken = false;

  beforeAll(async () => {
    pipedrive = createPipedriveApi({
      ...{ token: 'token', now: Date.now },
      records: people.map((person, nth) => ({ type: 'person', id: String(nth + 1), ...person })),
    });
    server = await startCrmServer({
      async answer(request) {
        const isSearch = request.url.includes('/persons/search');
        if (isSearch && isNumberSearchBroken) return new Response('Unavailable', { status: 503 });
        return pipedrive.answer(request);
      },
    });
    connected = await openConnectedBrowser(browser, {
      sandbox: { speed: 40 },
      settings: { countdownSeconds: 0, callRules: 'off' },
    });
    const options = await connected.rig.openOwn('options.html');
    const crm = driveOptionsCrm(options);
    await crm.choose('pipedrive', { address: server.url, key: 'token' });
    await crm.press('Connect');
    await crm.says('Connected to');
    await options.close();
    await askBackground(connected.popup, 'dial', { e164: NUMBER, gesture: 'search-records' });
  });
  afterAll(async () => {
    await connected?.stop();
    await server?.stop();
  });

  const optionTexts = (page: Page) =>
    page.$$eval(`${FIELD} ~ [role=listbox] [role=option]`, (all) =>
      all.map((each) => (each instanceof HTMLElement ? each.innerText : '')),
    );
  const says = (page: Page, words: string) => {
    const read = () => page.$eval('.delivery', (each) => each.textContent ?? '');
    const isSaid = async () => (await read()).replaceAll(/[\u2066-\u2069]/g, '').includes(words);
    return waitUntil(isSaid, words, 30_000);
  };

  async function press(page: Page, name: string): Promise<void> {
    const find = async () => {
      for (const button of await page.$$('.delivery button'))
        if ((await button.evaluate((each) => each.textContent)) === name) return button;
      return undefined;
    };
    await (await waitUntil(find, name)).click();
  }

  /** The list of calls that are not logged, with the details of the only one. */
  async function openStuck(): Promise<Page> {
    const page = await openDashboardPage(connected.rig, '#/notlogged');
    const details = '.stuck-row button[aria-expanded=false]';
    await page.waitForSelector(details);
    await page.click(details);
    return page;
  }

  it('shows hostile names as a line of text each, and tells apart those that look alike', async () => {
    const page = await openStuck();
    const title = await page.title();
    await press(page, 'Choose record');
    await page.waitForSelector(FIELD);
    await page.type(FIELD, 'whitfield');
    await waitUntil(async () => (await optionTexts(page)).length === 2, 'both that look alike');
    const alike = await optionTexts(page);
    expect(alike.map((text) => /\b[12]\b/.exec(text)?.[0]).toSorted()).toEqual(['1', '2']);
    await page.$eval(FIELD, (field) => field instanceof HTMLInputElement && field.select());
    await page.type(FIELD, 'ada');
    await waitUntil(async () => (await optionTexts(page)).length === 6, 'the hostile names');
    const shown = await page.$$eval('[role=option]', (all) =>
      all.map((each) => ({
        text: each.textContent ?? '',
        height: each.getBoundingClientRect().height,
        isCut: each.getBoundingClientRect().right > innerWidth,
      })),
    );
    for (const { text, height, isCut } of shown) {
      expect(text.length).toBeLessThan(500);
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200F\u061C]/);
      expect(isCut).toBe(false);
      expect(height).toBeLessThan(250);
    }
    const names = shown.map(({ text }) => text).join('\n');
    expect(names).toContain('<script>document.title = 1</script> Ada');
    expect(await page.$$('[role=option] img, [role=option] script')).toEqual([]);
    expect(await page.title()).toBe(title);
    await page.close();
  });

  it('keeps the search by name if the search by number fails, and logs from the list of stuck calls', async () => {
    isNumberSearchBroken = true;
    const page = await openStuck();
    await press(page, 'Choose record');
    await page.waitForSelector(FIELD);
    await page.type(FIELD, 'ada whit');
    await says(page, 'Your CRM');
    await waitUntil(async () => (await optionTexts(page)).length === 1, 'the record');
    expect(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value)).toBe('ada whit');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const isLogged = async () => pipedrive.activities[0]?.participants?.[0]?.person_id === 1;
    await waitUntil(isLogged, 'the entry on the record', 30_000);
    isNumberSearchBroken = false;
    await page.close();
  });

  it('moves the entry from the call’s details in the log', async () => {
    const page = await openDashboardPage(connected.rig, '#/calls');
    const details = 'tbody button[aria-expanded=false]';
    await page.waitForSelector(details);
    await page.click(details);
    await says(page, 'Logged on Ada Whitfield');
    await press(page, 'Log on another record');
    await page.waitForSelector(FIELD);
    await page.type(FIELD, '<img');
    await waitUntil(async () => (await optionTexts(page)).length === 1, 'the record');
    await page.click('[role=option]');
    const isMoved = async () => pipedrive.activities[0]?.participants?.[0]?.person_id === 4;
    await waitUntil(isMoved, 'the entry on the other record', 30_000);
    expect(pipedrive.activities).toHaveLength(1);
    await says(page, 'Logged on <img src=x');
    await page.close();
  });
});
