import { eventCountOf } from '@/lib/page/dom/event-counts';

interface Point {
  x: number;
  y: number;
}

/** Where a finger or pen touched the page last. */
export interface LastTouch {
  /** The touch before the one that is under way; undefined if none was seen. */
  before(): Point | undefined;
  /**
   * Returns whether the page kept a press between that one and the last from us. Call it after the press: in
   * its `click`.
   */
  missedOne(): boolean;
}

/** Follows touches until the signal ends; `known` is one that came before. */
export function followTouches(known: MouseEvent | undefined, signal: AbortSignal): LastTouch {
  let [before, last]: (Point | undefined)[] = [undefined, known && pointOf(known)];
  /** Presses that the browser counted up to the one before the last that was heard, and to the last. */
  let [countBefore, count] = [0, eventCountOf('pointerdown')];
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    countBefore = count ?? 0;
    // The browser counts this press once it was dispatched.
    setTimeout(() => {
      count = eventCountOf('pointerdown');
    });
    if (event.pointerType !== 'mouse') [before, last] = [last, pointOf(event)];
  };
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true, signal });
  return {
    before: () => before,
    missedOne: () => (eventCountOf('pointerdown') ?? 0) - countBefore > 1,
  };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
  return { x, y };
}
