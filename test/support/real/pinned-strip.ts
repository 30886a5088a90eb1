import type { Browser, Frame, Page } from 'puppeteer-core';
import { waitUntil } from '@/test/support/wait';
import { onScreen } from './page-point';
import type { Point } from './screen';

/** Size at which the strip is used here, CSS pixels with the window's own bar. */
const SIZE = { width: 360, height: 600 };

/** The call strip in its window above all others. */
export interface PinnedStrip {
  window: Page;
  frame: Frame;
  /** Returns what the strip says. */
  words(): Promise<string>;
  /** Returns where the middle of an element is on the screen. */
  pointOf(selector: string): Promise<Point>;
}

/**
 * Returns the strip's window once its page is drawn. Chromium opens each window as large as its switch
 * `--window-size` says; a rep's has the size that we ask for.
 */
export async function seePinnedStrip(browser: Browser): Promise<PinnedStrip> {
  const { window, frame } = await waitUntil(() => findStrip(browser), 'the strip’s window');
  await frame.waitForSelector('main.strip');
  await window.evaluate(({ width, height }) => resizeTo(width, height), SIZE);
  await waitUntil(
    () => window.evaluate((width) => outerWidth <= width, SIZE.width),
    'the strip’s window to be small',
  );
  return {
    window,
    frame,
    words: () => frame.evaluate(() => document.body.innerText),
    async pointOf(selector) {
      const box = await frame.$eval(selector, (element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
      return onScreen(window, box);
    },
  };
}

async function findStrip(browser: Browser): Promise<{ window: Page; frame: Frame } | undefined> {
  for (const window of await browser.pages()) {
    const frame = window
      .frames()
      .find((each) => each.parentFrame() && each.url().endsWith('/strip.html'));
    if (frame) return { window, frame };
  }
  return undefined;
}
