import { browser } from './browser';

const OPENED = 'log-view';
const STILL_OPEN = 'log-view-still';
/** How long after the background stopped the page connects again, ms. */
const RECONNECT_MS = 1_000;

/**
 * Tells the background that the rep has a log in view, until the signal ends. A background that
 * stops forgets it, so the page connects again.
 */
export function announceLogView(abortSignal: AbortSignal): void {
  let port = connect(OPENED);
  function connect(name: string) {
    const connected = browser.runtime.connect({ name });
    connected.onDisconnect.addListener(() => setTimeout(reconnect, RECONNECT_MS));
    return connected;
  }
  function reconnect(): void {
    if (!abortSignal.aborted) port = connect(STILL_OPEN);
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
    const isLogView = name === OPENED || name === STILL_OPEN;
    if (!isLogView || sender?.id !== browser.runtime.id) return;
    onChange({ open: ++open, isNew: name === OPENED });
    onDisconnect.addListener(() => onChange({ open: --open, isNew: false }));
  });
}
