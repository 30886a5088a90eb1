import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { sampleCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { putAll } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  choose,
  fillIn,
  goTo,
  openDashboardPage,
  rowsThat,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { readLog, writeCalls } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const CALLS = 2_000;
const SEARCH = 'Search by name, number or note';
/** Local noon of the newest call. There is one call an hour. */
const NEWEST = new Date(2026, 9, 26, 12).getTime();

const calls = Array.from({ length: CALLS }, (_, nth) => {
  const at = NEWEST - nth * 3_600_000;
  const times = { createdAt: at, requestAt: at, requestedAt: at, changedAt: at };
  const calleeName = nth === 1_500 ? 'Özge Inverley' : `Contact ${nth}`;
  const callee = `+1212555${String(100 + (nth % 100)).padStart(4, '0')}`;
  const isOfBolt = nth % 500 === 9;
  const record = (nth % 500 === 7 || isOfBolt) && { campaign: { id: 12, name: 'Renewals' } };
  const workspace = isOfBolt && { workspace: 'bolt' };
  const id = `call-${nth}`;
  const state = nth === 508 ? 'unrecorded' : 'recorded';
  const fields = { id, state, calleeName, callee, ...times } as const;
  return sampleCall({ ...fields, ...(record && { record }), ...workspace });
});

/** What was recorded after two calls of the same day. */
const wrapUps = [507, 508].map((nth) => ({
  ...{ callId: `call-${nth}`, note: '', disposition: 'reached', savedAt: NEWEST, version: 1 },
}));

describe.each(browserNames)('searching a long log in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let downloads: string;

  beforeAll(async () => {
    downloads = await mkdtemp(join(tmpdir(), 'handset-'));
    connected = await openConnectedBrowser(browser, { rig: { downloads } });
    const did = connected.sandbox.workspaces[0]?.dids[1] ?? '';
    const isOfDid = ({ record, workspace, state }: Call) =>
      (record && !workspace) || state === 'unrecorded';
    const made = calls.map((call) => (isOfDid(call) ? { ...call, callerId: did } : call));
    await writeCalls(connected.popup, made);
    await connected.popup.evaluate(putAll, 'handset-calls', 'wrapUps', wrapUps);
    page = await openDashboardPage(connected.rig, '#/calls');
    await rowsThat(page, (rows) => rows.length === 25, 'the log');
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(downloads, { recursive: true, force: true });
  });

  const idOf = (label: string) =>
    waitUntil(() => page.evaluate(filterOf, label), `the filter ${label}`);
  const chooseDay = async (label: string, day: string) =>
    page.evaluate(setDay, await idOf(label), day);

  it('finds a call by name and by number as it is typed', async () => {
    await fillIn(page, SEARCH, 'ozg');
    await rowsThat(page, ([row]) => row?.[0] === 'Özge Inverley', 'the name');
    await fillIn(page, SEARCH, '(212) 555-0142');
    await rowsThat(page, (rows) => rows[0]?.[0] === 'Contact 42', 'the number');
    await waitForText(page, /\b20\b/);
  });

  it('exports what was found as JSON', async () => {
    await pressIn(page, /^Export JSON$/);
    await waitForText(page, /Exported: 20/);
  });

  it('shows one local day, also that of the change to winter time', async () => {
    await goTo(page, '#/calls?from=2026-10-25&to=2026-10-25&rows=50');
    const isOnDay = ({ createdAt }: { createdAt: number }) =>
      new Date(createdAt).getDate() === 25 && new Date(createdAt).getMonth() === 9;
    const onDay = calls.filter(isOnDay).length;
    const rows = await rowsThat(page, (found) => found.length === onDay, 'the day');
    expect(rows[0]?.[0]).toBe('Contact 13');
    const heading = await page.$eval('.day-row', (row) => row.textContent);
    expect(heading).toBe('Sunday, October 25');
  });

  it('narrows by caller ID, disposition, day, state and campaign, as the rep chooses them', async () => {
    await goTo(page, '#/calls');
    const names = (wanted: string[], what: string) =>
      rowsThat(page, (rows) => rows.map(nameOf).join() === wanted.join(), what);
    const did = connected.sandbox.workspaces[0]?.dids[1] ?? '';
    const renewals = ['Contact 7', 'Contact 507', 'Contact 1007', 'Contact 1507'];
    await page.select(`[id="${await idOf('Caller ID')}"]`, did);
    await names(renewals.toSpliced(2, 0, 'Contact 508'), 'the calls with the caller ID');
    await choose(page, await idOf('Disposition'), 'Reached');
    await names(['Contact 507', 'Contact 508'], 'the two that were reached');
    await choose(page, await idOf('State'), 'No recording');
    await names(['Contact 508'], 'the one without a recording');
    await choose(page, await idOf('State'), 'Any state');
    const campaign = await idOf('Campaign');
    const words = await page.$$eval(`[id="${campaign}"] option`, (all) =>
      all.map(({ text }) => text.replaceAll(/[\u2068\u2069]|:\d+/g, '')),
    );
    expect(words).toEqual([
      ...['Any campaign', 'Renewals · 127.0.0.1', 'Renewals · Removed workspace'],
    ]);
    await page.select(`[id="${campaign}"]`, '12');
    await names(['Contact 507'], 'the one of the campaign');
    await choose(page, await idOf('Disposition'), 'Any disposition');
    await page.select(`[id="${await idOf('Caller ID')}"]`, '');
    await page.select(`[id="${campaign}"]`, '12@bolt');
    await names(['Contact 9', 'Contact 509', 'Contact 1009', 'Contact 1509'], 'the other one’s');
    await page.select(`[id="${campaign}"]`, '12');
    await names(renewals, 'all of the campaign');
    await chooseDay('From date', '2026-10-05');
    await names(['Contact 7', 'Contact 507'], 'those since that day');
    await chooseDay('To date', '2026-10-05');
    await names(['Contact 507'], 'that of the day');
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('finds calls in the popup, and shows the log again after Esc', async () => {
    const popup = await connected.rig.openOwn('popup.html');
    const names = () =>
      popup.$$eval('.call-summary > b', (found) => found.map((each) => each.textContent));
    await popup.locator('.log-search input').click();
    await popup.keyboard.type('ozge inv');
    await waitUntil(async () => (await names()).join() === 'Özge Inverley', 'the name');
    expect(await popup.$eval('.log-search-status', (each) => each.textContent)).toBe(
      '1 call found',
    );
    expect(await axeViolationsOn(popup)).toEqual([]);
    await popup.keyboard.press('Escape');
    await waitUntil(async () => (await names()).length >= 10, 'the log');
  });

  it('deletes the log after asking, but no call with a follow-up', async () => {
    await goTo(page, '#/calls?search=contact');
    await rowsThat(page, (rows) => rows.length === 25, 'those called Contact');
    const callId = calls[3]?.id ?? '';
    const options = await connected.rig.openOwn('options.html');
    const followUp = { at: NEWEST };
    await options.evaluate(putAll, 'handset-calls', 'wrapUps', [
      { callId, note: '', followUp, dueAt: NEWEST, savedAt: NEWEST, version: 1 },
    ]);
    await pressIn(options, /^Delete the call log/);
    await waitForText(options, /Delete calls with their notes \(1,999\)\?/);
    await waitForText(options, /With a follow-up: 1/);
    await pressIn(options, /^Delete calls$/);
    await waitForText(options, /1,999 calls deleted/);
    await rowsThat(page, (rows) => rows.length === 1, 'the call that stays');
    expect((await readLog(options)).map(({ id }) => id)).toEqual([callId]);
  });

  it('imports again what was exported, each call once, and says what is wrong', async () => {
    const file = join(downloads, 'handset-calls.json');
    // Firefox puts an empty file there first.
    const whole = async () => {
      const read = await readFile(file, 'utf8');
      return read.endsWith(']}\n') && read;
    };
    const text = await waitUntil(whole, 'the file');
    const { calls: entries, ...head } = JSON.parse(text);
    expect(entries).toHaveLength(20);
    await writeFile(file, JSON.stringify({ ...head, calls: [...entries, entries[0], 'odd'] }));
    await goTo(page, '#/calls');
    const input = await page.$('input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
    await waitForText(page, /Added calls: 20 · Already in the log: 1/);
    await waitForText(page, /Entries left out: 1/);
    await rowsThat(page, (rows) => rows.length === 21, 'the imported calls');
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('deletes calls that are older than the rep keeps them', async () => {
    const options = await connected.rig.openOwn('options.html');
    const made = (id: string, days: number) => {
      const createdAt = Date.now() - days * 86_400_000;
      return sampleCall({ id, state: 'recorded', createdAt, changedAt: createdAt });
    };
    await writeCalls(options, [made('old', 31), made('recent', 29)]);
    await choose(options, 'keep-calls', '30 days');
    const left = await waitUntil(async () => {
      const ids = (await readLog(options)).map(({ id }) => id);
      return !ids.includes('old') && ids;
    }, 'the old call to go');
    expect(left).toContain('recent');
  });
});

/** The name in a row, without the wrap-up below it. */
function nameOf([cell = '']: string[]): string | undefined {
  return /^Contact \d+/.exec(cell)?.[0];
}

/** Runs in the page. Returns the id of the filter with this label. */
function filterOf(label: string): string | undefined {
  const labels = [...document.querySelectorAll('label')];
  return labels.find((each) => each.textContent === label)?.htmlFor;
}

/** Runs in the page: chooses a day as the browser's own calendar does. */
function setDay(id: string, day: string): void {
  const input = document.getElementById(id) as HTMLInputElement;
  input.value = day;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
