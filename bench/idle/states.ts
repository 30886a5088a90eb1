import puppeteer, { type Browser } from 'puppeteer-core';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { buildOf, launch } from '@/test/support/browsers/launch';
import { programOf } from '@/test/support/browsers/program';
import { chromiumArguments } from '@/test/support/chromium/launch';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { SMALL_PAGE_HOST } from './small-page';

/** A Chromium in one of the states that are compared. */
export interface IdleBrowser {
  browser: Browser;
  stop(): Promise<void>;
}

/** Chromium without Handset, which all others are compared with. */
export async function openWithout(): Promise<IdleBrowser> {
  const browser = await puppeteer.launch({
    executablePath: programOf('chromium'),
    args: chromiumArguments(),
  });
  return { browser, stop: () => browser.close() };
}

/** The states in which Handset has nothing to do, by what they are called. */
export const idleStates: Record<string, () => Promise<IdleBrowser>> = {
  'not set up': openNotSetUp,
  'site switched off': () => openConnected(true),
  'in use': () => openConnected(false),
};

/** Not connected to a service, and allowed on no site. */
async function openNotSetUp(): Promise<IdleBrowser> {
  const rig = await launch('chromium', { extensionDir: buildOf('chromium', 'plain') });
  const page = await rig.open('about:blank');
  return { browser: page.browser(), stop: rig.close };
}

async function openConnected(excluded: boolean): Promise<IdleBrowser> {
  const { popup, rig, stop } = await openConnectedBrowser('chromium');
  const answer = await askBackground(popup, 'exclude-site', { host: SMALL_PAGE_HOST, excluded });
  if (!answer.ok) throw new Error(`The site was not switched: ${answer.error.code}`);
  await rig.open('about:blank');
  await popup.close();
  return { browser: popup.browser(), stop };
}
