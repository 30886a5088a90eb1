import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { waitUntil } from '@/test/support/wait';
import { readFromWindow } from './firefox-window';
import type { Panel, PanelName } from './panel';

const size = z.object({ width: z.number(), height: z.number() });

/** Opens each panel as Firefox's own buttons do. */
const opening: Record<PanelName, (id: string) => string> = {
  popup: (id) => `
    const { ExtensionParent } = ChromeUtils.importESModule(
      'resource://gre/modules/ExtensionParent.sys.mjs');
    const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(id)});
    await ExtensionParent.apiManager.global.browserActionFor(extension).openPopup(window);`,
  sidebar: (id) => `
    await SidebarController.show(
      ${JSON.stringify(id)}.replace(/[^a-z0-9_-]/g, '_') + '-sidebar-action');`,
};

/** Finds the `<browser>` element that shows the panel's page. */
const element: Record<PanelName, string> = {
  popup: `const panel = [...document.querySelectorAll('browser.webextension-popup-browser')]
    .findLast((each) => each.currentURI.spec.startsWith('moz-extension:'));`,
  sidebar: `const panel = SidebarController.browser.contentDocument
    .getElementById('webext-panels-browser');`,
};

const closing: Record<PanelName, string> = {
  popup: `panel?.closest('panel')?.hidePopup();`,
  sidebar: 'SidebarController.hide();',
};

/** Opens the real popup or sidebar of Firefox, which no driver counts among its pages. */
export async function openFirefoxPanel(
  browser: Browser,
  extensionId: string,
  name: PanelName,
): Promise<Panel> {
  await readFromWindow(browser, opening[name](extensionId));
  return seeFirefoxPanel(browser, name);
}

/** Answers the panel that stands open, once its page is drawn. */
export async function seeFirefoxPanel(browser: Browser, name: PanelName): Promise<Panel> {
  const inWindow = (body: string) => readFromWindow(browser, `${element[name]}${body}`);
  const panel: Panel = {
    size: async () =>
      size.parse(
        await inWindow(`const { width, height } = panel.getBoundingClientRect();
          return { width, height };`),
      ),
    async evaluate<T>(read: () => T) {
      return (await inWindow(insidePage(`(${read})()`))) as T;
    },
    async type(text) {
      for (const key of text) await inWindow(keyInside(key));
    },
    async press(key) {
      await inWindow(keyInside(key));
    },
    picture: async () => bytesOf(await inWindow(snapshot)),
    async close() {
      await inWindow(closing[name]);
    },
  };
  // A page in the making has another process, where no script of ours is answered.
  const isThere = `return panel?.currentURI?.spec.startsWith('moz-extension:') ?? false;`;
  await waitUntil(async () => (await inWindow(isThere)) === true, name);
  await waitUntil(() => panel.evaluate(() => document.querySelector('main') !== null), name);
  return panel;
}

/** Runs an expression in the panel's own process, beside its page: the page's CSP allows no `eval`. */
function insidePage(expression: string): string {
  const script = `{
    let answer;
    try {
      const beside = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false });
      const value = Cu.evalInSandbox(${JSON.stringify(`JSON.stringify(${expression})`)}, beside);
      answer = { value };
    } catch (error) {
      answer = { error: String(error) };
    }
    sendAsyncMessage('handset-test', answer);
  }`;
  return `return await new Promise((resolve, reject) => {
    const { messageManager } = panel;
    messageManager.addMessageListener('handset-test', function read({ data }) {
      messageManager.removeMessageListener('handset-test', read);
      if (data.error) reject(new Error(data.error));
      else resolve(data.value === undefined ? undefined : JSON.parse(data.value));
    });
    messageManager.loadFrameScript(
      'data:application/javascript,' + encodeURIComponent(${JSON.stringify(script)}), false);
  });`;
}

/** A key as the keyboard gives it, trusted. */
function keyInside(key: string): string {
  return `panel.focus();
    const input = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
    input.beginInputTransactionForTests(window);
    const event = new KeyboardEvent('', { key: ${JSON.stringify(key)} });
    input.keydown(event);
    input.keyup(event);`;
}

const snapshot = `const { width, height } = panel.getBoundingClientRect();
  const image = await panel.browsingContext.currentWindowGlobal.drawSnapshot(
    new DOMRect(0, 0, width, height), 2, 'white');
  const canvas = document.createElementNS('http://www.w3.org/1999/xhtml', 'canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL();`;

function bytesOf(dataUrl: unknown): Uint8Array {
  return Buffer.from(z.string().parse(dataUrl).split(',')[1] ?? '', 'base64');
}
