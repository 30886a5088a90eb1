import type { Browser } from 'puppeteer-core';
import type { BrowserName } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';
import type { Screen } from './screen';
import { inFirefoxWindow } from './toolbar';

/**
 * Accepts the browser's own permission prompt; `isDone` tells whether the extension went on. In
 * Chromium by keyboard: its dialog opens on Deny, with Allow after it.
 */
export async function acceptPrompt(
  screen: Screen,
  browser: Browser,
  name: BrowserName,
  isDone: () => Promise<boolean>,
): Promise<void> {
  if (name === 'firefox') {
    const allow = 'popupnotification .popup-notification-primary-button';
    await screen.click(await inFirefoxWindow(browser, allow));
  } else {
    await screen.key('Tab', 'Return');
  }
  await waitUntil(isDone, 'what follows the permission prompt');
}
