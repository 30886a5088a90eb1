import type { Browser, Page } from 'puppeteer-core';

/** Opens web pages in tabs; the empty tab that a browser starts with goes once there is another. */
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
