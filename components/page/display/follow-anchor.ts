import type { Anchor } from '@/lib/page/card/card-handle';

/** Calls `place` in each animation frame in which the number moved: pages reorder their lists. */
export function followNumber({ boxes }: Anchor, place: () => void, signal: AbortSignal): void {
  let before = boxes().at(-1);
  const frame = () => {
    if (signal.aborted) return;
    const now = boxes().at(-1);
    if (now?.left !== before?.left || now?.bottom !== before?.bottom) place();
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Calls `place` at most once per animation frame while the page scrolls or is resized. */
export function followViewport(document: Document, place: () => void, signal: AbortSignal): void {
  let due = false;
  const onChange = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (!signal.aborted) place();
    });
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
}
