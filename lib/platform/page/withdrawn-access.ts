import { onMessage } from './messaging';

/** The message that tells every frame that the rep withdrew access to some site. */
export const ACCESS_WITHDRAWN = { name: 'access-withdrawn' };

/**
 * Runs `react` when this frame may no longer be one that we may read, until the signal ends: after access to some
 * site was withdrawn, and when the page comes back from the back/forward cache, where it heard nothing.
 */
export function onAccessInDoubt(react: () => void, abortSignal: AbortSignal): void {
  onMessage((message) => {
    if ((message as { name: unknown }).name === ACCESS_WITHDRAWN.name) react();
    return undefined;
  }, abortSignal);
  const onShow = (event: PageTransitionEvent) => event.persisted && react();
  window.addEventListener('pageshow', onShow, { signal: abortSignal });
}
