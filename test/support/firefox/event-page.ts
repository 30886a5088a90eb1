import type { Browser } from 'puppeteer-core';
import { runInWindow } from './window';

/** Ends the event page as Firefox itself does when it was idle. */
export async function endEventPage(browser: Browser, extensionId: string): Promise<void> {
  await runInWindow(
    browser,
    `WebExtensionPolicy.getByID("${extensionId}").extension.terminateBackground({
      ignoreDevToolsAttached: true,
    })`,
  );
}
