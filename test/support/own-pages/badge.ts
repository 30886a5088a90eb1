import type { ConnectedBrowser } from '@/test/support/browsers/connected-browser';

/** Reads the text on the toolbar icon. */
export function readBadge({ popup }: Pick<ConnectedBrowser, 'popup'>): Promise<string> {
  return popup.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { action: { getBadgeText(tab: object): Promise<string> } };
    };
    return chrome.action.getBadgeText({});
  });
}
