import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '@/lib/settings/table';
import {
  chooseAnswer,
  chooseListFile,
  listCounts,
  openListImport,
} from '@/test/e2e/lists/support/list-import';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames, launch } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { putAll, writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  fillIn,
  openDashboardPage,
  rowsThat,
  waitForText,
  waitForTextGone,
} from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { chooseIn, pressIn } from '@/test/support/own-pages/popup';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

/** How long the rep may do nothing before the queue pauses. */
const AWAY_MS = settings.awayMinutes.fallback * 60_000;

/** Writes a file as a German spreadsheet saves it, with a number twice and one that waits already. */
async function csvFile(): Promise<string> {
  const rows = ['Ansprechpartner;Kundennummer;Rufnummer', 'Zoë Möller;4711;+49 30 23125123'];
  const text = [...rows, 'Zoë Möller;4711;+493023125123', 'Ada;4712;+12125550134'].join('\r\n');
  const path = join(await mkdtemp(join(tmpdir(), 'handset-')), 'leads.csv');
  await writeFile(path, Buffer.from(`\uFEFF${text}`, 'utf16le'));
  return path;
}

/** Runs in one of our own pages, as the background does it after a change. */
function announceQueueChange(): void {
  const channel = new BroadcastChannel('queue-changes');
  channel.postMessage(null);
  channel.close();
}

/** Runs in the page: selects the first row with a number. */
function selectFirstRow(): void {
  const row = [...document.querySelectorAll('tr')].find((each) => /555-0134/.test(each.innerText));
  if (row) getSelection()?.selectAllChildren(row);
}

