import { browser } from './page-browser';

/** Tag name of the card's host element, our only element in a page. The finder ignores it. */
export const CARD_HOST_TAG = 'handset-call';

/** Name of a card's port; the call's id follows. */
export const COUNTDOWN = 'countdown:';

/**
 * Tells the background that a countdown can be seen and cancelled here, until the signal ends or the
 * page goes: the browser closes the port of a page that is closed or crashes. A page that is left can keep
 * it open, so the background also watches the tab (`lib/platform/tabs/countdown-ports.ts`).
 */
export function holdCountdown(callId: string, abortSignal: AbortSignal): void {
  const port = browser.runtime?.connect({ name: COUNTDOWN + callId });
  const close = () => port?.disconnect();
  abortSignal.addEventListener('abort', close);
  // Firefox (tried: 153) keeps the ports of a page in its back/forward cache open, as Chrome once did:
  // https://developer.chrome.com/blog/bfcache-extension-messaging-changes
  // A listener of the page that was added earlier can stop this event.
  window.addEventListener('pagehide', close, { signal: abortSignal });
}
