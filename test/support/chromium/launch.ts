import process from 'node:process';
import puppeteer, {
  type Browser,
  type CDPSession,
  type Page,
  type WebWorker,
} from 'puppeteer-core';
import { closeEverything } from '@/test/support/browsers/close-everything';
import { chromiumSwitches } from '@/test/support/browsers/in-language';
import { programOf } from '@/test/support/browsers/program';
import type { Rig, RigOptions } from '@/test/support/browsers/rig';
import { createTabs } from '@/test/support/browsers/tabs';

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
}: RigOptions): Promise<Rig> {
  const asRoot = process.getuid?.() === 0;
  const browser = await puppeteer.launch({
    executablePath: programOf('chromium'),
    headless: !headed,
    ...(display && { env: { ...process.env, DISPLAY: display } }),
    enableExtensions: [extensionDir],
    ...(profile && { userDataDir: profile }),
    ...(downloads && { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
    // A rep's window carries no banner about automation.
    ignoreDefaultArgs: headed ? ['--enable-automation'] : [],
    defaultViewport: headed ? null : { width: 1280, height: 800 },
    args: [
      ...ARGUMENTS,
      ...(asRoot ? ['--no-sandbox'] : []),
      ...(language ? chromiumSwitches(language) : []),
    ],
  });
  const worker = await browser.waitForTarget((target) => target.type() === 'service_worker');
  const origin = worker.url().split('/', 3).join('/');
  const open = await createTabs(browser);
  return {
    name: 'chromium',
    origin,
    open,
    openOwn: (path) => open(`${origin}/${path}`),
    insideClosedRoot,
    background: () => workerOf(browser),
    killBackground: async () => (await workerOf(browser)).close(),
    closed: new Promise((resolve) => browser.once('disconnected', () => resolve())),
    close: () => closeEverything(browser),
  };
}

async function workerOf(browser: Browser): Promise<WebWorker> {
  const target = await browser.waitForTarget((each) => each.type() === 'service_worker');
  const worker = await target.worker();
  if (!worker) throw new Error('The background is not to be reached');
  return worker;
}

async function insideClosedRoot<T>(
  page: Page,
  host: string,
  read: (root: ShadowRoot) => T,
): Promise<T | undefined> {
  const cdp = await page.createCDPSession();
  try {
    const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: host });
    if (nodeId === 0) return undefined;
    const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: 0 });
    const shadow = node.shadowRoots?.[0];
    return shadow && (await callOn<T>(cdp, shadow.backendNodeId, read));
  } finally {
    await cdp.detach();
  }
}

async function callOn<T>(cdp: CDPSession, backendNodeId: number, read: (root: ShadowRoot) => T) {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId });
  if (object.objectId === undefined) return undefined;
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () { return JSON.stringify((${read})(this)); }`,
    returnByValue: true,
  });
  return JSON.parse(String(result.value)) as T;
}