describe.each(browserNames)('the queue in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let crmTitle: string;
  let profile: string;

  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'handset-profile-'));
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
      rig: { profile },
    });
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    crmTitle = await crm.title();
    const popup = await connected.rig.openOwn(
      `popup.html?tab=${await tabIdOf(connected.popup, crm)}`,
    );
    await pressIn(popup, /^This page/);
    await crm.evaluate(selectFirstRow);
    await pressIn(popup, /^Queue selected numbers$/);
    await waitForText(popup, /Queued: 1\./);
    await pressIn(popup, /^Queue these numbers$/);
    await waitForText(popup, /Queued: \d+ · already queued: 1\./);
    expect(await axeViolationsOn(popup)).toEqual([]);
    await popup.close();
    page = await openDashboardPage(connected.rig, '#/queue');
    await page.setViewport({ width: 1100, height: 800 });
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(profile, { recursive: true, force: true });
  });

  const rows = () => queueThat(page, ([row]) => row !== undefined, 'the queue');
  const next = async () => (await rows())[0]?.[1] ?? '?';

  it('lists the numbers of the page, with their names and where they are from', async () => {
    const [first] = await rows();
    expect(first?.[2]).toBe('127.0.0.1');
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('skips with a reason, puts back and puts off', async () => {
    const [, second] = (await rows()).map((row) => row[1] ?? '?');
    await chooseIn(page, /^Skip$/, /^Wrong number$/);
    await queueThat(page, ([row]) => row?.[1] === second, 'the next contact');
    await pressIn(page, /^Later$/);
    expect(await axeViolationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await chooseIn(page, /^Later$/, /^In 1 hour$/);
    await queueThat(page, ([row]) => row?.[1] !== second, 'the one after');
    await waitForText(page, /put off: 1/);
    await page.evaluate(() => document.querySelector('details.skipped')?.setAttribute('open', ''));
    await waitForText(page, /Wrong number/);
    // A row that goes moves the button away from a press: then it is pressed again.
    await waitUntil(async () => {
      await pressIn(page, /^Put back/, 2_000);
      return waitForTextGone(page, /Skipped contacts/, 2_000);
    }, 'the contact to be put back');
  });

  it('makes no call while it is paused, also after it was opened again', async () => {
    await pressIn(page, /^Pause$/);
    await waitForText(page, /The queue is paused/);
    await page.close();
    page = await openDashboardPage(connected.rig, '#/queue');
    await waitForText(page, /The queue is paused/);
    expect(await axeViolationsOn(page)).toEqual([]);
    await pressIn(page, /^I'm ready$/);
    await waitForTextGone(page, /The queue is paused/);
    expect(connected.sandbox.calls()).toEqual([]);
  });

  it('pauses by itself while the rep is away, in every view, until the rep is ready', async () => {
    const { popup } = connected;
    // As if the rep had done nothing since then. One second is left.
    const activeAt = Date.now() - AWAY_MS + 1_000;
    const row = { key: 'queue', paused: false, activeAt, passedNotes: [] };
    await popup.evaluate(putAll, 'handset-campaigns', 'readiness', [row]);
    await popup.evaluate(announceQueueChange);
    for (const view of [page, popup])
      await waitForText(view, /You were away, so the queue is paused/);
    // A press in a window that was drawn before.
    const queued = await askBackground(popup, 'queue', { offset: 0, limit: 1 });
    const itemId = (queued.ok && queued.value.items[0]?.itemId) || -1;
    const e164 = (queued.ok && queued.value.items[0]?.callee.e164) || '';
    const press = { itemId, e164, gesture: 'while-away' };
    const called = await askBackground(popup, 'call-next', press);
    expect(called).toMatchObject({ ok: false, error: { code: 'queue-paused' } });
    // Typing is no sign that the rep is ready. The keys are reported first, so this asks after them.
    await popup.bringToFront();
    await popup.type('#dial-number', '1');
    await popup.keyboard.press('Backspace');
    const typed = await askBackground(popup, 'queue-activity', null);
    expect(typed).toEqual({ ok: true, value: 'away' });
    await waitForText(page, /You were away/);
    await pressIn(popup, /^I'm ready$/);
    await waitForTextGone(page, /You were away/);
    expect(connected.sandbox.calls()).toEqual([]);
    await page.bringToFront();
  });

  it('calls the next one by the press of a key, once', async () => {
    const whom = await next();
    await waitUntil(
      () => page.evaluate(() => document.activeElement?.textContent === 'Call next'),
      'the focus on Call next',
    );
    await page.keyboard.press('Enter');
    await waitUntil(() => connected.sandbox.calls().length === 1, 'the call');
    await queueThat(page, ([row]) => row?.[1] !== whom, 'the next contact');
    const sourcePage = { url: `${connected.sandbox.crmUrl}/`, title: crmTitle };
    expect(await readLog(connected.popup)).toMatchObject([{ sourcePage }]);
  });

  it('says in how many answered calls nobody spoke, and what is allowed', async () => {
    const [call] = await readLog(connected.popup);
    const after = { note: '', disposition: 'nobody_spoke' };
    const wrapUp = { callId: call?.id ?? '', before: { note: '' }, after };
    await askBackground(connected.popup, 'save-wrap-up', wrapUp);
    await waitForText(page, /today 100% \(1 of 1\), last 30 days 100% \(1 of 1\)/);
    await waitForText(page, /US rules allow 3%/);
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('lists a contact again at its place after the call was cancelled, in every view', async () => {
    await writeSettings(connected.popup, { countdownSeconds: 10 });
    const whom = await next();
    const calls = connected.sandbox.calls().length;
    const queued = await askBackground(connected.popup, 'queue', { offset: 0, limit: 1 });
    const waiting = queued.ok ? queued.value.waiting : 0;
    await waitForText(connected.popup, new RegExp(`In your queue: ${waiting}\\b`));
    await pressIn(page, /^Call next/);
    await queueThat(page, ([row]) => row?.[1] !== whom, 'the next contact');
    await waitForText(connected.popup, new RegExp(`In your queue: ${waiting - 1}\\b`));
    await pressIn(page, /^Cancel/);
    await queueThat(page, ([row]) => row?.[1] === whom, 'the contact to wait again');
    await waitForText(connected.popup, new RegExp(`In your queue: ${waiting}\\b`));
    await writeSettings(connected.popup, { countdownSeconds: 0 });
    await pressIn(page, /^Call next/);
    await waitUntil(() => connected.sandbox.calls().length === calls + 1, 'the call');
    await queueThat(page, ([row]) => row?.[1] !== whom, 'the contact after that');
  });

  it('takes a pasted list once the rep said its country, and lists what is wrong', async () => {
    await pressIn(page, /^Clear queue$/);
    await page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('dialog .primary')?.click(),
    );
    await openListImport(page);
    await fillIn(page, 'Paste a list', 'Ada Whitfield, (212) 555-0134');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nia Price, (212) 555-0136');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rhys Pritchard, tomorrow');
    await pressIn(page, /^Read list$/);
    await waitForText(page, /Can be called: 0 · waiting for your answer: 2/);
    await chooseAnswer(page, "doesn't say", 'United States');
    await waitForText(page, /Can be called: 2/);
    await waitForText(page, /Numbers left out: 1/);
    expect(await axeViolationsOn(page)).toEqual([]);
    await pressIn(page, /^Add 2 to the queue$/);
    await waitForText(page, /Queued: 2 · no valid number: 1/);
    await rowsThat(page, ([row]) => row?.[0] === 'Ada Whitfield', 'her in the queue');
  });

  it('takes a CSV file of a spreadsheet in UTF-16, duplicates once', async () => {
    await chooseListFile(page, await csvFile());
    expect(await listCounts(page)).toBe('Can be called: 2 · duplicates joined: 1');
    await pressIn(page, /^Add 2 to the queue$/);
    await waitForText(page, /Queued: 1 · already queued: 1/);
    await rowsThat(page, (all) => all[2]?.[2] === 'leads.csv', 'the file as its source');
  });

  it('continues in place after the browser was restarted', async () => {
    const before = await rows();
    const calls = connected.sandbox.calls().length;
    await pressIn(page, /^Pause$/);
    await waitForText(page, /The queue is paused/);
    await connected.rig.close();
    connected.rig = await launch(browser, { profile });
    page = await openDashboardPage(connected.rig, '#/queue');
    await page.setViewport({ width: 1100, height: 800 });
    await waitForText(page, /The queue is paused/);
    expect(await rows()).toEqual(before);
    expect(connected.sandbox.calls()).toHaveLength(calls);
    await pressIn(page, /^I'm ready$/);
    await pressIn(page, /^Call next/);
    await waitUntil(() => connected.sandbox.calls().length === calls + 1, 'the call');
    await queueThat(page, (left) => left[0]?.[1] === before[1]?.[1], 'the next contact');
  });
});

/** Waits until the rows of the queue pass a check. Leaves out the callees' local times, which change each minute. */
async function queueThat(
  page: Page,
  wanted: (rows: string[][]) => boolean,
  what: string,
): Promise<string[][]> {
  return withoutTimes(await rowsThat(page, (rows) => wanted(withoutTimes(rows)), what));
}

function withoutTimes(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => row.map((cell) => cell.replace(/\d+:\d\d [AP]M/, '')));
}
