import type { Page } from 'puppeteer-core';

/** The used part of `chrome`, which Firefox has too. */
interface Extension {
  extension: { getViews(which: { type: 'popup' }): Window[] };
  windows: {
    getAll(which: { windowTypes: ['popup'] }): Promise<{ id: number }[]>;
    remove(id: number): Promise<void>;
  };
}

/** Closes the popup or window that asks to confirm a call. A rep's next click on a page closes it; a driver's does not. */
export function closeConfirmation(ownPage: Page): Promise<void> {
  return ownPage.evaluate(async () => {
    const { extension, windows } = Reflect.get(globalThis, 'chrome') as Extension;
    for (const popup of extension.getViews({ type: 'popup' })) popup.close();
    for (const { id } of await windows.getAll({ windowTypes: ['popup'] })) await windows.remove(id);
  });
}
