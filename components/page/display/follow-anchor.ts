import type { Anchor } from '@/lib/page/card/card-handle';

/** Calls `position` in each animation frame in which the number moved: pages reorder their lists. */
export function followNumber(
  { boxes }: Anchor,
  position: () => void,
  abortSignal: AbortSignal,
): void {
  let before = boxes().at(-1);
  const frame = () => {
    if (abortSignal.aborted) return;
    const now = boxes().at(-1);
    if (now?.left !== before?.left || now?.bottom !== before?.bottom) position();
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Calls `position` at most once per animation frame while the page scrolls or is resized. */
export function followViewport(
  document: Document,
  position: () => void,
  abortSignal: AbortSignal,
): void {
  let due = false;
  const onChange = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (!abortSignal.aborted) position();
    });
  };
  const options = { capture: true, passive: true, signal: abortSignal };
  document.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
}
