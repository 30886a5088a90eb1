import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Target, type WebWorker } from 'puppeteer-core';
import { closeEverything } from '@/test/support/browsers/close-everything';
import { chromiumSwitches } from '@/test/support/browsers/in-language';
import { programOf } from '@/test/support/browsers/program';
import type { Rig, RigOptions, RunningBrowser } from '@/test/support/browsers/rig';
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

/** Starts Chromium (or Chrome) without the extension. */
export async function startChromium({
  headed = false,
  display,
  downloads,
  profile,
  language,
  timeZone,
  switches = [],
}: Partial<RigOptions>): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    executablePath: programOf('chromium'),
    headless: !headed,
    protocolTimeout: 300_000,
    // No test reads a page's requests or the issues of DevTools. To report them took 4 % of the processor time.
    networkEnabled: false,
    issuesEnabled: false,
    env: {
      ...process.env,
      PATH: pathWithoutDesktopTools(),
      ...(display && { DISPLAY: display }),
      ...(timeZone && { TZ: timeZone }),
    },
    enableExtensions: true,
    ...(profile && { userDataDir: profile }),
    ...(downloads && { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
    // A rep's window carries no banner about automation.
    ignoreDefaultArgs: headed ? ['--enable-automation'] : [],
    defaultViewport: headed ? null : { width: 1280, height: 800 },
    args: [...chromiumArguments(), ...switches, ...(language ? chromiumSwitches(language) : [])],
  });
  const [emptyTab] = await browser.pages();
  const close = () => closeEverything(browser);
  return { browser, emptyTab, release: close, close };
}

/** Installs the extension in a browser without it. */
export async function installInChromium(
  running: RunningBrowser,
  { extensionDir, managed }: RigOptions,
): Promise<Rig> {
  const { browser, release } = running;
  const id = await browser.installExtension(extensionDir);
  const origin = `chrome-extension://${id}`;
  const worker = await workerTarget(browser, origin);
  if (managed) await setPolicies(browser, worker, managed);
  const open = createTabs(running);
  return {
    name: 'chromium',
    origin,
    open,
    openOwn: (path) => open(`${origin}/${path}`),
    insideClosedRoot: insideChromiumRoot,
    background: () => workerOf(browser, origin),
    killBackground: async () => (await workerOf(browser, origin)).close(),
    closed: new Promise((resolve) => browser.once('disconnected', () => resolve())),
    close: () => release(id),
  };
}

/** The switches that every tested Chromium starts with. */
export function chromiumArguments(): string[] {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS;
}

/**
 * Returns a `PATH` in which tools that do nothing come before those of the desktop. Chromium on Linux runs these when
 * an extension is installed or uninstalled, to update the desktop's menus. That took a third of the processor time.
 */
function pathWithoutDesktopTools(): string {
  const tools = fileURLToPath(new URL('./no-desktop-tools', import.meta.url));
  return [tools, process.env.PATH].join(delimiter);
}

function workerTarget(browser: Browser, origin: string): Promise<Target> {
  return browser.waitForTarget(
    (each) => each.type() === 'service_worker' && each.url().startsWith(`${origin}/`),
  );
}

async function workerOf(browser: Browser, origin: string): Promise<WebWorker> {
  const worker = await (await workerTarget(browser, origin)).worker();
  if (!worker) throw new Error('The background is not to be reached');
  return worker;
}
