import { watchVisibility } from './visibility';

/** Interval between checks, and minimum time in sight to count as seen, in ms. */
const CHECK_MS = 100;
/** How long a page may hide the button, in milliseconds. */
const HIDDEN_MS = 500;
/** How long the button may take to come into sight first: browsers report it late. */
const FIRST_SIGHT_MS = 1200;

/**
 * Calls back when a button of ours, or its tab, was out of sight for half a second, and again for each
 * further half second. A button that flickers counts as out of sight. Ends with the signal.
 */
export function watchHidden(
  button: HTMLElement,
  host: Element,
  onHidden: () => void,
  abortSignal: AbortSignal,
): void {
  // A rep may type into a field of the page while the call counts down.
  const mayShowList = () => false;
  const watcher = watchVisibility(button, { host, use: 'calls', mayShowList }, abortSignal);
  let hiddenFrom = performance.now() + FIRST_SIGHT_MS - HIDDEN_MS;
  const check = () => {
    const now = performance.now();
    const { visibleSince } = watcher.state();
    const isSeen = !document.hidden && visibleSince !== undefined && now - visibleSince >= CHECK_MS;
    if (isSeen) hiddenFrom = now;
    if (now - hiddenFrom <= HIDDEN_MS) return;
    hiddenFrom = now;
    onHidden();
  };
  const timer = setInterval(check, CHECK_MS);
  abortSignal.addEventListener('abort', () => clearInterval(timer));
}
