import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { connectorIds } from '@/lib/outbox/model/connector';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { sampleFollowUp } from '@/test/support/fakes/sample-follow-up';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { axeViolationsOn } from '@/test/support/own-pages/dashboard-axe';
import {
  goTo,
  openDashboardPage,
  rowsThat,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { layoutFaults, numberFaults } from '@/test/support/own-pages/layout-faults';
import { writeCalls, writeFollowUps, writeOutbox } from '@/test/support/own-pages/log';
import { namingFaultsOn } from '@/test/support/own-pages/naming-faults';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';
import { pressIn } from '@/test/support/own-pages/popup';
import { tabIdOf } from '@/test/support/page/page-numbers';

const AUDIENCE = '#/campaigns/100/audience';
const VIEWS = [
  '#/campaigns?workspace=1,2,3',
  AUDIENCE,
  '#/queue',
  '#/agents',
  '#/calls',
  '#/myday?period=month',
  '#/donotcall',
  '#/followups',
  '#/notlogged',
];

/** Most of the popup's 600 pixels that dialling takes, so that calls and numbers have the rest. */
const MAX_DIAL_HEIGHT = 170;

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Whitfield of Inside Sales East';

/** A call to always the same callee, in a second of the same minute. */
function callAt(second: number, id: string, given: Partial<Call> = {}): Call {
  const createdAt = LOCAL_NOON + 1_000 * second;
  return loggedCall({ id, gesture: id, calleeName: LONG_NAME, createdAt, ...given });
}

describe.each(browserNames)('the layout in %s', (browser) => {
  let connected: ConnectedBrowser;
  let dashboard: Page;
  let options: Page;

  beforeAll(async () => {
    connected = await openConnectedBrowser(browser, {
      sandbox: { rate: 1_000, speed: 40 },
      settings: { countdownSeconds: 0, repeatSeconds: 300 },
    });
    const stopped = { code: 'crm-unauthorised' } as const;
    const [stuck, due] = [
      ['stuck', 'stuck again'],
      ['due', 'due again'],
    ] as const;
    await writeCalls(
      connected.popup,
      stuck.map((id, nth) => callAt(nth, id)),
    );
    await writeFollowUps(
      connected.popup,
      due.map((id, nth) => ({
        ...sampleFollowUp(Date.now() - 1, id),
        call: callAt(10 + nth, id),
      })),
    );
    await writeOutbox(
      connected.popup,
      sampleConnector({ stopped }),
      stuck.map((callId) => sampleDelivery({ callId, state: 'choice' })),
    );
    dashboard = await openDashboardPage(connected.rig, AUDIENCE);
    await rowsThat(dashboard, (rows) => rows.length > 9, 'contacts');
    await pressIn(dashboard, /^Queue this page/);
    await waitForText(dashboard, /Queued: \d+/);
    await pressIn(dashboard, /^Call next/);
    await waitForText(dashboard, /Call to .* requested/);
    await pressIn(dashboard, /^Close$/);
    await writeCalls(connected.popup, [
      callAt(20, 'long', { state: 'refused', problem: { code: 'did-not-owned' } }),
    ]);
    for (const text of ['+442079460123', 'Featherstonehaugh-Whitfield and Daughters Limited'])
      await askBackground(connected.popup, 'forbid', { text, words: 'By mail', source: 'list' });
    options = await connected.rig.openOwn('options.html');
  });
  afterAll(() => connected?.stop());

  /** 960: half of 1920, as at twice the size. A wide view shows every column. */
  it.each(VIEWS)('%s shows all of itself at 320, 960 and 1280 px', async (view) => {
    await show(view, 1280);
    for (const width of [320, 960, 1280]) await expectWhole(dashboard, width);
    expect(await namingFaultsOn(dashboard)).toEqual([]);
  });

  it.each(['popup.html', 'sidepanel.html'])('%s shows all of itself', async (path) => {
    const page = await connected.rig.openOwn(path);
    await page.waitForSelector('.call-row');
    for (const width of [320, 340, 360, 380]) await expectWhole(page, width);
    expect(await namingFaultsOn(page)).toEqual([]);
    await page.close();
  });

  it.each(['popup.html', 'sidepanel.html'])(
    '%s is whole and without barriers at 320 px, light and dark: calls, a wrap-up, follow-ups',
    async (path) => {
      const page = await connected.rig.openOwn(path);
      for (const shown of ['.wrap-up-form', '.call-row']) await page.waitForSelector(shown);
      await expectAccessible(page, path);
      await page.click('#tab-followups');
      await page.waitForSelector('.follow-up-row');
      await expectAccessible(page, `${path} follow-ups`);
      expect(await namingFaultsOn(page)).toEqual([]);
      await page.close();
    },
  );

  it('the popup names the numbers of a page, and those that match, differently', async () => {
    const crm = await connected.rig.open(`${connected.sandbox.crmUrl}/`);
    const tab = await tabIdOf(connected.popup, crm);
    const page = await connected.rig.openOwn(`popup.html?tab=${tab}`);
    await pressIn(page, /^This page\s\d/);
    await page.waitForSelector('.numbers .call-row');
    expect(await namingFaultsOn(page)).toEqual([]);
    await page.type('#dial-number', 'a');
    await page.waitForSelector('[role=option]');
    expect(await namingFaultsOn(page)).toEqual([]);
    for (const each of [page, crm]) await each.close();
  });

  it('the popup leaves most of its height to calls and numbers', async () => {
    const page = await connected.rig.openOwn('popup.html');
    await page.setViewport({ width: 380, height: 600 });
    const dialHeight = () => page.$eval('.dial', (dial) => dial.getBoundingClientRect().height);
    await page.waitForSelector('.wrap-up-form');
    const folded = await dialHeight();
    // A click into the field brings back the legs.
    await page.click('#dial-number');
    await page.waitForSelector('.legs select');
    const whole = await dialHeight();
    expect(folded).toBeLessThan(whole);
    expect(whole).toBeLessThan(MAX_DIAL_HEIGHT);
    await page.close();
  });

  it.each([320, 640, 1280])("at %d px, Options fits the window's width", async (width) => {
    await options.bringToFront();
    for (const crm of connectorIds) {
      await options.select('#crm-choice', crm);
      await options.$$eval('#crm details', (parts) => {
        for (const part of parts) part.open = true;
      });
      await expectWhole(options, width, crm);
    }
    if (width === 1280) expect(await namingFaultsOn(options)).toEqual([]);
  });

  it.each([960, 1280])("at %d px, a call's time is on one line", async (width) => {
    await show('#/calls', width);
    const lines = await dashboard.$$eval('td[data-label=When]', (cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((count) => count === 1)).toBe(true);
  });

  async function expectWhole(page: Page, width: number, what = ''): Promise<void> {
    await page.setViewport({ width, height: 800 });
    const faults = async () => [
      ...(await page.evaluate(beyondTheSides)),
      ...(await page.evaluate(layoutFaults)),
      ...(await page.evaluate(numberFaults)),
    ];
    // Charts fit themselves to a new width one frame later.
    await expect
      .poll(faults, { message: `${page.url()} ${what} at ${width} px`, timeout: 5_000 })
      .toEqual([]);
  }

  async function expectAccessible(page: Page, what: string): Promise<void> {
    await expectWhole(page, 320, what);
    for (const scheme of ['light', 'dark']) {
      await page.evaluate(chooseScheme, scheme);
      expect(await axeViolationsOn(page), `${what} ${scheme}`).toEqual([]);
    }
  }

  async function show(view: string, width: number): Promise<void> {
    await dashboard.bringToFront();
    await dashboard.setViewport({ width, height: 800 });
    await goTo(dashboard, view);
    if (view === '#/notlogged') await dashboard.waitForSelector('.stuck-row');
    else if (view === '#/followups') await dashboard.waitForSelector('.follow-up-row');
    else if (view !== '#/agents')
      await rowsThat(dashboard, (rows) => rows.length > 0, `rows at ${view}`);
  }
});

/** Runs in the page. Firefox's driver cannot emulate the rep's choice of light or dark. */
function chooseScheme(scheme: string): void {
  document.documentElement.style.colorScheme = scheme;
}

/** Runs in the page: what has to be scrolled sideways, and what stands outside of the window. */
function beyondTheSides(): string[] {
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const scrolling = [
    document.documentElement,
    ...document.querySelectorAll('.table-frame:not(.wide), .table-scroll'),
  ].filter((element) => element.scrollWidth > element.clientWidth);
  const outside = [
    ...document.querySelectorAll('body *:not(.visually-hidden, .visually-hidden *)'),
  ].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return (
      element.checkVisibility() &&
      width > 1 &&
      (left < -1 || right > document.documentElement.clientWidth + 1)
    );
  });
  return [...scrolling, ...outside].map(named);
}
