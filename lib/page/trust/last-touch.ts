interface Point {
  x: number;
  y: number;
}

/** Where a finger or pen touched the page last. */
export interface LastTouch {
  /** The touch before the one that is under way; undefined if none was seen. */
  before(): Point | undefined;
}

/** Follows touches until the signal ends; `known` is one that came before. */
export function followTouches(known: MouseEvent | undefined, signal: AbortSignal): LastTouch {
  let [before, last]: (Point | undefined)[] = [undefined, known && pointOf(known)];
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'mouse') return;
    [before, last] = [last, pointOf(event)];
  };
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true, signal });
  return { before: () => before };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}
