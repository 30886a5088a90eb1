import { browser } from '@/lib/platform/browser';

const POPUP_SIZE = { width: 400, height: 640 };
const POPUP_PAGE = '/popup.html';

/** The confirmation window that was opened last; only this background knows it. */
let confirmationId: number | undefined;

/**
 * Shows the popup for a tab where no page can draw on it, cover it or move it: as the toolbar's popup,
 * or, where the browser does not open that without a click on the icon, as a separate window.
 */
export async function openConfirmation(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.get(tabId);
  if (windowId !== undefined && (await openToolbarPopup(windowId))) return;
  await openConfirmationWindow(browser.runtime.getURL(`${POPUP_PAGE}?tab=${tabId}`));
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
async function openConfirmationWindow(url: string): Promise<void> {
  const last = confirmationId;
  confirmationId = undefined;
  if (last !== undefined) await browser.windows.remove(last).catch(() => undefined);
  const { id } = await browser.windows.create({ url, type: 'popup', focused: true, ...POPUP_SIZE });
  confirmationId = id;
}

const STRIP_SIZE = { width: 380, height: 600 };
const STRIP_PAGE = '/strip.html';

/** The strip's window that this page opened last. */
let stripId: number | undefined;

/** Shows the call strip in a separate window, and brings it to the front if it is open already. */
export async function openStripWindow(): Promise<void> {
  if (stripId !== undefined && (await focusWindow(stripId))) return;
  const url = browser.runtime.getURL(STRIP_PAGE);
  const { id } = await browser.windows.create({ url, type: 'popup', focused: true, ...STRIP_SIZE });
  stripId = id;
}

/** Opens a page of ours as it was before: the strip in a window of its own, others in a tab. */
export async function reopenPage(address: string, isInFront: boolean): Promise<void> {
  const url = browser.runtime.getURL(address);
  if (address.startsWith(STRIP_PAGE))
    await browser.windows.create({ url, type: 'popup', focused: isInFront, ...STRIP_SIZE });
  else await browser.tabs.create({ url, active: isInFront });
}

/** Minimizes the window of this page, or restores it. */
export async function minimizeOwnWindow(isMinimized: boolean): Promise<void> {
  const { id } = await browser.windows.getCurrent();
  if (id === undefined) return;
  await browser.windows.update(id, { state: isMinimized ? 'minimized' : 'normal' });
}

async function focusWindow(windowId: number): Promise<boolean> {
  try {
    await browser.windows.update(windowId, { focused: true, state: 'normal' });
    return true;
  } catch {
    return false;
  }
}

/** Chrome's API. The polyfill's types lack it. */
interface ChromeSidePanel {
  open(options: { windowId: number }): Promise<void>;
}

/**
 * Returns a function that opens Chrome's side panel or Firefox's sidebar. Call it synchronously in
 * the click handler: both browsers refuse it after an `await`. That is why the window's id is read
 * beforehand. https://developer.chrome.com/docs/extensions/reference/api/sidePanel#method-open,
 * https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/sidebarAction/open
 */
export function sidePanelOpener(): () => Promise<void> {
  let windowId: number | undefined;
  void browser.windows.getCurrent().then(({ id }) => {
    windowId = id;
  });
  return () => openSidePanelIn(windowId);
}

/** Opens the side panel or sidebar in a window. Call it in the turn of the click or the key press. */
export async function openSidePanelIn(windowId: number | undefined): Promise<void> {
  const { sidePanel } = browser as { sidePanel?: ChromeSidePanel };
  if (!sidePanel) await browser.sidebarAction.open();
  else if (windowId !== undefined) await sidePanel.open({ windowId });
}

/** The address that a CRM redirects to after the rep signed in. The browser never loads it. */
export function authRedirectUrl(): string {
  return browser.identity.getRedirectURL();
}

/**
 * Shows a sign-in page in a separate window until it redirects to `authRedirectUrl()`. Resolves to where
 * it led; rejects if the rep closed it. The background stays awake meanwhile.
 */
export function openAuthPage(url: string): Promise<string> {
  return browser.identity.launchWebAuthFlow({ url, interactive: true });
}
