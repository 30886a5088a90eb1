import type { Browser } from 'puppeteer-core';

const CLOSE_MS = 5_000;

/** Closes the browser, and kills it if it hangs. */
export async function closeEverything(browser: Browser): Promise<void> {
  const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_MS);
  await browser.close().catch(() => {});
  clearTimeout(timer);
}
