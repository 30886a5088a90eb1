import { containsPoint } from '@/lib/page/dom/geometry';
import { eventCountOf } from '@/lib/page/dom/input-events';
import type { MovementWatch } from './movement-watch';

/** Minimum distance from the button at which the pointer must have been, in pixels: more than a tremble. */
const OUTSIDE = 12;
/** The same for the last touch. */
const TOUCHED_OUTSIDE = 24;

/** The part of its way since the last move that a pointer must have made in this one: less at small zoom levels. */
const MIN_PART = 0.3;

/** A point in the viewport, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** Whether the rep's pointer came to a button, and not the button to the pointer. */
export interface PointerArrival {
  /** When the pointer came in, since the button is where it is. Undefined if it did not. */
  pointerArrivedAt(): number | undefined;
  /** Returns whether the touch before this one was elsewhere. */
  fingerArrived(before: Point | undefined): boolean;
}

/**
 * Follows the mouse around a button. It must be seen outside and then inside while the button
 * is still. `movementX/Y` tells where the pointer came from, even if the page kept earlier events from us.
 * If it did, being outside before them does not count.
 */
export function followPointerArrival(
  movement: MovementWatch,
  abortSignal: AbortSignal,
): PointerArrival {
  let movedAt = movement.lastMovedAt();
  let wasOutside = false;
  let last: Point | undefined;
  let cameAt: number | undefined;
  const isInside = ({ x, y }: Point, slack = 0) => containsPoint(movement.box(), x, y, slack);
  const startOver = () => {
    movement.look();
    if (movement.lastMovedAt() === movedAt) return;
    movedAt = movement.lastMovedAt();
    wasOutside = false;
    cameAt = undefined;
  };
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || event.pointerType === 'touch') return;
    startOver();
    const at = { x: event.clientX, y: event.clientY };
    const from = { x: at.x - event.movementX, y: at.y - event.movementY };
    if (!last || !isWholeWay(last, event)) wasOutside = false;
    last = at;
    if (!isInside(at, OUTSIDE) || !isInside(from, OUTSIDE)) wasOutside = true;
    if (!wasOutside || !isInside(at)) return;
    wasOutside = false;
    if (event.timeStamp >= movement.arrivalCountsFrom()) cameAt = event.timeStamp;
  };
  window.addEventListener('pointermove', onMove, {
    capture: true,
    passive: true,
    signal: abortSignal,
  });
  return {
    pointerArrivedAt() {
      startOver();
      return cameAt;
    },
    fingerArrived: (before) => before !== undefined && !isInside(before, TOUCHED_OUTSIDE),
  };
}

/**
 * Returns whether a pointer went from the last position that we heard of to this one in one move. Movement is
 * in pixels of the screen, so page zoom changes its length.
 */
function isWholeWay({ x, y }: Point, move: PointerEvent): boolean {
  const way = Math.hypot(move.clientX - x, move.clientY - y);
  return Math.hypot(move.movementX, move.movementY) + 0.5 >= MIN_PART * way;
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
