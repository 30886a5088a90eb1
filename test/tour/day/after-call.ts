import type { Page } from 'puppeteer-core';
import { TRANSCRIPTIONS_PATH } from '@/sandbox/operations/transcriptions';
import { readBadge } from '@/test/support/own-pages/badge';
import { writeSettings } from '@/test/support/own-pages/connect';
import { fillIn, goTo, openDashboardPage, rowsThat } from '@/test/support/own-pages/dashboard-page';
import { openRow, playedSeconds, pressIn, rowSaying } from '@/test/support/own-pages/popup';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { waitUntil } from '@/test/support/wait';
import { writeSampleLog } from '@/test/tour/sample-log';
import { proofs, recordingFacts } from './floor';
import { lineSaying, showIn } from './views';

/** What a rep does after calls. */
export const afterCall: readonly MainJobStep[] = [
  { name: 'The wrap-up by keys: a number, a note, Enter', run: wrapUp },
  { name: 'The record of the call, chosen by name', run: chooseRecord },
  { name: 'The call strip, beside other windows', run: seeStrip },
  { name: 'The recording with its waveform', run: seeWaveform },
  recordingFacts,
  { name: 'A note drafted from the recording', run: draftNote },
  { name: 'A follow-up is due', run: seeFollowUp },
  { name: 'The log, searched and filtered', run: searchLog },
  { name: 'My day', run: seeDay },
  ...proofs,
  { name: 'The toolbar icon counts what is due', run: seeBadge },
];

async function wrapUp(job: MainJob): Promise<string> {
  const { popup } = job.connected;
  await writeSettings(popup, { countdownSeconds: 0, repeatSeconds: 0 });
  await showIn(job, popup, 'popup');
  await popup.click('#dial-number', { count: 3 });
  await popup.keyboard.type('+1 617 555 0158');
  await popup.keyboard.press('Enter');
  await waitUntil(() => isFocused(popup, '.wrap-up-form input[type=radio]'), 'the wrap-up');
  await popup.keyboard.press('1');
  await waitUntil(() => isFocused(popup, '.wrap-up-form textarea'), 'the note');
  await popup.keyboard.type('Wants a quote for 40 seats');
  return lineSaying(popup, /Wrap up the call/);
}

/** The connected CRM has nobody with this number, so the rep searches. The choice stays open for the picture. */
async function chooseRecord(job: MainJob): Promise<string> {
  const { popup } = job.connected;
  const [choice, field] = ['.current-wrap-up .delivery', '.current-wrap-up [role=combobox]'];
  await popup.waitForSelector(choice);
  await pressIn(popup, /^Choose record$/);
  await popup.waitForSelector(field);
  await popup.type(field, 'whit');
  await popup.waitForSelector('.current-wrap-up [role=option]');
  await popup.$eval(choice, (each) => each.scrollIntoView());
  return lineSaying(popup, /Ada Whitfield/);
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
}

async function seeStrip(job: MainJob): Promise<string> {
  const { rig } = job.connected;
  const strip = await rig.openOwn('strip.html');
  await showIn(job, strip, 'strip');
  return lineSaying(strip, /Wrap up the call/);
}

async function seeWaveform(job: MainJob): Promise<string> {
  const { popup } = job.connected;
  await showIn(job, popup, 'popup');
  await popup.click('.current-wrap-up [role=option]');
  await lineSaying(popup, /Logged on/);
  await popup.focus('.wrap-up-form textarea');
  // Saves the wrap-up.
  await popup.keyboard.press('Enter');
  await lineSaying(popup, /^Saved/);
  await rowSaying(popup, /Ada Whitfield.*Recorded/);
  await openRow(popup, /Ada Whitfield.*Recorded/);
  await pressIn(popup, /^Play/);
  const seconds = await waitUntil(async () => (await playedSeconds(popup)) || false, 'playing');
  await pressIn(popup, /^Pause the recording/).catch(() => undefined);
  return `${seconds.toFixed(1)} s played`;
}

async function draftNote(job: MainJob): Promise<string> {
  const { popup, rig, sandbox } = job.connected;
  // As a set-up file names it.
  await writeSettings(popup, { transcriptionUrl: `${sandbox.url}${TRANSCRIPTIONS_PATH}` });
  const options = await rig.openOwn('options.html');
  await (await options.waitForSelector('#transcripts [role=switch]'))?.click();
  await options.waitForSelector('#transcripts [role=switch][aria-checked=true]');
  await options.close();
  await popup.bringToFront();
  await pressIn(popup, /^Draft note from the recording/);
  return lineSaying(popup, /Check the marked text/);
}

async function seeFollowUp(job: MainJob): Promise<string> {
  const { popup, rig, sandbox } = job.connected;
  await writeSampleLog(popup, sandbox.workspaces[0]?.dids ?? []);
  await showIn(job, await openDashboardPage(rig, '#/followups'), 'dashboard');
  return lineSaying(job.inView, /Imogen Clarke/);
}

async function searchLog(job: MainJob): Promise<string> {
  const page = job.inView;
  await goTo(page, '#/calls');
  await fillIn(page, 'Search by name, number or note', 'quote');
  const rows = await rowsThat(page, (found) => found.length > 0 && found.length < 4, 'the calls');
  return rows.map(([who]) => who).join(', ');
}

async function seeDay(job: MainJob): Promise<string> {
  await goTo(job.inView, '#/myday?period=week');
  await rowsThat(job.inView, (rows) => rows.length > 2, 'figures');
  return lineSaying(job.inView, /Calls|calls/);
}

async function seeBadge(job: MainJob): Promise<string> {
  const badge = await waitUntil(async () => (await readBadge(job.connected)) || false, 'the badge');
  return `“${badge}” on the toolbar icon, which no picture of a page shows`;
}
