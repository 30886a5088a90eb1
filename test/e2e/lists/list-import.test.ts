import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  choose,
  fillIn,
  openDashboardPage,
  rowsThat,
  typedInto,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';
import {
  chooseAnswer,
  chooseListFile,
  listCounts,
  openListImport,
  queuedItems,
} from './support/list-import';

/** People of several countries: two numbers, a lost zero, no country, another country, damage, a duplicate. */
const LIST = [
  'Record ID,Name,Company,Mobile Phone,Phone,Fax,Country',
  '101,Ada Whitfield,Fenwick Ltd,07700 900123,2079460123,020 7946 0999,United Kingdom',
  '102,Dev Patel,Sample Corp,70425 50123,,,India',
  '103,Rhys Pritchard,,,+44 7700 900456,,Ireland',
  '104,Jo Field,,212-555-0134,,,',
  '105,Max Muster,,030 23125 199,,,Freedonia',
  '106,Lea Vogt,,4.93023E+11,,,Germany',
  '107,Una Kerr,,07700 900124,,,United States',
  '108,A. Whitfield,,+44 7700 900123,,,UK',
].join('\n');

describe.each(browserNames)('a list of several countries in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-'));
    path = join(folder, 'leads.csv');
    await writeFile(path, LIST);
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0, callRules: 'off', defaultCountry: 'US' },
      rig: { downloads: folder },
    });
    page = await openDashboardPage(connected.rig, '#/queue');
    await page.setViewport({ width: 1280, height: 900 });
    await openListImport(page);
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const shown = () => page.$eval('.queue-bar select', (each) => (each as HTMLSelectElement).value);
  const names = async () => (await queuedItems(page)).map(({ name }) => name);

  it('shows what would be called, what it asks and what it leaves out, before anything is queued', async () => {
    await chooseListFile(page, path);
    expect(await listCounts(page)).toBe(
      "Can be called: 2 · waiting for your answer: 3 · can't be called: 2 · duplicates joined: 1",
    );
    await waitForText(page, /The list says Ireland, the number says United Kingdom/);
    await waitForText(page, /“.?Freedonia.?” isn't a country that Handset knows/);
    await page.$eval('.list-left-out', (details) => details.setAttribute('open', ''));
    await waitForText(page, /The spreadsheet shortened this number/);
    expect(await axeViolationsOn(page)).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('reads again by a column that the rep corrects', async () => {
    await page.$eval('.list-columns', (details) => details.setAttribute('open', ''));
    await page.waitForSelector('#list-column-4');
    expect(await axeViolationsOn(page)).toEqual([]);
    await choose(page, 'list-column-4', 'Fax, never called');
    // While the list is read again, nothing is asked or counted.
    const isRead = async () => (await page.$('.list-counts')) !== null;
    await waitUntil(
      async () => (await isRead()) && !(await askedAbout(page)).includes('Ireland'),
      'fewer questions',
    );
    await choose(page, 'list-column-4', 'Number: Work');
    await waitUntil(async () => (await askedAbout(page)).includes('Ireland'), 'the question');
    await page.$eval('.list-columns', (details) => details.removeAttribute('open'));
  });

  it('takes an answer for a whole group, and adds what is answered', async () => {
    await chooseAnswer(page, 'Ireland', 'Call as written');
    await chooseAnswer(page, "doesn't say", 'United States');
    await waitUntil(async () => /Can be called: 4\b/.test(await listCounts(page)), 'four contacts');
    await pressIn(page, /^Add 4 to the queue$/);
    await waitForText(page, /Queued: 4 .*Not answered: 1/);
    const items = await queuedItems(page);
    expect(items.map(({ name, numbers }) => [name, ...numbers.map(({ e164 }) => e164)])).toEqual([
      ['Ada Whitfield', '+447700900123', '+442079460123'],
      ['Dev Patel', '+917042550123'],
      ['Rhys Pritchard', '+447700900456'],
      ['Jo Field', '+12125550134'],
    ]);
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('takes out what it added, and adds it again', async () => {
    await pressIn(page, /^Undo$/);
    await waitForText(page, /Removed from the queue: 4/);
    expect(await names()).toEqual([]);
    await chooseListFile(page, path);
    await pressIn(page, /^Add 2 to the queue$/);
    await waitForText(page, /Queued: 2/);
    expect(await names()).toEqual(['Ada Whitfield', 'Dev Patel']);
  });

  it('calls only the number that is shown, and offers the others by a key and a menu', async () => {
    await waitUntil(async () => (await shown()) === '+447700900123', 'the mobile number');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('n');
    await waitUntil(async () => (await shown()) === '+442079460123', 'the next number');
    await page.keyboard.press('n');
    await waitUntil(async () => (await shown()) === '+447700900123', 'the first one again');
    const [ada] = await queuedItems(page);
    const other = { itemId: ada?.itemId ?? 0, e164: '+12125550134', gesture: 'not-shown' };
    expect(await askBackground(page, 'call-next', other)).toMatchObject({ ok: false });
    expect(connected.sandbox.calls()).toEqual([]);
    await pressIn(page, /^Call next/);
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the call');
    expect((await readLog(connected.popup))[0]?.callee).toBe('+447700900123');
  });

  it('brings a contact back with the next number after no answer', async () => {
    await rowsThat(page, (rows) => isOf(rows, 'Dev Patel'), 'the next one');
    await waitUntil(
      async () => (await readLog(connected.popup))[0]?.state !== 'requested',
      'the call to be placed',
    );
    const [call] = await readLog(connected.popup);
    const after = { note: 'Voicemail full', disposition: 'no_answer' };
    const wrapUp = { callId: call?.id ?? '', before: { note: '' }, after };
    await askBackground(connected.popup, 'save-wrap-up', wrapUp);
    await rowsThat(page, (rows) => isOf(rows, 'Ada Whitfield'), 'her again');
    await waitUntil(async () => (await shown()) === '+442079460123', 'her next number');
    await pressIn(page, /^Call next/);
    await waitUntil(() => connected.sandbox.calls().length === 2, 'the second call');
    expect((await readLog(connected.popup))[0]?.callee).toBe('+442079460123');
    await rowsThat(page, (rows) => rows.length === 1, 'nobody but Dev');
  });

  it('saves what was called in the shape of the file', async () => {
    const calls = await readLog(connected.popup);
    await waitUntil(
      async () => (await readLog(connected.popup))[0]?.state !== 'requested',
      'the end',
    );
    const after = { note: '=Wants a quote', disposition: 'reached' };
    const wrapUp = { callId: calls[0]?.id ?? '', before: { note: '' }, after };
    await askBackground(connected.popup, 'save-wrap-up', wrapUp);
    await page.$eval('.queued-lists', (details) => details.setAttribute('open', ''));
    await waitForText(page, /added: 2 · waiting: 1 · called: 1/);
    expect(await axeViolationsOn(page)).toEqual([]);
    await pressIn(page, /^Export results of .?leads\.csv/);
    const saved = join(folder, 'leads-results.csv');
    const text = await waitUntil(
      async () => (await readFile(saved, 'utf8').catch(() => '')) || undefined,
      'the file',
    );
    const [head, ada, twin] = text.split('\r\n');
    expect(head).toContain('Record ID,Name,Company,Mobile Phone,Phone,Fax,Country,Called number');
    expect(ada).toMatch(
      /^101,Ada Whitfield,Fenwick Ltd,07700 900123,2079460123,020 7946 0999,United Kingdom,\+442079460123,/,
    );
    expect(ada).toContain(',2,');
    expect(ada).toContain("Reached,'=Wants a quote");
    expect(twin).toMatch(/^108,A\. Whitfield,,\+44 7700 900123,,,UK,\+442079460123,/);
  });

  it('keeps what was pasted until all of it is queued', async () => {
    await fillIn(page, 'Paste a list', 'Nia Price, +44 7700 900789');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cara Byrne, 212 555 0135');
    await pressIn(page, /^Read list$/);
    await waitForText(page, /Can be called: 1 · waiting for your answer: 1/);
    await pressIn(page, /^Add 1 to the queue$/);
    await waitForText(page, /Not answered: 1/);
    expect(await typedInto(page, 'Paste a list')).toContain('Cara Byrne');
    expect(await names()).toEqual(['Dev Patel', 'Nia Price']);
  });
});

/** Returns whether the first row is of this contact. */
function isOf([first]: readonly (readonly string[])[], name: string): boolean {
  return first?.[0]?.startsWith(name) ?? false;
}

/** Returns what the preview asks. */
function askedAbout(page: Page): Promise<string> {
  return page.$$eval('.list-questions label', (labels) =>
    labels.map((label) => label.textContent).join(),
  );
}
