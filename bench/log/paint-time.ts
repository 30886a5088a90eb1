import type { Page } from 'puppeteer-core';
import { median } from '@/bench/table';
import { waitUntil } from '@/test/support/wait';

const ROUNDS = 9;

/** Returns the time in ms from opening one of our pages until an element is painted. */
export async function paintTime(page: Page, selector: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await paintOnce(page, selector));
  return median(times);
}

async function paintOnce(page: Page, selector: string): Promise<number> {
  await page.bringToFront();
  const { identifier } = await page.evaluateOnNewDocument(watchFor, selector);
  await page.reload();
  const painted = () => page.evaluate(() => Number(Reflect.get(globalThis, 'paintedAt') ?? 0));
  const time = await waitUntil(async () => (await painted()) || undefined, selector);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  return time;
}

/** Runs in the page. Records when the frame with the first such element has been painted. */
function watchFor(selector: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => Reflect.set(globalThis, 'paintedAt', performance.now()));
    });
  }).observe(document, { childList: true, subtree: true });
}
