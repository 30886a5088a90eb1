import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import type { BrowserName, RunningBrowser } from './rig';

/** Longest time to clean up a browser for the next test file, in ms. After that it is closed. */
const CLEAN_UP_MS = 10_000;

/** The idle browsers of this process. Undefined in a process that does not pool browsers. */
let idle: Record<BrowserName, RunningBrowser[]> | undefined;

/** Makes this process keep browsers for later test files: docs/decisions/0031-pool-browsers-in-tests.md. */
export function enableBrowserPool(): void {
  idle ??= { chromium: [], firefox: [] };
}

/** Returns an idle browser of the pool, or else starts one. `release` returns it to the pool. */
export async function takeFromPool(
  name: BrowserName,
  start: () => Promise<RunningBrowser>,
): Promise<RunningBrowser> {
  if (!idle) return start();
  const pool = idle[name];
  const running = connectedOf(pool) ?? (await startForThisProcess(start));
  let released: Promise<void> | undefined;
  return {
    ...running,
    release(extensionId) {
      released ??= returnToPool(pool, running, extensionId);
      return released;
    },
  };
}

/** Takes out a browser that still runs. */
function connectedOf(pool: RunningBrowser[]): RunningBrowser | undefined {
  let running = pool.pop();
  while (running && !running.browser.connected) running = pool.pop();
  return running;
}

/** Starts a browser that is killed with this process: Vitest gives a worker 500 ms after SIGTERM. */
async function startForThisProcess(start: () => Promise<RunningBrowser>): Promise<RunningBrowser> {
  const running = await start();
  process.once('SIGTERM', () => {
    running.browser.process()?.kill('SIGKILL');
    void running.close();
  });
  return running;
}

async function returnToPool(
  pool: RunningBrowser[],
  running: RunningBrowser,
  extensionId: string,
): Promise<void> {
  const emptyTab = await Promise.race([
    cleanUp(running.browser, extensionId).catch(() => undefined),
    sleep(CLEAN_UP_MS, undefined, { ref: false }),
  ]);
  if (emptyTab) pool.push({ ...running, emptyTab });
  else await running.close();
}

/**
 * Uninstalls the extension and closes all tabs except a new empty one, which it returns. That tab has a new
 * window: in Firefox the last one may be a popup window of the extension, which has no toolbar.
 */
async function cleanUp(browser: Browser, extensionId: string): Promise<Page> {
  const tabs = await browser.pages();
  const emptyTab = await browser.newPage({ type: 'window' });
  for (const tab of tabs) await tab.close();
  await browser.uninstallExtension(extensionId);
  return emptyTab;
}
