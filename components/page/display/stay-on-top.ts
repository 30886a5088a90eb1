import type { CardHolder } from '@/lib/page/card/card-holder';

/** How often the card comes back on top under a resting pointer, in milliseconds. */
const RAISE_MS = 200;

/**
 * Brings the card back on top as the pointer enters, and again while it stays. Needed where the
 * browser does not report what is visible (Firefox has no IntersectionObserver v2): there, something
 * above the card that lets the pointer through goes unnoticed. Ends with the signal.
 */
export function stayOnTop({ layer, raise }: CardHolder, signal: AbortSignal): void {
  let timer: ReturnType<typeof setInterval>;
  const stop = () => clearInterval(timer);
  const onEnter = () => {
    stop();
    raise();
    timer = setInterval(() => (layer.isConnected ? raise() : stop()), RAISE_MS);
  };
  layer.addEventListener('pointerenter', onEnter, { signal });
  layer.addEventListener('pointerleave', stop, { signal });
  signal.addEventListener('abort', stop);
}
