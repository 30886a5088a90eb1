import type { Page } from 'puppeteer-core';
import type { MainJob } from '@/test/support/page/main-job';
import { waitUntil } from '@/test/support/wait';

/** Sizes of our own pages. */
const SIZES = {
  popup: { width: 380, height: 600 },
  dashboard: { width: 1280, height: 850 },
  strip: { width: 360, height: 560 },
};

/** Puts one of our own pages in view, at the size that it has for a rep. */
export async function showIn(job: MainJob, page: Page, kind: keyof typeof SIZES): Promise<void> {
  await page.bringToFront();
  await page.setViewport(SIZES[kind]);
  job.inView = page;
}

/** Waits until a page has a line that matches, and returns that. */
export function lineSaying(page: Page, words: RegExp, ms?: number): Promise<string> {
  const look = async () => {
    const text = await page.evaluate(() => document.body.innerText);
    return text.split('\n').find((line) => words.test(line));
  };
  return waitUntil(look, `a line that says ${words}`, ms);
}
