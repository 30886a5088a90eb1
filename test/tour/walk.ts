import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { beginJob, type MainJob, type MainJobStep, mainJob } from '@/test/support/page/main-job';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';
import { startCrmSteps } from './crm-steps';
import { afterCall } from './day/after-call';
import { beforeCall } from './day/before-call';
import { startCompanyListStep } from './day/company-list';
import { queue } from './day/queue';
import { startRecordStep } from './day/record';
import { readBrowser } from './read-browser';
import { isAtRest } from './take-picture';

/**
 * The tour without a display: connects a CRM, does the main job in a real browser, finds the call in the
 * CRM, and does what a rep's day has beside it. Prints what it saw, and saves a picture of each step in
 * `.output/tour/`, of our own pages in light and dark. Exit status 1 if a step fails.
 */
const folder = join(root, '.output/tour');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = readBrowser();
console.log(`Handset in a real ${browser}: connected to the sandbox, on its sample CRM.\n`);
const connected = await openConnectedBrowser(browser, { sandbox: { speed: 8, faults: true } });
const crm = await startCrmSteps();
const record = await startRecordStep();
const companyList = await startCompanyListStep(browser);
try {
  const job = [crm.before, ...mainJob, crm.after];
  const steps = [...job, ...beforeCall, ...queue, ...afterCall, record.step, companyList.step];
  const passed = await walk(await beginJob(connected), steps);
  console.log(`\nPictures: ${folder}`);
  console.log(`tour: ${passed} of ${steps.length} steps`);
  process.exitCode = passed === steps.length ? 0 : 1;
} finally {
  await connected.stop();
  await crm.stop();
  await record.stop();
  await companyList.stop();
}

/** Runs the steps until one fails, because each needs the one before. Returns how many passed. */
async function walk(job: MainJob, steps: readonly MainJobStep[]): Promise<number> {
  for (const [index, step] of steps.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const path = `${folder}/${number}-${fileName(step.name)}`;
    try {
      const seen = await step.run(job);
      console.log(`${number} ok    ${step.name}\n         ${seen}`);
    } catch (error) {
      console.log(`${number} FAILED ${step.name}\n         ${error}`);
      await takePictures(job.inView, path);
      return index;
    }
    await takePictures(job.inView, path);
  }
  return steps.length;
}

/** Firefox's driver cannot choose a colour scheme, and pages of others have one. */
async function takePictures(page: Page, path: string): Promise<void> {
  const isOwn = page.url().includes('-extension://');
  if (browser === 'firefox' || !isOwn) {
    await page.screenshot({ path: `${path}.png` });
    return;
  }
  for (const value of ['dark', 'light']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await waitUntil(() => page.evaluate(isAtRest), 'colours to change').catch(() => undefined);
    await page.screenshot({ path: `${path}-${value}.png` });
  }
}

function fileName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '');
}
