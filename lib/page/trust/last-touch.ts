/** Where a finger or pen touched the page last. */
export interface LastTouch {
  /** The touch before the one that is under way; undefined if none was seen. */
  before(): { x: number; y: number } | undefined;
}

/** Follows touches until the signal ends; `known` is one that came before. */
export function followTouches(known: MouseEvent | undefined, signal: AbortSignal): LastTouch {
  let [before, last]: (MouseEvent | undefined)[] = [undefined, known];
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'mouse') return;
    [before, last] = [last, event];
  };
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true, signal });
  return { before: () => before };
}
