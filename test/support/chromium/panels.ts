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
  const page = await target.asPage();
  await waitUntil(() => page.evaluate(() => document.querySelector('main') !== null), name);
  return panelOf(page);
}

function panelOf(page: Page): Panel {
  return {
    size: () => page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
    evaluate: (read) => page.evaluate(read) as Promise<ReturnType<typeof read>>,
    click: (selector) => page.click(selector),
  };
}
