import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { chooseListFile, openListImport } from '@/test/e2e/lists/support/list-import';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { writeSettings } from '@/test/support/own-pages/connect';
import {
  fillIn,
  goTo,
  openDashboardPage,
  problemBeside,
  rowsThat,
  toggle,
  waitForText,
} from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';
import { setMorning, takePicture } from './take-picture';

/** An export with contacts of several countries. */
const EXPORT = join(root, 'test/fixtures/lists/hubspot-contacts.csv');
/** Two more, whose rows do not say their country. */
const WITHOUT_COUNTRY =
  '"151234567806","Imogen","Clarke","","020 7946 0456"\n"151234567807","Sam","Ortiz","","(646) 555-0177"\n';
const WIDE = { width: 1280, height: 850 };
const NARROW = { width: 390, height: 844 };
/** Of contacts that were called, and some that were not. */
const AUDIENCE = '#/campaigns/116/audience';

/** Takes the pictures of docs/dashboard.md: each view in light and dark, wide and narrow. */
export async function takeDashboardPictures(connected: ConnectedBrowser): Promise<void> {
  await writeSettings(connected.popup, { countdownSeconds: 10, repeatSeconds: 300 });
  const page = await openDashboardPage(connected.rig, AUDIENCE);
  await setMorning(page);
  await page.reload();
  await page.setViewport(WIDE);
  await countdown(page);
  await callContacts(connected, page);
  await lists(page);
  await agents(page);
}

/** Takes a picture without the pointer. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 1);
  await takePicture(page, `dashboard-${name}`);
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
  await waitForText(page, /their phone rings first/);
  await take(page, 'countdown');
  await page.keyboard.press('Escape');
  await waitForText(page, /Cancelled in time/);
  await pressIn(page, /^Close$/);
}

/** Makes two calls from the queue and a third from the list, so that the next in the queue is locked. */
async function callContacts(connected: ConnectedBrowser, page: Page): Promise<void> {
  await writeSettings(connected.popup, { countdownSeconds: 0 });
  const called = async (count: number, press: () => Promise<unknown>) => {
    await press();
    await waitUntil(() => connected.sandbox.calls().length === count, 'a call');
    await waitForText(page, /Call to .* requested/);
    await pressIn(page, /^Close$/);
  };
  await pressIn(page, /^Queue this page/);
  await waitForText(page, /Queued: \d+/);
  await called(1, () => pressIn(page, /^Call next/));
  await called(2, () => pressIn(page, /^Call next/));
  await called(3, async () => (await page.$$('.contact-call'))[2]?.click());
  await waitForText(page, /Can't be called again before/);
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
  await takeList(page);
  await goTo(page, '#/calls');
  await rowsThat(page, (rows) => rows.length > 3, 'calls');
  await takeBoth(page, 'calls');
  await goTo(page, '#/myday?period=week');
  await rowsThat(page, (rows) => rows.length > 2, 'figures');
  await takeBoth(page, 'my-day');
  await goTo(page, '#/followups');
  await waitUntil(() => page.$('.follow-up-row'), 'a follow-up');
  await takeBoth(page, 'follow-ups');
}

/** A list on its way into the queue, with questions and numbers that are left out. */
async function takeList(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-'));
  const path = join(folder, 'contacts.csv');
  await writeFile(path, (await readFile(EXPORT, 'utf8')) + WITHOUT_COUNTRY);
  await openListImport(page);
  await chooseListFile(page, path);
  await rm(folder, { recursive: true });
  await takeBoth(page, 'list');
}

async function agents(page: Page): Promise<void> {
  await goTo(page, '#/agents');
  await fillIn(page, 'Name (required)', 'Reception');
  await fillIn(page, 'Prompt (required)', 'Ask who is calling, and take a message.');
  await pressIn(page, /^Create agent/);
  await waitForText(page, /was created/);
  await page.reload();
  await waitForText(page, /Use as template/);
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
