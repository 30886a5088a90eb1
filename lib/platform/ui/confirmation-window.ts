import { browser } from '@/lib/platform/browser';

const SIZE = { width: 400, height: 640 };
const PAGE = '/popup.html';

/** The window that was opened last; only this background knows it. */
let opened: number | undefined;

/**
 * Shows the popup for a tab where no page can draw on it, cover it or move it: as the toolbar's popup,
 * or, where the browser does not open that without a click on the icon, as a separate window.
 */
export async function openConfirmation(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.get(tabId);
  if (windowId !== undefined && (await openToolbarPopup(windowId))) return;
  await openWindow(browser.runtime.getURL(`${PAGE}?tab=${tabId}`));
}

async function openToolbarPopup(windowId: number): Promise<boolean> {
  try {
    await browser.action.openPopup({ windowId });
    return true;
  } catch {
    // Firefox before 149 wants a click on the icon (https://bugzilla.mozilla.org/show_bug.cgi?id=1799344).
    // Chrome refuses while the window is not in front:
    // https://developer.chrome.com/docs/extensions/reference/api/action#method-openPopup
    return false;
  }
}

/** One window at a time: a page that asks again and again opens no second one. */
async function openWindow(url: string): Promise<void> {
  const last = opened;
  opened = undefined;
  if (last !== undefined) await browser.windows.remove(last).catch(() => undefined);
  const { id } = await browser.windows.create({ url, type: 'popup', focused: true, ...SIZE });
  opened = id;
}
