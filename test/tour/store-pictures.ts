import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { pressUntil } from '@/test/support/card/card';
import { goTo, openDashboardPage, rowsThat } from '@/test/support/own-pages/dashboard-page';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';
import { isAtRest, setMorning } from './take-picture';

const FOLDER = join(root, 'docs/store');

/** The size that stores want. */
const SIZE = { width: 1280, height: 800, deviceScaleFactor: 1 };

/** Views of the dashboard, in the order of the listing, with what they have to show at least. */
const VIEWS = [
  ['2-audience', '#/campaigns/116/audience', 'contacts'],
  ['3-calls', '#/calls', 'calls'],
  ['4-queue', '#/queue', 'queued contacts'],
  ['5-my-day', '#/myday?period=week', 'figures'],
] as const;

/** Takes the pictures of the stores' listing, after those of the dashboard, whose calls and queue they show. */
export async function takeStorePictures(connected: ConnectedBrowser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await card(connected);
  const page = await openDashboardPage(connected.rig, VIEWS[0][1]);
  await setMorning(page);
  await page.reload();
  await page.setViewport(SIZE);
  for (const [name, address, what] of VIEWS) {
    await goTo(page, address);
    await rowsThat(page, (rows) => rows.length > 2, what);
    await page.evaluate(nameService);
    await take(page, name);
  }
}

async function card({ rig, sandbox }: ConnectedBrowser): Promise<void> {
  const page = await rig.open(`${sandbox.crmUrl}/`);
  await page.setViewport(SIZE);
  await pointAtMark(page, await markOn(page, '212.555.0187'));
  await pressUntil(rig, page, /^Call ./, 'dialog');
  await take(page, '1-card');
  await page.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await waitUntil(() => page.evaluate(isAtRest), `${name} to be there`);
  await page.screenshot({ path: join(FOLDER, `screenshot-${name}.png`) });
}

/** Runs in the page. The sandbox's address says nothing to a visitor of a store. */
function nameService(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replace(/127\.0\.0\.1:\d+/, 'voice.example');
  }
}
