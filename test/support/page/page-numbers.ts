import type { Page } from 'puppeteer-core';
import type { PageNumber } from '@/lib/offers/model';
import { askBackground } from '@/test/support/own-pages/ask-background';

/** Returns the numbers that the popup lists for a page. */
export async function numbersListed(popup: Page, page: Page): Promise<PageNumber[]> {
  const tabId = await tabIdOf(popup, page);
  const answer = await askBackground(popup, 'page-numbers', { tabId });
  if (!answer.ok) throw new Error(`Nothing is listed: ${answer.error.code}`);
  return answer.value;
}

/** Returns the browser's id of a page's tab, as one of our own pages sees it. */
export function tabIdOf(own: Page, page: Page): Promise<number> {
  return own.evaluate(tabShowing, page.url());
}

/** Runs in one of our own pages. Returns the tab with an address. */
async function tabShowing(url: string): Promise<number> {
  const extension = Reflect.get(globalThis, 'chrome') as {
    tabs: { query(of: object): Promise<{ id: number; url?: string }[]> };
  };
  return (await extension.tabs.query({})).find((tab) => tab.url === url)?.id ?? -1;
}
