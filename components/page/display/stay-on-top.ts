import type { CardHolder } from '@/lib/page/card/card-holder';

/** Interval at which the card comes back on top under a resting pointer, in milliseconds. */
const RAISE_MS = 200;

/**
 * Brings the card back on top when the pointer enters, and repeatedly while it stays. Ends with the
 * signal. Needed if the browser does not report what is visible: an element above the card that lets
 * the pointer through goes unnoticed. Firefox (tried: 153) has no IntersectionObserver v2:
 * https://bugzilla.mozilla.org/show_bug.cgi?id=1896900
 */
export function stayOnTop({ layer, raise }: CardHolder, abortSignal: AbortSignal): void {
  let timer: ReturnType<typeof setInterval>;
  const stop = () => clearInterval(timer);
  const onEnter = () => {
    stop();
    raise();
    timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);
  };
  layer.addEventListener('pointerenter', onEnter, { signal: abortSignal });
  layer.addEventListener('pointerleave', stop, { signal: abortSignal });
  abortSignal.addEventListener('abort', stop);
}
