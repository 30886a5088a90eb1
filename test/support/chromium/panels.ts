import type { Browser, Page, Target } from 'puppeteer-core';
import type { Panel, PanelName } from '@/test/support/browsers/panel';
import { waitUntil } from '@/test/support/wait';

/** The paths as the built manifest names them. */
const paths: Record<PanelName, string> = { popup: 'popup.html', sidebar: 'sidepanel.html' };

/** Answers the panel that opens beside the targets known before, once its page is drawn. */
export async function seeChromiumPanel(
  browser: Browser,
  name: PanelName,
  known: ReadonlySet<Target>,
): Promise<Panel> {
  const target = await browser.waitForTarget(
    (each) => !known.has(each) && each.url().endsWith(`/${paths[name]}`),
  );
  let page = await target.asPage();
  await waitUntil(async () => {
    try {
      return await page.evaluate(() => document.querySelector('main') !== null);
    } catch (error) {
      // A page object made before the popup has a frame stays broken, so this makes another one.
      page = await target.asPage();
      throw error;
    }
  }, name);
  return panelOf(page);
}

function panelOf(page: Page): Panel {
  return {
    size: () => page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    evaluate: (read) => page.evaluate(read) as Promise<ReturnType<typeof read>>,
    click: async (selector) => {
      await page.mouse.move(1, 1);
      await page.click(selector);
    },
  };
}
