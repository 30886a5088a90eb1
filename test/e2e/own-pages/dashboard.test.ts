import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  fillIn,
  goTo,
  openDashboardPage,
  rowsThat,
  toggle,
  waitForText,
  waitForTextGone,
} from '@/test/support/own-pages/dashboard-page';
import { readLog } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const AUDIENCE = '#/campaigns/100/audience';
const COUNTDOWN_SECONDS = 1;
/** A browser's timers and its clock may disagree by a little. */
const TIMER_SLACK_MS = 50;
/** Long enough to press Esc within, on however busy a machine. */
const LONG_COUNTDOWN_SECONDS = 10;

describe.each(browserNames)('the dashboard in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let downloads: string;

  beforeAll(async () => {
    downloads = await mkdtemp(join(tmpdir(), 'handset-'));
    connected = await openConnectedBrowser(browser, {
      rig: { downloads },
      sandbox: { rate: 1_000, faults: true },
      settings: { countdownSeconds: COUNTDOWN_SECONDS, repeatSeconds: 3_600 },
    });
    page = await openDashboardPage(connected.rig, '#/campaigns');
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(downloads, { recursive: true, force: true });
  });

  const audience = async () => {
    await goTo(page, AUDIENCE);
    return rowsThat(page, (rows) => rows.some((row) => row.at(-1) === 'Call'), 'contacts');
  };
  const posts = () => connected.sandbox.calls().length;

  it('lists campaigns, searches by name, and changes pages', async () => {
    await goTo(page, '#/campaigns?workspace=1,2,3&rows=10');
    const [first] = await rowsThat(page, (rows) => rows.length === 10, 'ten campaigns');
    await pressIn(page, /^Next$/);
    await rowsThat(page, ([row]) => row?.[0] !== first?.[0], 'the second page');
    await waitForText(page, /Page 2 of/);
    const name = first?.[0]?.match(/\S+ \d+/)?.[0] ?? '?';
    await fillIn(page, 'Search by name', name);
    const fits = ([found]: string[]) => found?.includes(name) === true;
    await rowsThat(page, (rows) => rows.length > 0 && rows.every(fits), `those called ${name}`);
  });

  it('filters campaigns by their configured status', async () => {
    await goTo(page, '#/campaigns?workspace=1,2,3');
    const isPaused = (row: string[]) => row.some((cell) => /Paused$/.test(cell));
    await rowsThat(page, (rows) => rows.length > 0 && !rows.every(isPaused), 'campaigns');
    await toggle(page, 'Paused');
    const paused = await rowsThat(
      page,
      (rows) => rows.length > 0 && rows.every(isPaused),
      'paused ones',
    );
    expect(paused.filter((row) => row.includes('Completed Set to: Paused'))).toHaveLength(1);
    expect(paused.filter((row) => row.includes('Paused'))).toHaveLength(2);
    await toggle(page, 'Paused');
    await rowsThat(page, (rows) => !rows.every(isPaused), 'the others too');
  });

  it('opens an audience by its URL, and filters it by status', async () => {
    const deep = await openDashboardPage(connected.rig, `${AUDIENCE}?status=0`);
    try {
      await rowsThat(deep, (rows) => rows.some((row) => row.at(-1) === 'Call'), 'contacts');
      expect(await deep.evaluate(() => document.querySelector('h1')?.innerText)).toMatch(
        /^Audience/,
      );
      await rowsThat(deep, (rows) => rows.every((row) => row.includes('Fresh')), 'fresh ones');
      await toggle(deep, 'Fresh');
      await toggle(deep, 'Completed');
      await rowsThat(deep, (rows) => rows.every((row) => row.includes('Completed')), 'called ones');
    } finally {
      await deep.close();
      await page.bringToFront();
    }
  });

  it('places no call when Esc is pressed during the countdown', async () => {
    await audience();
    await writeSettings(connected.popup, { countdownSeconds: LONG_COUNTDOWN_SECONDS });
    await pressIn(page, /^Call ./);
    await waitForText(page, /their phone rings first/);
    await page.keyboard.press('Escape');
    await waitUntil(
      async () => (await readLog(connected.popup))[0]?.state === 'cancelled',
      'the countdown',
    );
    expect(posts()).toBe(0);
    await writeSettings(connected.popup, { countdownSeconds: COUNTDOWN_SECONDS });
  });

  it('calls a contact once, and stores its record with the call', async () => {
    const [before] = await audience();
    await goTo(page, `${AUDIENCE}?rows=10&page=2`);
    // Until the second page is there, the first one stays.
    const isNext = (rows: string[][]) => rows.length === 10 && rows[0]?.[0] !== before?.[0];
    await rowsThat(page, isNext, 'the second page');
    await pressIn(page, /^Call ./);
    await waitUntil(() => posts() === 1, 'the call to be asked for');
    const [call] = await readLog(connected.popup);
    const countdown = (call?.requestedAt ?? 0) - (call?.createdAt ?? 0);
    expect(countdown).toBeGreaterThan(COUNTDOWN_SECONDS * 1_000 - TIMER_SLACK_MS);
    const [sent] = connected.sandbox.calls();
    expect(sent?.clientNumber).toBe(call?.callee);
    expect(call?.record?.objectId).toBeTypeOf('number');
    expect(call?.record?.slug).toBeTruthy();
    expect(Object.keys(call?.record?.data ?? {})).toContain('first_name');
    await rowsThat(page, ([row]) => /called today/.test(row?.[0] ?? ''), 'the list to know it');
  });

  it('queues a page of contacts, and calls nobody twice', async () => {
    await pressIn(page, /^Queue this page/);
    await waitForText(page, /Queued: \d+/);
    await waitForText(page, /Can't be called again before .+ Skip or wait/);
    await pressIn(page, /^Call next/);
    await waitForText(page, /You called this number recently.+ It wasn't called again/);
    expect(posts()).toBe(1);
  });

  it('calls the next contact after a skip', async () => {
    const first = (await readLog(connected.popup))[0]?.callee;
    await pressIn(page, /^Skip$/);
    await pressIn(page, /^No reason$/);
    await waitForTextGone(page, /Can't be called again before/);
    await pressIn(page, /^Call next/);
    await waitUntil(() => posts() === 2, 'the next one to be called');
    expect(connected.sandbox.calls()[1]?.clientNumber).not.toBe(first);
  });

  it('searches and sorts the calls', async () => {
    await goTo(page, '#/calls');
    const all = await rowsThat(page, (rows) => rows.length === 3, 'three calls');
    const numbers = (rows: string[][]) => rows.map((row) => row[1]).join();
    await pressIn(page, /^Number/);
    await waitUntil(() => page.$('th[aria-sort=ascending]'), 'the order');
    const upwards = await rowsThat(page, (rows) => numbers(rows) !== numbers(all), 'sorted');
    await pressIn(page, /^Number/);
    const downwards = numbers(upwards.toReversed());
    await rowsThat(page, (rows) => numbers(rows) === downwards, 'the other way round');
    await fillIn(page, 'Search by name, number or note', all[0]?.[0] ?? '?');
    await rowsThat(page, (rows) => rows.length < 3 && rows[0]?.[0] === all[0]?.[0], 'one');
  });

  it('exports the filtered calls as a file', async () => {
    const [only] = await rowsThat(page, (rows) => rows.length === 1, 'the one that was found');
    await pressIn(page, /^Export CSV/);
    await waitForText(page, /Exported: 1/);
    const file = join(downloads, 'handset-calls.csv');
    // Firefox puts an empty file there first.
    const whole = async () => {
      const read = await readFile(file, 'utf8');
      return read.endsWith('\r\n') && read;
    };
    const text = await waitUntil(whole, 'the file');
    const [head, row, rest] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFWhen,Contact,Number,State/);
    const [call] = (await readLog(connected.popup)).filter(
      ({ calleeName }) => calleeName === only?.[0],
    );
    expect(row).toContain(`,${only?.[0]},'${call?.callee},`);
    expect(rest).toBe('');
  });

  if (browser === 'chromium') {
    it.each(['#/campaigns', AUDIENCE, '#/queue', '#/agents', '#/calls'])(
      'has no accessibility barrier in %s',
      async (hash) => {
        await goTo(page, hash);
        await waitUntil(() => page.evaluate(isAtRest), 'the view to be there');
        expect(await axeViolationsOn(page)).toEqual([]);
      },
    );

    it('has no accessibility barrier while a list reloads', async () => {
      await audience();
      const late = { kind: 'late', operation: 'audience-list', ms: 15_000 };
      await fetch(`${connected.sandbox.url}/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(late),
      });
      await pressIn(page, /^Refresh$/);
      await waitUntil(() => page.$('.list-content[aria-busy=true]'), 'the list to be read');
      expect(await axeViolationsOn(page)).toEqual([]);
      expect(await page.$('.list-content[aria-busy=true]')).not.toBeNull();
    });
  }
});

/** Runs in the page: nothing is read any more, and nothing moves. */
function isAtRest(): boolean {
  const busy = document.querySelector('[aria-busy=true], .skeleton');
  return !busy && document.getAnimations().length === 0;
}
