import { type ReadonlySignal, signal } from '@preact/signals';

/** How long a page must have been in front before a press on it counts, in milliseconds. */
const STEADY_MS = 500;

/**
 * Returns whether this page has had the focus for a moment. A window that comes up under a pointer that is
 * about to click must not take that click.
 */
export function createSteadyFocus(page: Window, abortSignal: AbortSignal): ReadonlySignal<boolean> {
  const isSteady = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    isSteady.value = false;
    if (!page.document.hasFocus() || abortSignal.aborted) return;
    timer = setTimeout(() => {
      isSteady.value = true;
    }, STEADY_MS);
  };
  page.addEventListener('focus', restart, { signal: abortSignal });
  page.addEventListener('blur', restart, { signal: abortSignal });
  abortSignal.addEventListener('abort', () => clearTimeout(timer));
  restart();
  return isSteady;
}
