import type { Page } from 'puppeteer-core';
import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';

/** A click in the context menu, as the browser describes it. */
export interface MenuInfo {
  /** `call-marked:` stands for the item of the number that was put into the menu last. */
  menuItemId: string;
  linkUrl?: string;
  selectionText?: string;
}

/** Reports a menu click on a page to the background (Chromium). */
export async function clickMenu(
  { rig }: ConnectedBrowser,
  page: Page,
  info: MenuInfo,
): Promise<void> {
  await (await rig.background()).evaluate(dispatchClick, page.url(), info);
}

/** Runs in the background: reports a menu click in the tab that shows this address. */
async function dispatchClick(url: string, info: MenuInfo): Promise<void> {
  const { contextMenus, storage, tabs } = Reflect.get(globalThis, 'chrome') as {
    storage: { session: { get(key: string): Promise<Record<string, string>> } };
    contextMenus: { onClicked: { dispatch(info: object, tab: object): void } };
    tabs: { query(of: object): Promise<{ id: number; url?: string }[]> };
  };
  const tab = (await tabs.query({})).find((each) => each.url === url);
  const shown = (await storage.session.get('menu-offer'))['menu-offer'];
  const menuItemId = info.menuItemId.replace(/:$/, `:${shown}`);
  contextMenus.onClicked.dispatch({ frameId: 0, ...info, menuItemId }, tab ?? {});
}
