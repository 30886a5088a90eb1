import type { Browser, Page, Target, WebWorker } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';
import type { Panel, PanelName } from './panel';

/** The paths as the built manifest names them. */
const paths: Record<PanelName, string> = { popup: 'popup.html', sidebar: 'sidepanel.html' };

/** Opens the real popup or side panel of Chromium; its page is a target like any other. */
export async function openChromiumPanel(
  browser: Browser,
  background: WebWorker,
  name: PanelName,
): Promise<Panel> {
  const known = new Set(browser.targets());
  if (name === 'popup') await inBackground(background, 'chrome.action.openPopup()');
  else await openSidePanel(browser, background);
  return seeChromiumPanel(browser, name, known);
}

/** Answers the panel that opens beside the targets known before, once its page is drawn. */
export async function seeChromiumPanel(
  browser: Browser,
  name: PanelName,
  known: ReadonlySet<Target>,
): Promise<Panel> {
  const target = await browser.waitForTarget(
    (each) => !known.has(each) && each.url().endsWith(`/${paths[name]}`),
  );
  const page = await target.asPage();
  await waitUntil(() => page.evaluate(() => document.querySelector('main') !== null), name);
  return panelOf(page);
}

async function inBackground(background: WebWorker, expression: string): Promise<unknown> {
  const { exceptionDetails, result } = await background.client.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

/** A side panel opens only for a gesture, which a page of ours can have and a worker cannot. */
async function openSidePanel(browser: Browser, background: WebWorker): Promise<void> {
  const windowId = await inBackground(
    background,
    'chrome.windows.getAll().then(([first]) => first.id)',
  );
  const page = await browser.newPage();
  const origin = background.url().split('/', 3).join('/');
  await page.goto(`${origin}/options.html`);
  const session = await page.createCDPSession();
  await session.send('Runtime.evaluate', {
    expression: `chrome.sidePanel.open({ windowId: ${windowId} })`,
    userGesture: true,
    awaitPromise: true,
  });
  await page.close();
}

function panelOf(page: Page): Panel {
  return {
    size: () => page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    evaluate: (read) => page.evaluate(read) as Promise<ReturnType<typeof read>>,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    async close() {
      const closed = new Promise((resolve) => page.once('close', resolve));
      // The page goes away under the answer.
      await page.evaluate(() => close()).catch(() => {});
      await closed;
    },
  };
}
