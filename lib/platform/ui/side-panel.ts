import { browser } from '@/lib/platform/browser';

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

/** Opens it in a window. Call it in the turn of the click or the key press. */
export async function openSidePanelIn(windowId: number | undefined): Promise<void> {
  const { sidePanel } = browser as { sidePanel?: ChromeSidePanel };
  if (!sidePanel) await browser.sidebarAction.open();
  else if (windowId !== undefined) await sidePanel.open({ windowId });
}
