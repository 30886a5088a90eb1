import { browser } from '@/lib/platform/browser';

/** Chrome's own API, which the polyfill's types do not name. */
interface ChromeSidePanel {
  open(options: { windowId: number }): Promise<void>;
}

/**
 * Returns a function that opens Chrome's side panel or Firefox's sidebar. Call it straight from the
 * click: both browsers refuse after anything was awaited. So this window's id is asked for now.
 */
export function sidePanelOpener(): () => Promise<void> {
  let windowId: number | undefined;
  void browser.windows.getCurrent().then(({ id }) => {
    windowId = id;
  });
  return async () => {
    const { sidePanel } = browser as { sidePanel?: ChromeSidePanel };
    if (!sidePanel) await browser.sidebarAction.open();
    else if (windowId !== undefined) await sidePanel.open({ windowId });
  };
}
