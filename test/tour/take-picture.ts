import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';

const FOLDER = join(root, 'docs/pictures');

/** The hour at which the pictures are taken, wherever that is the hour now. */
const HOUR = 11;

/** Lets a page believe that it is late morning, so that no picture is of a rep who calls at night. */
export async function setMorning(page: Page): Promise<void> {
  const ahead = ((HOUR - new Date().getUTCHours() + 36) % 24) - 12;
  // The signs of these zones are the other way round (tzdata, `etcetera`).
  await page.emulateTimezone(
    ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
  );
}

/** Takes a picture for the docs, in light and dark, after loading and animations have ended. */
export async function takePicture(page: Page, name: string): Promise<void> {
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await waitUntil(() => page.evaluate(isAtRest), `${name} to be there`);
    await page.screenshot({ path: `${FOLDER}/${name}-${value}.png` });
  }
}

/** Runs in the page. Tells whether loading and animations have ended. */
export function isAtRest(): boolean {
  const moves = document.getAnimations().some(({ playState }) => playState === 'running');
  return !document.querySelector('[aria-busy=true], .skeleton') && !moves;
}
