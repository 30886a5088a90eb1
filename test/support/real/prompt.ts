import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { BrowserName } from '@/test/support/browsers/rig';
import { waitUntil } from '@/test/support/wait';
import type { Screen } from './screen';
import { inFirefoxWindow } from './toolbar';

/** Chromium lets nobody press Allow before its dialog was shown for so long (tried: 156), with a margin. */
const ALLOW_AFTER_MS = 1_500;

/** Chromium's prompt is no window of its own, so nothing tells when it opens (tried: 156). */
const PROMPT_MS = 1_500;

/** Does what opens the browser's prompt, and waits for it: keys that come before it would be lost. */
export async function openPrompt(screen: Screen, act: () => Promise<void>): Promise<void> {
  await act();
  await sleep(PROMPT_MS);
  await screen.settle();
}

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
    await sleep(ALLOW_AFTER_MS);
    await screen.key('Tab', 'Return');
  }
  await waitUntil(isDone, 'what follows the permission prompt');
}

/** Refuses the browser's own permission prompt. */
export async function refusePrompt(
  screen: Screen,
  browser: Browser,
  name: BrowserName,
  isDone: () => Promise<boolean>,
): Promise<void> {
  if (name === 'firefox') {
    const refuse = 'popupnotification .popup-notification-secondary-button';
    await screen.click(await inFirefoxWindow(browser, refuse));
  } else {
    await screen.key('Return');
  }
  await waitUntil(isDone, 'what follows the refusal');
}
