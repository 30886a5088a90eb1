import type { Browser, Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';
import type { RunningBrowser } from './rig';

/** Returns a function that opens pages in tabs. Closes the empty tab when the first one is open. */
export function createTabs({ browser, emptyTab }: RunningBrowser): (url: string) => Promise<Page> {
  let empty = emptyTab;
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
