import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { type Measurement, median, ms } from '@/bench/table';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { waitUntil } from '@/test/support/wait';
import { startWideService, type WideService } from './wide-service';

const CONTACTS = 50_000;
const PER_PAGE = 100;
const PAGES = CONTACTS / PER_PAGE;
const ROUNDS = 5;
const MAX_PAINT_MS = 300;
const MAX_KEY_MS = 100;
const KEY_PAUSE_MS = 60;
/** Slightly longer than the dashboard waits before it sends a query. */
const QUERY_PAUSE_MS = 280;
const MAX_GROWTH = 1.1;
const ADDRESS = `dashboard.html#/campaigns/1/audience?rows=${PER_PAGE}`;

/** Measures 50,000 contacts in the dashboard: first paint, typing, and memory growth over all pages. */
export async function measureAudience(): Promise<Measurement[]> {
  const service = await startWideService(CONTACTS);
  const connected = await openConnectedBrowser('chromium', { serviceUrl: service.url });
  try {
    const page = await connected.rig.openOwn('dashboard.html');
    await page.setViewport({ width: 1280, height: 850 });
    await page.evaluateOnNewDocument(watchPaint);
    const paint = await firstPaint(page, service, `${connected.rig.origin}/${ADDRESS}`);
    const keys = await measureKeys(page, await connected.rig.open('about:blank'));
    await page.bringToFront();
    return [paint, ...keys, await measureGrowth(page)];
  } finally {
    await connected.stop();
    service.stop();
  }
}

/** Measures the time from the service's last byte until rows are painted. */
async function firstPaint(page: Page, service: WideService, url: string): Promise<Measurement> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto('about:blank');
    await page.goto(url);
    const painted = () => page.evaluate(() => Number(Reflect.get(globalThis, 'paintedAt') ?? 0));
    const at = await waitUntil(async () => (await painted()) || undefined, 'the first contact');
    times.push(at - service.answeredAt());
  }
  const paint = median(times);
  return {
    what: `first page of ${CONTACTS.toLocaleString('en')} contacts painted after the answer`,
    measured: ms(paint),
    target: `${MAX_PAINT_MS} ms`,
    ratio: paint / MAX_PAINT_MS,
  };
}

/** Runs in the page before it loads. Records when rows are painted, in epoch ms. */
function watchPaint(): void {
  const look = new MutationObserver(() => {
    if (!document.querySelector('.audience tbody tr')) return;
    look.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() =>
        Reflect.set(globalThis, 'paintedAt', performance.timeOrigin + performance.now()),
      ),
    );
  });
  look.observe(document, { childList: true, subtree: true });
}

/**
 * Measures the time from a key press to the next frame while results load. Alternates with the same
 * keys in an input of an empty page, because a busy machine slows both.
 */
async function measureKeys(page: Page, bare: Page): Promise<Measurement[]> {
  await bare.setContent('<input>');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(...(await keyWaits(bare, 'input')));
    ours.push(...(await keyWaits(page, '.filter input')));
  }
  return [
    keyRow('95 of 100 keys', quantile(ours, 0.95), quantile(theirs, 0.95)),
    keyRow('the worst key', quantile(ours, 1), quantile(theirs, 1)),
  ];
}

function keyRow(which: string, ours: number, bare: number): Measurement {
  return {
    what: `${which} in a filter, to the next frame (a bare input: ${ms(bare)})`,
    measured: ms(ours),
    target: `${MAX_KEY_MS} ms`,
    ratio: ours / MAX_KEY_MS,
  };
}

/** Types a number with pauses, so that results are drawn during the next keys, then deletes it. */
async function keyWaits(page: Page, field: string): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(recordKeys);
  await page.focus(field);
  for (const part of ['555', '01', '5']) {
    await page.keyboard.type(part, { delay: KEY_PAUSE_MS });
    await sleep(QUERY_PAUSE_MS);
  }
  for (let key = 0; key < 6; key++) await page.keyboard.press('Backspace', { delay: KEY_PAUSE_MS });
  await sleep(2 * QUERY_PAUSE_MS);
  return z.array(z.number()).parse(await page.evaluate(() => Reflect.get(globalThis, 'keyWaits')));
}

/** Runs in the page. Records for each key the time until the end of the next frame. */
function recordKeys(): void {
  const before = Reflect.get(globalThis, 'keyRecording');
  if (before instanceof AbortController) before.abort();
  const recording = new AbortController();
  const waits: number[] = [];
  Object.assign(globalThis, { keyRecording: recording, keyWaits: waits });
  document.addEventListener(
    'input',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp))),
    { capture: true, signal: recording.signal },
  );
}

/** Returns the value below which the given part (0 to 1) of the values lies. */
function quantile(values: readonly number[], part: number): number {
  const index = Math.min(values.length - 1, Math.floor(values.length * part));
  return values.toSorted((a, b) => a - b)[index] ?? Number.NaN;
}

/** Compares the heap after all pages with the heap after five, each after garbage collection. */
async function measureGrowth(page: Page): Promise<Measurement> {
  await waitForPage(page, 1);
  for (let at = 2; at <= 5; at++) await goToPage(page, at);
  const before = await heap(page);
  for (let at = 6; at <= PAGES; at++) await goToPage(page, at);
  const after = await heap(page);
  return {
    what: `heap of the dashboard after ${PAGES} pages, against ${mb(before)} after 5`,
    measured: mb(after),
    target: `${MAX_GROWTH} ×`,
    ratio: after / before / MAX_GROWTH,
  };
}

async function goToPage(page: Page, to: number): Promise<void> {
  await page.evaluate(() => {
    const [, next] = document.querySelectorAll<HTMLButtonElement>('.pager-steps button');
    next?.click();
  });
  await waitForPage(page, to);
}

async function waitForPage(page: Page, at: number): Promise<void> {
  const first = String((at - 1) * PER_PAGE);
  await page.waitForFunction(
    (id) => document.querySelector('.audience tbody tr')?.textContent?.includes(`Contact ${id}`),
    { polling: 'mutation' },
    first,
  );
}

async function heap(page: Page): Promise<number> {
  const cdp = await page.createCDPSession();
  await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = Number.NaN } = await page.metrics();
  await cdp.detach();
  return JSHeapUsedSize;
}

function mb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
