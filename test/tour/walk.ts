import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { beginJob, type MainJob, type MainJobStep, mainJob } from '@/test/support/page/main-job';
import { root } from '@/test/support/tree';
import { startCrmSteps } from './crm-steps';
import { readBrowser } from './read-browser';

/**
 * The tour without a display: connects a CRM, does the main job in a real browser, finds the call in the
 * CRM, prints what it saw, and saves a picture of each step in `.output/tour/`. Exit status 1 if a step fails.
 */
const folder = join(root, '.output/tour');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const browser = readBrowser();
console.log(`Handset in a real ${browser}: connected to the sandbox, on its sample CRM.\n`);
const connected = await openConnectedBrowser(browser, { sandbox: { speed: 8 } });
const crm = await startCrmSteps();
const steps = [crm.before, ...mainJob, crm.after];
try {
  const passed = await walk(steps, await beginJob(connected));
  console.log(`\nPictures: ${folder}`);
  console.log(`tour: ${passed} of ${steps.length} steps`);
  process.exitCode = passed === steps.length ? 0 : 1;
} finally {
  await connected.stop();
  await crm.stop();
}

/** Runs the steps until one fails, because each needs the one before. Returns how many passed. */
async function walk(all: readonly MainJobStep[], job: MainJob): Promise<number> {
  for (const [index, step] of all.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const path: `${string}.png` = `${folder}/${number}-${fileName(step.name)}.png`;
    try {
      const seen = await step.run(job);
      console.log(`${number} ok    ${step.name}\n         ${seen}`);
    } catch (error) {
      console.log(`${number} FAILED ${step.name}\n         ${error}`);
      await job.inView.screenshot({ path });
      return index;
    }
    await job.inView.screenshot({ path });
  }
  return all.length;
}

function fileName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '');
}
