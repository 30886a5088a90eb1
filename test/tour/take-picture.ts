import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { root } from '@/test/support/tree';
import { waitUntil } from '@/test/support/wait';

const FOLDER = join(root, 'docs/pictures');

/** Takes a picture for the docs, in light and dark, after loading and animations have ended. */
export async function takePicture(page: Page, name: string): Promise<void> {
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await waitUntil(() => page.evaluate(isAtRest), `${name} to be there`);
    await page.screenshot({ path: `${FOLDER}/${name}-${value}.png` });
  }
}

/** Runs in the page. Tells whether loading and animations have ended. */
function isAtRest(): boolean {
  const moves = document.getAnimations().some(({ playState }) => playState === 'running');
  return !document.querySelector('[aria-busy=true], .skeleton') && !moves;
}
