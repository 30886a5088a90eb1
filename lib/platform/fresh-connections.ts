import { browser } from './browser';

const RULE = 1;

/**
 * Has every request of ours travel on a connection of its own. Resolves once that holds.
 *
 * Both browsers send a request a second time, a POST too, when a kept-alive connection breaks before
 * any answer came: a call made twice, which no script sees. A fresh connection is never tried again
 * (docs/decisions/0005). `fetch` has no word for it, so a rule of the browser sets
 * `Connection: close` on whatever our own origin asks; pages are not touched.
 */
export async function useFreshConnections(): Promise<void> {
  const { host } = new URL(browser.runtime.getURL('/'));
  await browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: [RULE],
    addRules: [
      {
        id: RULE,
        condition: { initiatorDomains: [host], resourceTypes: ['xmlhttprequest'] },
        action: {
          type: 'modifyHeaders',
          requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }],
        },
      },
    ],
  });
}
