import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { type Measurement, ms } from '@/bench/table';
import { chooseListFile, openListImport } from '@/test/e2e/lists/support/list-import';
import { DISTINCT, longList } from '@/test/e2e/lists/support/long-list';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import type { BrowserName } from '@/test/support/browsers/rig';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';

const ROWS = 100_000;
/** The most that reading them may take, in ms, and that the page may take to answer meanwhile. */
const MAX_MS = 10_000;
const MAX_WAIT_MS = 100;
/** Until it counts as hanging, in ms. */
const PATIENCE_MS = 120_000;

/** Measures a file of 100,000 rows in each browser: how long it is read, and how long the page keeps waiting. */
export async function measureListImport(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-'));
  const path = join(folder, 'long.csv');
  await writeFile(path, longList(ROWS));
  const rows: Measurement[] = [];
  for (const browser of browserNames) rows.push(...(await measureIn(browser, path)));
  await rm(folder, { recursive: true, force: true });
  return rows;
}

async function measureIn(browser: BrowserName, path: string): Promise<Measurement[]> {
  const connected = await openConnectedBrowser(browser);
  try {
    const page = await openDashboardPage(connected.rig, '#/queue');
    await openListImport(page);
    await page.evaluate(watchTasks);
    const from = await timeIn(page);
    await chooseListFile(page, path, PATIENCE_MS);
    const took = (await timeIn(page)) - from;
    const wait = await page.evaluate(() => Reflect.get(window, 'longestWait') as number);
    const adding = await addAll(page);
    const of = `of ${ROWS.toLocaleString('en')} rows`;
    return [
      rowOf(`a list ${of} read (${browser})`, took, MAX_MS),
      rowOf(`the longest that the page did not answer meanwhile (${browser})`, wait, MAX_WAIT_MS),
      rowOf(`its ${DISTINCT.toLocaleString('en')} contacts queued (${browser})`, adding, MAX_MS),
    ];
  } finally {
    await connected.stop();
  }
}

/** Queues the contacts of the list that was read; resolves to how long it took. */
async function addAll(page: Page): Promise<number> {
  const from = await timeIn(page);
  await pressIn(page, /^Add .* to the queue$/);
  await waitForText(page, /Queued: [\d,]+/, PATIENCE_MS);
  return (await timeIn(page)) - from;
}

function timeIn(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Runs in the page: a press would wait as long as the longest time between two tasks. */
function watchTasks(): void {
  let last = performance.now();
  Object.assign(window, { longestWait: 0 });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    const longest = Math.max(Reflect.get(window, 'longestWait') as number, now - last);
    Object.assign(window, { longestWait: longest });
    last = now;
    setTimeout(() => port2.postMessage(null));
  };
  port2.postMessage(null);
}

function rowOf(what: string, measured: number, most: number): Measurement {
  return { what, measured: ms(measured), target: `${most} ms`, ratio: measured / most };
}
