import type { Browser, Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';

/** Returns a function that opens pages in tabs. Closes the browser's first empty tab. */
export async function createTabs(browser: Browser): Promise<(url: string) => Promise<Page>> {
  let [empty] = await browser.pages();
  return async (url) => {
    const page = await browser.newPage();
    await empty?.close();
    empty = undefined;
    await page.goto(url);
    await page.bringToFront();
    return page;
  };
}

/** Waits until the extension has opened one of its pages (`options.html`) in a tab, loaded. */
export function openedByItself(browser: Browser, path: string): Promise<Page> {
  return waitUntil(async () => {
    const pages = await browser.pages();
    const page = pages.find((each) => URL.parse(each.url())?.pathname === `/${path}`);
    return page && (await page.evaluate(isComplete)) && page;
  }, `a tab with ${path}`);
}

/** Runs in the page. */
function isComplete(): boolean {
  return document.readyState === 'complete';
}
