import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, WebWorker } from 'puppeteer-core';
import { launch } from '@/test/support/browsers/launch';
import { writeSettings } from '@/test/support/own-pages/connect';
import { buildFinders, type FinderBuild, type FinderName, STYLES } from './finder-build';
import { type BenchTab, tabOf } from './tab';

/** What is injected into a page: a finder, or nothing to measure the page alone. */
export type PageFinder = FinderName | 'noFinder';

/** A Chromium whose pages have no finder until one is injected. */
export interface InjectingBrowser {
  /** Opens a page without a finder, with the style of its marks. */
  open(url: string, finder: PageFinder): Promise<{ page: Page; tab: BenchTab }>;
  background(): Promise<WebWorker>;
  /** Bytes of script that each finder adds to a frame. */
  bytes: FinderBuild['bytes'];
  close(): Promise<void>;
}

/** Time after which a loaded page has been drawn. */
const SETTLED_MS = 400;

/** Starts the browser. `scripts` replace Handset's, by file name. */
export async function openInjectingBrowser(
  scripts?: Readonly<Record<string, string>>,
): Promise<InjectingBrowser> {
  const build = await buildFinders(scripts);
  const rig = await launch('chromium', { extensionDir: build.dir });
  const popup = await rig.openOwn('popup.html');
  await writeSettings(popup, { defaultCountry: 'US' });
  await rig.open('about:blank');
  await popup.close();
  return {
    bytes: build.bytes,
    background: rig.background,
    async open(url, finder) {
      const background = await rig.background();
      // Handset would otherwise inject itself.
      await background.evaluate('chrome.scripting.unregisterContentScripts()');
      const page = await rig.open(url);
      const tab = await tabOf(background, url);
      const style = finder === 'noFinder' ? undefined : STYLES[finder];
      if (style) await tab.style(style);
      await sleep(SETTLED_MS);
      return { page, tab };
    },
    async close() {
      await rig.close();
      await build.close();
    },
  };
}
