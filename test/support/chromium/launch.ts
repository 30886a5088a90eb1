import process from 'node:process';
import puppeteer, { type Browser, type WebWorker } from 'puppeteer-core';
import { closeEverything } from '@/test/support/browsers/close-everything';
import { chromiumSwitches } from '@/test/support/browsers/in-language';
import { programOf } from '@/test/support/browsers/program';
import type { Rig, RigOptions } from '@/test/support/browsers/rig';
import { createTabs } from '@/test/support/browsers/tabs';
import { setPolicies } from './policies';
import { insideChromiumRoot } from './roots';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-search-engine-choice-screen',
  '--hide-scrollbars',
  '--window-size=1280,880',
  '--window-position=0,0',
];

/** Starts Chromium (or Chrome) with the extension. */
export async function launchChromium({
  extensionDir,
  headed = false,
  display,
  downloads,
  profile,
  language,
  timeZone,
  managed,
  switches = [],
}: RigOptions): Promise<Rig> {
  const browser = await puppeteer.launch({
    executablePath: programOf('chromium'),
    headless: !headed,
    protocolTimeout: 300_000,
    env: {
      ...process.env,
      ...(display && { DISPLAY: display }),
      ...(timeZone && { TZ: timeZone }),
    },
    enableExtensions: [extensionDir],
    ...(profile && { userDataDir: profile }),
    ...(downloads && { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
    // A rep's window carries no banner about automation.
    ignoreDefaultArgs: headed ? ['--enable-automation'] : [],
    defaultViewport: headed ? null : { width: 1280, height: 800 },
    args: [...chromiumArguments(), ...switches, ...(language ? chromiumSwitches(language) : [])],
  });
  const worker = await browser.waitForTarget((target) => target.type() === 'service_worker');
  const origin = worker.url().split('/', 3).join('/');
  if (managed) {
    await setPolicies(browser, worker, managed).catch(async (error) => {
      await closeEverything(browser);
      throw error;
    });
  }
  const open = await createTabs(browser);
  return {
    name: 'chromium',
    origin,
    open,
    openOwn: (path) => open(`${origin}/${path}`),
    insideClosedRoot: insideChromiumRoot,
    background: () => workerOf(browser),
    killBackground: async () => (await workerOf(browser)).close(),
    closed: new Promise((resolve) => browser.once('disconnected', () => resolve())),
    close: () => closeEverything(browser),
  };
}

/** The switches that every tested Chromium starts with. */
export function chromiumArguments(): string[] {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS;
}

async function workerOf(browser: Browser): Promise<WebWorker> {
  const target = await browser.waitForTarget((each) => each.type() === 'service_worker');
  const worker = await target.worker();
  if (!worker) throw new Error('The background is not to be reached');
  return worker;
}
