import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { writeSettings } from '@/test/support/own-pages/connect';
import {
  fillIn,
  goTo,
  openDashboardPage,
  problemBeside,
  rowsThat,
  saying,
  toggle,
} from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';

/** Takes the pictures of docs/dashboard.md: each view in light and dark, wide and narrow. */
const folder = join(root, 'docs/pictures');
const WIDE = { width: 1280, height: 850 };
const NARROW = { width: 390, height: 844 };
const AUDIENCE = '#/campaigns/100/audience';

const connected = await openConnectedBrowser('chromium', {
  sandbox: { rate: 1_000, speed: 40 },
  settings: { undoSeconds: 10, repeatSeconds: 300 },
});
try {
  const page = await openDashboardPage(connected.rig, AUDIENCE);
  await page.setViewport(WIDE);
  await countdown(page);
  await calls(page);
  await lists(page);
  await agents(page);
} finally {
  await connected.stop();
}

/** Takes a picture in light and dark after loading and animations end, without the pointer. */
async function take(page: Page, name: string): Promise<void> {
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await page.mouse.move(1, 1);
    await waitUntil(() => page.evaluate(isAtRest), `${name} to be there`);
    await page.screenshot({ path: `${folder}/dashboard-${name}-${value}.png` });
  }
}

async function takeBoth(page: Page, name: string): Promise<void> {
  await take(page, name);
  await page.setViewport(NARROW);
  await take(page, `${name}-narrow`);
  await page.setViewport(WIDE);
}

async function countdown(page: Page): Promise<void> {
  await rowsThat(page, (rows) => rows.length > 9, 'contacts');
  await pressIn(page, /^Call ./);
  await saying(page, /their phone rings first/);
  await take(page, 'countdown');
  await page.keyboard.press('Escape');
  await saying(page, /Cancelled in time/);
  await pressIn(page, /^Close$/);
}

/** Makes two calls from the queue and a third from the list, so that the next in the queue is locked. */
async function calls(page: Page): Promise<void> {
  await writeSettings(connected.popup, { undoSeconds: 0 });
  await pressIn(page, /^Queue this page/);
  await saying(page, /Queued: \d+/);
  await called(page, 1, () => pressIn(page, /^Call next/));
  await called(page, 2, () => pressIn(page, /^Call next/));
  await called(page, 3, async () => (await page.$$('.contact-call'))[2]?.click());
  await saying(page, /Can't be called again before/);
}

async function called(page: Page, count: number, press: () => Promise<unknown>): Promise<void> {
  await press();
  await waitUntil(() => connected.sandbox.calls().length === count, 'a call');
  await saying(page, /Call to .* requested/);
  await pressIn(page, /^Close$/);
}

async function lists(page: Page): Promise<void> {
  await goTo(page, '#/campaigns?workspace=1,2,3');
  await rowsThat(page, (rows) => rows.length > 9, 'campaigns');
  await takeBoth(page, 'campaigns');
  await goTo(page, AUDIENCE);
  await rowsThat(page, (rows) => rows.length > 9, 'contacts');
  await takeBoth(page, 'audience');
  await goTo(page, '#/queue');
  await rowsThat(page, (rows) => rows.length > 9, 'queued contacts');
  await takeBoth(page, 'queue');
  await goTo(page, '#/calls');
  await rowsThat(page, (rows) => rows.length > 3, 'calls');
  await takeBoth(page, 'calls');
}

async function agents(page: Page): Promise<void> {
  await goTo(page, '#/agents');
  await fillIn(page, 'Name (required)', 'Frontdesk');
  await fillIn(page, 'Prompt (required)', 'Answer briefly. Offer a call back.');
  await toggle(page, 'Voice');
  await fillIn(page, 'Voice ID (required)', 'voice-7');
  await fillIn(page, 'Speed', '2.5');
  await problemBeside(page, 'agent-voice-settings-speed');
  const voice = await page.$('#agent-voice');
  await voice?.evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await takeBoth(page, 'agent-voice');
  await page.evaluate(() => scrollTo(0, 0));
  await takeBoth(page, 'agents');
  await pressIn(page, /^JSON$/);
  await takeBoth(page, 'agent-json');
}

/** Runs in the page. Tells whether loading and animations have ended. */
function isAtRest(): boolean {
  const moves = document.getAnimations().some(({ playState }) => playState === 'running');
  return !document.querySelector('[aria-busy=true], .skeleton') && !moves;
}
