import { eventCountOf } from '@/lib/page/dom/event-counts';

interface Point {
  x: number;
  y: number;
}

/** Where a finger or pen touched the page last. */
export interface LastTouch {
  /**
   * The touch before the one that is under way; undefined if none was seen, or if the page kept a press
   * in between from us.
   */
  before(): Point | undefined;
}

/** Follows touches until the signal ends; `known` is one that came before. */
export function followTouches(known: MouseEvent | undefined, abortSignal: AbortSignal): LastTouch {
  let [before, last]: (Point | undefined)[] = [undefined, known && pointOf(known)];
  let counted = eventCountOf('pointerdown') ?? 0;
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    // Chromium has counted this press by now, Firefox counts it later: from one press to the next, both count one.
    const count = eventCountOf('pointerdown') ?? 0;
    if (count - counted > 1) last = undefined;
    counted = count;
    if (event.pointerType !== 'mouse') [before, last] = [last, pointOf(event)];
  };
  window.addEventListener('pointerdown', onDown, {
    capture: true,
    passive: true,
    signal: abortSignal,
  });
  return { before: () => before };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}
