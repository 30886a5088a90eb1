import { browser } from './browser';

const RULE_ID = 1;

/**
 * Makes every request of ours use its own connection. Resolves once that is in effect.
 *
 * Both browsers repeat a request, even a POST, when a kept-alive connection breaks before an answer:
 * a call would be made twice, and no script would see it. They never repeat it on a new connection
 * (docs/decisions/0005). `fetch` cannot ask for that, so a declarative rule sets `Connection: close`
 * on requests from our own origin. Requests of pages are not changed.
 */
export async function useFreshConnections(): Promise<void> {
  const { host } = new URL(browser.runtime.getURL('/'));
  await browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: [RULE_ID],
    addRules: [
      {
        id: RULE_ID,
        condition: { initiatorDomains: [host], resourceTypes: ['xmlhttprequest'] },
        action: {
          type: 'modifyHeaders',
          requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }],
        },
      },
    ],
  });
}
