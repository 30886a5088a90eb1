import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';
import { chooseListFile, listCounts, openListImport, queuedItems } from './support/list-import';
import { longList } from './support/long-list';

const ROWS = 20_000;
/** So many steps at least show that the bar moves. */
const STEPS = 10;

describe.each(browserNames)('a long list in %s', (browser) => {
  let connected: ConnectedBrowser;
  let page: Page;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-'));
    path = join(folder, 'long.csv');
    await writeFile(path, longList(ROWS));
    connected = await openConnectedBrowser(browser);
    page = await openDashboardPage(connected.rig, '#/queue');
    await openListImport(page);
  });
  afterAll(async () => {
    await connected?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('shows how far it is, and stops when it is cancelled', async () => {
    const input = await page.waitForSelector('.add-list input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await waitForText(page, /of 20,000 rows read/);
    await pressIn(page, /^Cancel$/);
    await waitUntil(async () => !(await page.$('.list-preview')), 'the list to go');
    expect(await queuedItems(page)).toEqual([]);
  });

  it('moves its bar while it reads, and counts all rows', async () => {
    await page.evaluate(watchProgress);
    await chooseListFile(page, path, 60_000);
    const steps = await page.evaluate(() => Reflect.get(window, 'progressSteps') as string[]);
    expect(steps.length).toBeGreaterThan(STEPS);
    expect(await listCounts(page)).toBe('Can be called: 20,000');
  });

  it('keeps what was added when adding is cancelled, and undoes it', async () => {
    await pressIn(page, /^Add 20,000 to the queue$/);
    await waitForText(page, /[1-9][\d,]* of 20,000 added/);
    await pressIn(page, /^Cancel$/);
    await waitForText(page, /Queued: [\d,]+/, 30_000);
    const queued = await page.$eval('.add-list-outcome', (each) => each.textContent ?? '');
    const added = Number(/Queued: ([\d,]+)/.exec(queued)?.[1]?.replaceAll(',', ''));
    expect(added).toBeLessThan(ROWS);
    await pressIn(page, /^Undo$/);
    await waitForText(page, new RegExp(`Removed from the queue: ${added.toLocaleString('en')}`));
    expect(await queuedItems(page)).toEqual([]);
  });
});

/** Runs in the page: notes each value of the bar. */
function watchProgress(): void {
  const steps: string[] = [];
  Object.assign(window, { progressSteps: steps });
  new MutationObserver(() => {
    const text = document.querySelector('.list-progress span')?.textContent;
    if (text && steps.at(-1) !== text) steps.push(text);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
