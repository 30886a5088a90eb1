import type { Page } from 'puppeteer-core';
import { CALL, cardSaying, pressInCard, pressUntil } from '@/test/support/card/card';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { writeSettings } from '@/test/support/own-pages/connect';
import { fillIn, openDashboardPage, waitForText } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { markOn, pointAtMark } from '@/test/support/page/marks';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { colleagues } from './floor';
import { lineSaying, showIn } from './views';

/** Numbers of places so far apart that it is night in one of them at every hour. */
const NIGHT_SOMEWHERE = ['+12125550158', '+16715550158', '+33199001258'];

/** What a rep sees before a call. */
export const beforeCall: readonly MainJobStep[] = [
  { name: 'The palette: type a name of the page', run: openPalette },
  { name: 'The caller ID is chosen, with the reason', run: seeCallerId },
  { name: 'A rule warns of a call at night', run: seeWarning },
  { name: 'Nobody calls a number on the do-not-call list', run: forbid },
  { name: 'The card of a page refuses it, too', run: seeForbidden },
  colleagues,
];

async function openPalette(job: MainJob): Promise<string> {
  const { rig, popup } = job.connected;
  const palette = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, job.contacts)}`);
  await showIn(job, palette, 'popup');
  // The wrap-up of the call that the tour began with.
  await pressIn(palette, /^Later$/);
  await pressIn(palette, /^This page/);
  await typeNumber(palette, 'imogen');
  return lineSaying(palette, /Press Enter to call .*Imogen/);
}

/** Replaces what the dial field holds. */
async function typeNumber(popup: Page, text: string): Promise<void> {
  await popup.click('#dial-number', { count: 3 });
  await popup.keyboard.type(text);
}

async function seeCallerId(job: MainJob): Promise<string> {
  await typeNumber(job.inView, '+1 212 555 0158');
  return lineSaying(job.inView, /same area code/);
}

async function seeWarning(job: MainJob): Promise<string> {
  const { popup } = job.connected;
  await writeSettings(popup, { callRules: 'warn' });
  for (const number of NIGHT_SOMEWHERE) {
    await typeNumber(job.inView, number);
    await waitForText(job.inView, /Local time|there/, 5_000).catch(() => undefined);
    const warned = lineSaying(job.inView, /allowed|only|not before|after/i, 3_000);
    const line = await warned.catch(() => undefined);
    if (line) return line;
  }
  throw new Error('no rule warned of a call at night');
}

async function forbid(job: MainJob): Promise<string> {
  const { rig, popup } = job.connected;
  await writeSettings(popup, { callRules: 'off' });
  const page = await openDashboardPage(rig, '#/donotcall');
  await showIn(job, page, 'dashboard');
  await fillIn(page, 'Number, email domain or company', '312-555-0149');
  await fillIn(page, 'What they said (optional)', 'Please stop calling');
  await page.keyboard.press('Enter');
  const line = await lineSaying(page, /\+1 312 555 0149/);
  const answer = await askBackground(popup, 'dial', { e164: '+13125550149', gesture: 'tour' });
  if (answer.ok) throw new Error('a number on the list was called');
  return `${line}: refused as ${answer.error.code}`;
}

async function seeForbidden(job: MainJob): Promise<string> {
  const { rig } = job.connected;
  await job.contacts.bringToFront();
  job.inView = job.contacts;
  await pointAtMark(job.contacts, await markOn(job.contacts, '312-555-0149'));
  await pressUntil(rig, job.contacts, /^Call ./, 'dialog');
  await pressInCard(rig, job.contacts, CALL);
  const card = await cardSaying(rig, job.contacts, 'dialog', 'do-not-call list');
  return card.text.trim().replaceAll(/\s*\n\s*/g, ' · ');
}
