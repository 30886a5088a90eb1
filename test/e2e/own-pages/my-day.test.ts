import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { midnightBefore } from '@/components/day/periods';
import { instantOf, localMoment } from '@/lib/rules/hours/zone-time';
import { sampleCall } from '@/test/calls/support/calls';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { putAll, writeSettings } from '@/test/support/own-pages/connect';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { writeCalls } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const HOUR_MS = 3_600_000;

/** Calls this many days ago, one every five minutes from 9 o'clock on. */
function callsOn(back: number, count: number) {
  return Array.from({ length: count }, (_, nth) => {
    const at = midnightBefore(Date.now(), back) + 9 * HOUR_MS + nth * 300_000;
    const times = { createdAt: at, requestAt: at, requestedAt: at, changedAt: at };
    const id = `${back}-${nth}`;
    return sampleCall({ id, gesture: id, state: 'placed', ...times });
  });
}

describe.each(browserNames)('my day in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let downloads: string;

  beforeAll(async () => {
    downloads = await mkdtemp(join(tmpdir(), 'handset-'));
    connected = await openConnectedBrowser(browser, {
      settings: { countdownSeconds: 0, repeatSeconds: 0 },
      rig: { downloads },
    });
    await writeSettings(connected.popup, { callsPerDayGoal: 4 });
    await writeCalls(connected.popup, [...callsOn(0, 3), ...callsOn(1, 4), ...callsOn(2, 5)]);
    await connected.popup.evaluate(putAll, 'handset-calls', 'wrapUps', [
      { callId: '0-0', disposition: 'reached', note: '', savedAt: 1, version: 1 },
      { callId: '0-1', disposition: 'voicemail', note: '', savedAt: 1, version: 1 },
    ]);
    page = await openDashboardPage(connected.rig, '#/myday');
    await waitForText(page, /50%\s*1 of 2/);
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(downloads, { recursive: true, force: true });
  });

  it('shows today with goal and streak, draws each chart, and has no barriers', async () => {
    await waitForText(page, /Calls today: 3 of 4/);
    await waitForText(page, /Goal met 2 days in a row/);
    await waitUntil(async () => (await page.evaluate(paintedBars)) === 3, 'three drawings');
    expect(await axeViolationsOn(page)).toEqual([]);
  });

  it('names every disposition whole at 320 px', async () => {
    const before = page.viewport();
    await page.setViewport({ width: 320, height: 800 });
    const names = await page.$$eval('.day-tallies tbody th', (all) =>
      all.map((name) => ({ text: name.innerText, isCut: name.scrollWidth > name.clientWidth })),
    );
    expect(names.map(({ text }) => text)).toContain('No disposition');
    expect(names.filter(({ isCut }) => isCut)).toEqual([]);
    await page.setViewport(before);
  });

  it('follows a call that is made meanwhile', async () => {
    await connected.popup.focus('#dial-number');
    await connected.popup.keyboard.type('+12125550142');
    await connected.popup.keyboard.press('Enter');
    await waitForText(page, /Calls today: 4 of 4/);
    await waitForText(page, /Goal met 3 days in a row/);
  });

  it('shows other days, which stay in the address', async () => {
    await page.select('select.control', 'week');
    await waitUntil(async () => (await callsShown(page)) === '13', 'the calls of the week');
    expect(page.url()).toContain('#/myday?period=week');
    await page.select('select.control', 'yesterday');
    await waitUntil(async () => (await callsShown(page)) === '4', 'the calls of yesterday');
  });

  it('saves the figures as CSV', async () => {
    await pressIn(page, /^Export CSV$/);
    const file = join(downloads, 'handset-my-day.csv');
    const text = await waitUntil(
      async () => (await readFile(file, 'utf8').catch(() => '')) || undefined,
      'the file',
    );
    expect(text).toContain('Calls,,4,');
  });

  it('names the best hours for calling, which fit at 320 px', async () => {
    const before = page.viewport();
    await writeReached(connected.popup);
    await page.evaluate(() => location.assign('#/calls'));
    await page.waitForSelector('.my-day', { hidden: true });
    await page.evaluate(() => location.assign('#/myday'));
    await waitForText(page, /Best hours: 10 AM – 12 PM \(reached \d+%, range .+, calls: 6\d\)/);
    await waitForText(page, /No caller ID is clearly better/);
    await waitForText(page, /callee's time zone isn't certain: 40/);
    for (const width of [1280, 320]) {
      await page.setViewport({ width, height: 800 });
      expect(await page.evaluate(isTooWide)).toBe(false);
      expect(await axeViolationsOn(page)).toEqual([]);
    }
    await page.setViewport(before);
  });
});

/** Calls to New York of the last weeks, more of them reached at ten than at two, and some to several time zones. */
async function writeReached(popup: Page): Promise<void> {
  const groups = [
    { name: 'ten', hour: 10, of: 60, reached: 30, callee: '+12125550134' },
    { name: 'two', hour: 14, of: 300, reached: 45, callee: '+12125550134' },
    { name: 'unclear', hour: 10, of: 40, reached: 5, callee: '+18505550134' },
  ];
  const calls = groups.flatMap(({ name, hour, of, reached, callee }) =>
    Array.from({ length: of }, (_, nth) => ({
      ...{ id: `${name}-${nth}`, callee, wasReached: nth < reached },
      callerId: nth % 2 === 0 ? '+12125550140' : '+442079460110',
      createdAt: newYorkTime(20 + (nth % 20), hour) + nth,
    })),
  );
  const rows = calls.map(({ wasReached: _, ...call }) =>
    sampleCall({ ...call, gesture: call.id, state: 'placed', changedAt: call.createdAt }),
  );
  const wrapUps = calls.map(({ id, wasReached }) => ({
    ...{ callId: id, note: '', savedAt: 1, version: 1 },
    disposition: wasReached ? 'reached' : 'no_answer',
  }));
  await writeCalls(popup, rows);
  await popup.evaluate(putAll, 'handset-calls', 'wrapUps', wrapUps);
}

/** A quarter past an hour in New York, this many days ago. */
function newYorkTime(back: number, hour: number): number {
  const { year, month, day } = localMoment(Date.now() - back * 24 * HOUR_MS, 'America/New_York');
  return instantOf({ year, month, day }, hour * 60 + 15, 'America/New_York');
}

/** Runs in the page: whether the view is wider than the window. */
function isTooWide(): boolean {
  return document.documentElement.scrollWidth > innerWidth;
}

function callsShown(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('.day-fact b')?.innerText);
}

/** Runs in the page: how many drawings hold a bar in the colour of bars. */
function paintedBars(): number {
  return [...document.querySelectorAll('.bars')].filter((host) => {
    const canvas = host.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0 || canvas.height === 0) return false;
    const wanted = getComputedStyle(host).borderTopColor.match(/\d+/g)?.slice(0, 3).map(Number);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255 && wanted?.every((part, nth) => data[at + nth] === part))
        return true;
    }
    return false;
  }).length;
}
