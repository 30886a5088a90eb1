import { join } from 'node:path';
import { chooseListFile, listCounts, openListImport } from '@/test/e2e/lists/support/list-import';
import { openDashboardPage } from '@/test/support/own-pages/dashboard-page';
import { pressIn } from '@/test/support/own-pages/popup';
import type { MainJob, MainJobStep } from '@/test/support/page/main-job';
import { tabIdOf } from '@/test/support/page/page-numbers';
import { root } from '@/test/support/tree';
import { lineSaying, showIn } from './views';

const LIST = join(root, 'test/fixtures/lists/hubspot-contacts.csv');

/** Calls one after the other. */
export const queue: readonly MainJobStep[] = [
  { name: 'The numbers of the page go into the queue', run: queuePage },
  { name: 'The ready switch pauses the queue', run: pause },
  { name: 'The queue, with who is next', run: seeQueue },
  { name: 'A list of contacts, each in its own country', run: seeList },
];

async function queuePage(job: MainJob): Promise<string> {
  const { rig, popup } = job.connected;
  const own = await rig.openOwn(`popup.html?tab=${await tabIdOf(popup, job.contacts)}`);
  await showIn(job, own, 'popup');
  await pressIn(own, /^This page/);
  await pressIn(own, /^Queue these numbers$/);
  return lineSaying(own, /Queued: \d+/);
}

async function pause(job: MainJob): Promise<string> {
  await pressIn(job.inView, /^Pause/);
  return lineSaying(job.inView, /I'm ready/);
}

async function seeList(job: MainJob): Promise<string> {
  await openListImport(job.inView);
  await chooseListFile(job.inView, LIST);
  return listCounts(job.inView);
}

async function seeQueue(job: MainJob): Promise<string> {
  await pressIn(job.inView, /^I'm ready/);
  await showIn(job, await openDashboardPage(job.connected.rig, '#/queue'), 'dashboard');
  return lineSaying(job.inView, /Call next/);
}
