import { callAsColleague } from '@/test/support/colleagues/colleague-calls';
import { writeSettings } from '@/test/support/own-pages/connect';
import { waitForText } from '@/test/support/own-pages/dashboard-page';
import { countRows } from '@/test/support/own-pages/log';
import { pressIn } from '@/test/support/own-pages/popup';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { numbersListed, tabIdOf } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';
import { lineSaying, showIn } from './views';

/** A contact of the sample CRM whom the rest of the tour does not call. */
const CALLED_BY_COLLEAGUE = '+12125550187';

/** What recordings, colleagues and the log tell without a server. */
export const recordingFacts: MainJobStep = {
  name: 'Pauses and silence of a recording, on the device',
  run: readRecording,
};

/** Calls of colleagues, from the history of the workspace. */
export const colleagues: MainJobStep = {
  name: 'A colleague called them today',
  run: seeColleague,
};

/** What the figures of a day and an auditor need. */
export const proofs: readonly MainJobStep[] = [
  { name: 'When callees are reached, with intervals', run: seeReached },
  { name: 'The audit pack, signed', run: seeAuditPack },
  { name: 'Options names the CRMs that were tried only on a fake', run: seeUntriedCrm },
];

async function readRecording(job: MainJob): Promise<string> {
  await pressIn(job.inView, /^Check for pauses and silence/).catch(() => undefined);
  const line = await lineSaying(job.inView, /First voice|Nobody spoke/);
  return line.trim();
}

async function seeColleague(job: MainJob): Promise<string> {
  const { rig, popup, sandbox } = job.connected;
  await writeSettings(popup, { colleagueMinutes: 5 });
  await callAsColleague(sandbox, CALLED_BY_COLLEAGUE, 30);
  const isNoted = async () => (await countRows(popup, 'colleagueCalls')) > 0;
  // The rep looks at numbers: that is when the history is asked.
  await numbersListed(popup, job.contacts);
  await waitUntil(isNoted, "the colleague's call");
  const list = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, job.contacts)}`);
  await showIn(job, list, 'popup');
  await pressIn(list, /^This page/);
  const line = await lineSaying(list, /called by a colleague/);
  await list.evaluate(() =>
    [...document.querySelectorAll('.call-item')]
      .find((row) => row.textContent?.includes('by a colleague'))
      ?.scrollIntoView({ block: 'center' }),
  );
  return line;
}

async function seeReached(job: MainJob): Promise<string> {
  const words = /Reached by callee's local time/;
  await waitForText(job.inView, words);
  await job.inView.evaluate(() =>
    [...document.querySelectorAll('h2')]
      .find((each) => each.textContent?.startsWith('Reached by'))
      ?.scrollIntoView(),
  );
  return lineSaying(job.inView, /Too few calls to say|\d+ %/);
}

async function seeAuditPack(job: MainJob): Promise<string> {
  const options = await job.connected.rig.openOwn('options.html');
  await showIn(job, options, 'dashboard');
  await options.waitForSelector('#audit button');
  await options.$eval('#audit', (section) => section.scrollIntoView());
  await pressIn(options, /^Export audit pack/);
  return lineSaying(options, /^Saved\. Calls:/);
}

async function seeUntriedCrm(job: MainJob): Promise<string> {
  await job.inView.select('#crm-choice', 'hubspot');
  await job.inView.$eval('#crm', (section) => section.scrollIntoView());
  return lineSaying(job.inView, /Tried so far on a simulated/);
}
