import { browser } from './browser';

/** Names of the ports of a log: just opened, and connected again after the background stopped. */
const LOG_OPENED = 'log-view';
const LOG_STILL_OPEN = 'log-view-still';
/** How long after the background stopped the page connects again, ms. */
const RECONNECT_MS = 1_000;

/**
 * Tells the background that the rep has a log in view, until the signal ends. A background that
 * stops forgets it, so the page connects again.
 */
export function announceLogView(abortSignal: AbortSignal): void {
  let port = connect(LOG_OPENED);
  function connect(name: string) {
    const connected = browser.runtime.connect({ name });
    connected.onDisconnect.addListener(() => setTimeout(reconnect, RECONNECT_MS));
    return connected;
  }
  function reconnect(): void {
    if (!abortSignal.aborted) port = connect(LOG_STILL_OPEN);
  }
  abortSignal.addEventListener('abort', () => port.disconnect());
}

/** The number of logs in view, and whether the rep just opened one. */
export interface LogViews {
  open: number;
  isNew: boolean;
}

/** Counts the logs in view. An open port also keeps the background awake for a while. */
export function watchLogViews(onChange: (views: LogViews) => void): void {
  let open = 0;
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    const isLogView = name === LOG_OPENED || name === LOG_STILL_OPEN;
    if (!isLogView || sender?.id !== browser.runtime.id) return;
    onChange({ open: ++open, isNew: name === LOG_OPENED });
    onDisconnect.addListener(() => onChange({ open: --open, isNew: false }));
  });
}

const VISIBLE = 'visible-view';

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
function announceVisible(abortSignal: AbortSignal): void {
  const port = browser.runtime.connect({ name: VISIBLE });
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

/** Runs `react` each time that a view of ours is hidden or closed. Adds its listener at once. */
export function onViewGone(react: () => void): void {
  browser.runtime.onConnect.addListener(({ name, onDisconnect }) => {
    if (name === VISIBLE) onDisconnect.addListener(react);
  });
}

/** The views of ours that the rep can see. */
interface VisibleViews {
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
    if (name !== VISIBLE || sender?.id !== browser.runtime.id || !sender.url?.startsWith(own))
      return;
    visible += 1;
    onDisconnect.addListener(() => {
      visible -= 1;
    });
  });
  return { any: () => visible > 0 };
}

const QUEUE_CHANGES = 'queue-changes';

/** Tells every view of ours that the background changed the queue. Pages of other origins do not receive it. */
export function announceQueueChange(): void {
  const channel = new BroadcastChannel(QUEUE_CHANGES);
  channel.postMessage(null);
  channel.close();
}

/** Runs `react` after each change of the queue, until the signal aborts. */
export function onQueueChange(react: () => void, abortSignal: AbortSignal): void {
  const channel = new BroadcastChannel(QUEUE_CHANGES);
  channel.addEventListener('message', react, { signal: abortSignal });
  abortSignal.addEventListener('abort', () => channel.close(), { once: true });
}
