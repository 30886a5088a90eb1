import puppeteer, { type Browser } from 'puppeteer-core';
import { openConnectedBrowser } from '@/test/support/browsers/connected-browser';
import { launch } from '@/test/support/browsers/launch';
import { programOf } from '@/test/support/browsers/program';
import { chromiumArguments } from '@/test/support/chromium/launch';

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
  'site switched off': () => openInUse(['http://127.0.0.1/*']),
  'in use': () => openInUse([]),
};

async function openNotSetUp(): Promise<IdleBrowser> {
  const rig = await launch('chromium');
  const page = await rig.open('about:blank');
  return { browser: page.browser(), stop: rig.close };
}

async function openInUse(excludedSites: string[]): Promise<IdleBrowser> {
  const { popup, rig, stop } = await openConnectedBrowser('chromium', {
    settings: { excludedSites },
  });
  await rig.open('about:blank');
  await popup.close();
  return { browser: popup.browser(), stop };
}
