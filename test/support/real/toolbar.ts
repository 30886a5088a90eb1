import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import type { Panel } from '@/test/support/browsers/panel';
import type { BrowserName } from '@/test/support/browsers/rig';
import { seeChromiumPanel } from '@/test/support/chromium/panels';
import { seeFirefoxPanel } from '@/test/support/firefox/panels';
import { readFromWindow } from '@/test/support/firefox/window';
import { waitUntil } from '@/test/support/wait';
import { controlOf } from './panel-point';
import type { Point, Screen } from './screen';

/**
 * Where Chromium 156 draws its toolbar and its menu of extensions in a window of 1280 pixels. No
 * driver knows these: the window is drawn as one picture.
 */
const CHROMIUM = {
  puzzle: { x: 1163, y: 63 },
  pin: { x: 1094, y: 224 },
  icon: { x: 1126, y: 63 },
};

const point = z.object({ x: z.number(), y: z.number() });

/** Finds a visible element of Firefox's own window. */
const seen = (selector: string) => `
  const [seen] = [...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((each) => each.getBoundingClientRect().width > 0);
  if (!seen) return null;
  const { x, y, width, height } = seen.getBoundingClientRect();
  return { x: mozInnerScreenX + x + width / 2, y: mozInnerScreenY + y + height / 2 };`;

/** Where an element of Firefox's own window is on the screen, once it no longer moves. */
export function inFirefoxWindow(browser: Browser, selector: string): Promise<Point> {
  let before = '';
  return waitUntil(async () => {
    const at = point.parse(await readFromWindow(browser, seen(selector)));
    const still = before === JSON.stringify(at);
    before = JSON.stringify(at);
    return still && at;
  }, selector);
}

/** Opens the toolbar popup by hand, as a rep does who has just installed the extension. */
export async function openPopupByIcon(
  screen: Screen,
  browser: Browser,
  name: BrowserName,
): Promise<Panel> {
  if (name === 'firefox') {
    await screen.click(await inFirefoxWindow(browser, '#unified-extensions-button'));
    const item = '#unified-extensions-panel .unified-extensions-item-action-button';
    await screen.click(await inFirefoxWindow(browser, item));
    return seeFirefoxPanel(browser, 'popup');
  }
  const known = new Set(browser.targets());
  await screen.click(CHROMIUM.icon);
  return seeChromiumPanel(browser, 'popup', known);
}

/** Presses the keys of a command that opens a panel of ours. */
export async function openByKeys(
  screen: Screen,
  browser: Browser,
  { keys, opens, name }: { keys: string; opens: 'popup' | 'sidebar'; name: BrowserName },
): Promise<Panel> {
  const known = new Set(browser.targets());
  await screen.key(keys);
  return name === 'firefox'
    ? seeFirefoxPanel(browser, opens)
    : seeChromiumPanel(browser, opens, known);
}

/** Returns the toolbar popup that an action of the rep opens. */
export async function panelOpenedBy(
  browser: Browser,
  name: BrowserName,
  act: () => Promise<void>,
): Promise<Panel> {
  const known = new Set(browser.targets());
  await act();
  return name === 'firefox'
    ? seeFirefoxPanel(browser, 'popup')
    : seeChromiumPanel(browser, 'popup', known);
}

/** Opens the side panel by its button in the toolbar popup, which the press closes. */
export async function pressSidePanelButton(
  screen: Screen,
  browser: Browser,
  name: BrowserName,
): Promise<Panel> {
  const popup = await openPopupByIcon(screen, browser, name);
  const known = new Set(browser.targets());
  await screen.settle();
  await screen.click(await controlOf(popup, /Open side panel/));
  return name === 'firefox'
    ? seeFirefoxPanel(browser, 'sidebar')
    : seeChromiumPanel(browser, 'sidebar', known);
}

/** Pins the extension's icon to Chromium's toolbar; Firefox keeps it in its own menu. */
export async function pinIcon(screen: Screen, browser: Browser): Promise<void> {
  const target = await browser.waitForTarget((each) => each.type() === 'service_worker');
  const worker = await target.worker();
  const isPinned = async () => worker?.evaluate(isOnToolbar);
  await waitUntil(
    async () => {
      if (await isPinned()) return true;
      await screen.click(CHROMIUM.puzzle);
      await screen.settle();
      await screen.click(CHROMIUM.pin);
      await screen.settle();
      const pinned = await isPinned();
      await screen.key('Escape');
      await screen.settle();
      return pinned;
    },
    'the icon on the toolbar',
    30_000,
  );
}

/** Runs in the background. */
async function isOnToolbar(): Promise<boolean> {
  const { action } = Reflect.get(globalThis, 'chrome') as {
    action: { getUserSettings(): Promise<{ isOnToolbar: boolean }> };
  };
  return (await action.getUserSettings()).isOnToolbar;
}

/** Runs in one of our own pages: the addresses of all tabs that we may know. */
export async function openAddresses(): Promise<string> {
  const { tabs } = Reflect.get(globalThis, 'chrome') as {
    tabs: { query(filter: object): Promise<{ url?: string }[]> };
  };
  return (await tabs.query({})).map(({ url = '' }) => url).join(' ');
}
