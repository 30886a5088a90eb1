import { browser } from './browser';

const OPENED = 'log-view';
const STILL_OPEN = 'log-view-still';
/** How long after the background fell asleep it is told again, ms. */
const PAUSE_MS = 1_000;

/**
 * Tells the background, as long as the signal lives, that the rep has a log in view. A background
 * that sleeps forgets it, and is told again.
 */
export function announceLogView(signal: AbortSignal): void {
  let port = hold(OPENED);
  function hold(name: string) {
    const held = browser.runtime.connect({ name });
    held.onDisconnect.addListener(() => setTimeout(holdOn, PAUSE_MS));
    return held;
  }
  function holdOn(): void {
    if (!signal.aborted) port = hold(STILL_OPEN);
  }
  signal.addEventListener('abort', () => port.disconnect());
}

/** How many logs are in view, and whether the rep opened one just now. */
export interface LogViews {
  open: number;
  isNew: boolean;
}

/** Counts the logs in view. A port also keeps the background awake for a while. */
export function watchLogViews(onChange: (views: LogViews) => void): void {
  let open = 0;
  browser.runtime.onConnect.addListener(({ name, sender, onDisconnect }) => {
    const isLogView = name === OPENED || name === STILL_OPEN;
    if (!isLogView || sender?.id !== browser.runtime.id) return;
    onChange({ open: ++open, isNew: name === OPENED });
    onDisconnect.addListener(() => onChange({ open: --open, isNew: false }));
  });
}
