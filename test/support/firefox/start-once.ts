import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { programOf } from '@/test/support/browsers/program';
import { STARTED_PROFILE } from './profile';

/** Firefox writes its compiled scripts some seconds after it has started. */
const WRITES_MS = 6_000;

/** Runs once before all browser tests: starts Firefox with the profile whose first start costs most. */
export async function setup(): Promise<void> {
  const isStarted = await access(join(STARTED_PROFILE, 'startupCache')).catch(() => 'missing');
  if (isStarted !== 'missing') return;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programOf('firefox'),
    headless: true,
    userDataDir: STARTED_PROFILE,
  });
  await sleep(WRITES_MS);
  await browser.close();
}
