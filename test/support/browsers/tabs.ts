import type { Browser, Page } from 'puppeteer-core';

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
