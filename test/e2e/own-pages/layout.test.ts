import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectorIds } from '@/lib/outbox/model';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { goTo, openDashboard, rowsThat, saying } from '@/test/support/own-pages/dashboard-page';
import { writeCalls, writeOutbox } from '@/test/support/own-pages/log';
import { sampleCall } from '@/test/support/own-pages/own-samples';
import { pressIn } from '@/test/support/own-pages/popup';

const AUDIENCE = '#/campaigns/100/audience';
const VIEWS = [
  '#/campaigns?workspace=1,2,3',
  AUDIENCE,
  '#/queue',
  '#/agents',
  '#/calls',
  '#/donotcall',
  '#/notlogged',
];

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Whitfield of Inside Sales East';

describe.each(browserNames)('the layout in %s', (browser) => {
  let desk: Desk;
  let dashboard: Page;
  let options: Page;

  beforeAll(async () => {
    desk = await openDesk(browser, {
      sandbox: { rate: 1_000, speed: 40 },
      settings: { undoSeconds: 0, repeatSeconds: 300 },
    });
    const stopped = { code: 'crm-unauthorised' } as const;
    const call = sampleCall({ id: 'stuck', gesture: 'stuck', calleeName: LONG_NAME });
    await writeCalls(desk.popup, [call]);
    const stuck = sampleDelivery({ callId: 'stuck', state: 'choice' });
    await writeOutbox(desk.popup, sampleConnector({ stopped }), [stuck]);
    dashboard = await openDashboard(desk.rig, AUDIENCE);
    await rowsThat(dashboard, (rows) => rows.length > 9, 'contacts');
    await pressIn(dashboard, /^Queue this page/);
    await saying(dashboard, /Queued: \d+/);
    await pressIn(dashboard, /^Call next/);
    await saying(dashboard, /Call to .* requested/);
    await pressIn(dashboard, /^Close$/);
    await writeCalls(desk.popup, [
      sampleCall({
        id: 'long',
        calleeName: LONG_NAME,
        state: 'refused',
        problem: { code: 'did-not-owned' },
      }),
    ]);
    for (const text of ['+442079460123', 'Featherstonehaugh-Whitfield and Daughters Limited'])
      await askBackground(desk.popup, 'forbid', { text, words: 'By mail', source: 'list' });
    options = await desk.rig.openOwn('options.html');
  });
  afterAll(() => desk?.stop());

  it.each(VIEWS)("at 320 px, %s fits the window's width", async (view) => {
    await show(view, 320);
    expect(await dashboard.evaluate(beyondTheSides)).toEqual([]);
  });

  it.each(VIEWS)('at 1280 px, %s shows every column', async (view) => {
    await show(view, 1280);
    expect(await dashboard.evaluate(beyondTheSides)).toEqual([]);
  });

  it.each(VIEWS)('at 960 px, as 1920 px at twice the size, %s shows every column', async (view) => {
    await show(view, 960);
    expect(await dashboard.evaluate(beyondTheSides)).toEqual([]);
  });

  it.each([320, 640, 1280])("at %d px, Options fits the window's width", async (width) => {
    await options.bringToFront();
    await options.setViewport({ width, height: 800 });
    for (const crm of connectorIds) {
      await options.select('#crm-choice', crm);
      await options.$$eval('#crm details', (parts) => {
        for (const part of parts) part.open = true;
      });
      expect(await options.evaluate(beyondTheSides), crm).toEqual([]);
    }
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

  async function show(view: string, width: number): Promise<void> {
    await dashboard.bringToFront();
    await dashboard.setViewport({ width, height: 800 });
    await goTo(dashboard, view);
    if (view === '#/notlogged') await dashboard.waitForSelector('.stuck-row');
    else if (view !== '#/agents')
      await rowsThat(dashboard, (rows) => rows.length > 0, `rows at ${view}`);
  }
});

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
