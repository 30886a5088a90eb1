import { browser } from '@/lib/platform/browser';

const NAME = 'visible-view';
/** How long after the background stopped the page connects again, ms. */
const RECONNECT_MS = 1_000;

/**
 * Tells the background while this page of ours is visible, until the signal aborts: it shows a running
 * countdown with Cancel then.
 */
export function announceWhileVisible(abortSignal: AbortSignal): void {
  let turn: AbortController | undefined;
  const follow = () => {
    turn?.abort();
    turn = undefined;
    if (document.hidden || abortSignal.aborted) return;
    turn = new AbortController();
    announceVisible(turn.signal);
  };
  document.addEventListener('visibilitychange', follow, { signal: abortSignal });
  abortSignal.addEventListener('abort', follow);
  follow();
}

/** Tells the background that a view of ours is visible, until the signal aborts. */
export function announceVisible(abortSignal: AbortSignal): void {
  const port = browser.runtime.connect({ name: NAME });
  const ended = new AbortController();
  abortSignal.addEventListener('abort', () => port.disconnect(), { signal: ended.signal });
  // A background that stops forgets the view.
  port.onDisconnect.addListener(() => {
    ended.abort();
    setTimeout(() => {
      if (!abortSignal.aborted) announceVisible(abortSignal);
    }, RECONNECT_MS);
  });
}

/** The views of ours that the rep can see. */
export interface VisibleViews {
  any(): boolean;
}

/**
 * Counts the views of ours that are visible. Adds its listener at once. Only a page of ours counts: the
 * browser itself names the address of the sender, so neither a page nor our script in it can pretend to be one.
 */
export function watchVisibleViews(): VisibleViews {
  let visible = 0;
  const own = browser.runtime.getURL('/');
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    if (name !== NAME || sender?.id !== browser.runtime.id || !sender.url?.startsWith(own)) return;
    visible += 1;
    onDisconnect.addListener(() => {
      visible -= 1;
    });
  });
  return { any: () => visible > 0 };
}
