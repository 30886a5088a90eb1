import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import type { Panel, PanelName } from '@/test/support/browsers/panel';
import { waitUntil } from '@/test/support/wait';
import { readFromWindow } from './window';

const size = z.object({ width: z.number(), height: z.number() });

/** An answer that takes longer was asked of a process that has gone. */
const ANSWER_MS = 3_000;

/** Finds the `<browser>` element that shows the panel's page. */
const element: Record<PanelName, string> = {
  popup: `const panel = [...document.querySelectorAll('browser.webextension-popup-browser')]
    .findLast((each) => each.currentURI.spec.startsWith('moz-extension:'));`,
  sidebar: `const panel = SidebarController.browser.contentDocument
    .getElementById('webext-panels-browser');`,
};

/** Finds the open popup or sidebar of Firefox, which no driver counts among its pages, once it is drawn. */
export async function seeFirefoxPanel(browser: Browser, name: PanelName): Promise<Panel> {
  const inWindow = (body: string) => readFromWindow(browser, `${element[name]}${body}`);
  const panel: Panel = {
    size: async () =>
      size.parse(
        await inWindow(`const { width, height } = panel.getBoundingClientRect();
          return { width, height };`),
      ),
    evaluate: async (read) =>
      (await inWindow(insidePanel(inPage(`(${read})()`)))) as ReturnType<typeof read>,
    click: async (selector) => {
      await inWindow(insidePanel(clicked(selector)));
    },
  };
  // While a page is loading, another process holds it, and does not answer scripts of ours.
  const isThere = `return panel?.currentURI?.spec.startsWith('moz-extension:') ?? false;`;
  await waitUntil(async () => (await inWindow(isThere)) === true, name);
  await waitUntil(() => panel.evaluate(() => document.querySelector('main') !== null), name);
  return panel;
}

/** Reads an expression beside the panel's page: the page's CSP allows no `eval`. */
function inPage(expression: string): string {
  return `const beside = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
      const value = Cu.evalInSandbox(${JSON.stringify(`JSON.stringify(${expression})`)}, beside);`;
}

/** Clicks the middle of an element with the browser's own events. */
function clicked(selector: string): string {
  return `const box = content.document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      const at = [box.x + box.width / 2, box.y + box.height / 2];
      for (const from of [[1, 1], at])
        content.synthesizeMouseEvent('mousemove', ...from, { button: 0, clickCount: 0 });
      for (const type of ['mousedown', 'mouseup'])
        content.synthesizeMouseEvent(type, ...at, { button: 0, clickCount: 1 });
      const value = undefined;`;
}

/** Runs statements that set `value` in the panel's own process. */
function insidePanel(statements: string): string {
  const script = `{
    let answer;
    try {
      ${statements}
      answer = { value };
    } catch (error) {
      answer = { error: String(error) };
    }
    sendAsyncMessage('handset-test', answer);
  }`;
  return `return await new Promise((resolve, reject) => {
    const { messageManager } = panel;
    setTimeout(() => reject(new Error('The panel did not answer')), ${ANSWER_MS});
    messageManager.addMessageListener('handset-test', function read({ data }) {
      messageManager.removeMessageListener('handset-test', read);
      if (data.error) reject(new Error(data.error));
      else resolve(data.value === undefined ? undefined : JSON.parse(data.value));
    });
    messageManager.loadFrameScript(
      'data:application/javascript,' + encodeURIComponent(${JSON.stringify(script)}), false);
  });`;
}
