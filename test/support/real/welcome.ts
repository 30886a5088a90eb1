import type { Browser, Page } from 'puppeteer-core';
import { z } from 'zod';
import type { Rig } from '@/test/support/browsers/rig';
import { openedByItself } from '@/test/support/browsers/tabs';
import { readFromWindow } from '@/test/support/firefox/window';
import { waitUntil } from '@/test/support/wait';

/** Shows the welcome page that Handset opened. Fails if there is none, or more than one. */
export async function showWelcome(rig: Rig, browser: Browser): Promise<Page> {
  const page = await untilOpened(rig, browser);
  await page.bringToFront();
  return page;
}

function untilOpened(rig: Rig, browser: Browser): Promise<Page> {
  if (rig.name === 'chromium') return openedByItself(browser, 'welcome.html');
  // Firefox's driver does not list a tab that an extension opened (tried: ESR 153).
  return untilFirefoxOpened(browser).then(() => rig.openOwn('welcome.html'));
}

/** Closes the welcome page once the installation has opened it. */
export async function closeWelcome(rig: Rig, browser: Browser): Promise<void> {
  if (rig.name === 'chromium') return (await untilOpened(rig, browser)).close();
  await untilFirefoxOpened(browser);
  await readFromWindow(
    browser,
    `${WELCOME_TABS} welcome.forEach((tab) => gBrowser.removeTab(tab));`,
  );
}

async function untilFirefoxOpened(browser: Browser): Promise<void> {
  const count = async () =>
    z.number().parse(await readFromWindow(browser, `${WELCOME_TABS} return welcome.length;`));
  await waitUntil(async () => (await count()) === 1, 'the welcome page');
}

/** Runs in Firefox's window. */
const WELCOME_TABS = `const welcome = gBrowser.tabs.filter((tab) =>
  tab.linkedBrowser.currentURI.spec.endsWith('/welcome.html'));`;
