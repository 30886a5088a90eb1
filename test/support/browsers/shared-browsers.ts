import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName, RunningBrowser } from './rig';

/** Time in which a browser must be empty again, in ms. One that takes longer is closed. */
const CLEAR_MS = 10_000;

/** Browsers of this process that no file uses at the moment. */
const idle: Record<BrowserName, RunningBrowser[]> = { chromium: [], firefox: [] };

/**
 * Returns an empty browser that an earlier file of this process released, or else starts one. A start takes
 * two to four seconds of processor time, and most files need nothing special of it. The extension is
 * installed anew each time, at an address that had no data.
 */
export async function shareBrowser(
  name: BrowserName,
  start: () => Promise<RunningBrowser>,
): Promise<RunningBrowser> {
  const waiting = idle[name].splice(0).filter(({ browser }) => browser.connected);
  const running = waiting.pop() ?? (await startUntilExit(start));
  idle[name].push(...waiting);
  let released: Promise<void> | undefined;
  return {
    ...running,
    release(extensionId) {
      released ??= keepForNext(name, running, extensionId);
      return released;
    },
  };
}

/** Starts a browser that ends with this process, which gets half a second to end. */
async function startUntilExit(start: () => Promise<RunningBrowser>): Promise<RunningBrowser> {
  const running = await start();
  process.once('SIGTERM', () => {
    running.browser.process()?.kill('SIGKILL');
    void running.end();
  });
  return running;
}

async function keepForNext(
  name: BrowserName,
  running: RunningBrowser,
  extensionId: string,
): Promise<void> {
  const emptyTab = await Promise.race([
    clear(running.browser, extensionId).catch(() => undefined),
    sleep(CLEAR_MS, undefined, { ref: false }),
  ]);
  if (emptyTab) idle[name].push({ ...running, emptyTab });
  else await running.end();
}

/** Removes the extension, and closes all tabs but a new one, which it returns. */
async function clear(browser: Browser, extensionId: string): Promise<Page> {
  const tabs = await browser.pages();
  const emptyTab = await browser.newPage();
  for (const tab of tabs) await tab.close();
  await browser.uninstallExtension(extensionId);
  return emptyTab;
}
