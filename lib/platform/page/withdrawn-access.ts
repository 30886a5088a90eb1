import { browser } from '@/lib/platform/browser';

/** The message that tells every frame that the rep withdrew access to some site. */
export const ACCESS_WITHDRAWN = 'withdrawn';

/**
 * Runs `react` when this frame may no longer be one that we may read, until the signal ends: after access to some
 * site was withdrawn, and when the page comes back from the back/forward cache, where it heard nothing.
 */
export function onAccessInDoubt(react: () => void, abortSignal: AbortSignal): void {
  const { onMessage } = browser.runtime;
  const onBackground = (message: unknown) => {
    if (message === ACCESS_WITHDRAWN) react();
    return undefined as unknown as true;
  };
  onMessage.addListener(onBackground);
  abortSignal.addEventListener('abort', () => onMessage.removeListener(onBackground));
  const onShow = (event: PageTransitionEvent) => event.persisted && react();
  addEventListener('pageshow', onShow, { signal: abortSignal });
}
