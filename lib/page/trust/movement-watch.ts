import type { Box } from '@/lib/page/dom/geometry';
import { STEADY_MS } from './trust';

/** Movement below this does not count, in pixels: browsers round at odd zoom levels. */
const STILL = 1;
/** For this long after it was first painted, a button moves because we position it, in ms. */
const POSITIONING_MS = 100;

/** Where a button is, and since when. */
export interface MovementWatch {
  box(): Box;
  /** Looks where the button is now. */
  look(): void;
  /** Call it once the browser has painted the button. Until then it moves because we position it. */
  painted(): void;
  /** When the button last moved, or was first seen. */
  lastMovedAt(): number;
  /** From when a pointer that comes in counts. A button that the page moved must be steady first. */
  arrivalCountsFrom(): number;
}

/** Watches where a button is. Call `look` in every frame. */
export function watchMovement(button: HTMLElement): MovementWatch {
  let paintedAt: number | undefined;
  let box = button.getBoundingClientRect();
  let lastMovedAt = performance.now();
  /** A slow page paints late. Only what moves the button after that can be the page. */
  const isPositioning = () => paintedAt === undefined || lastMovedAt - paintedAt <= POSITIONING_MS;
  return {
    box: () => box,
    look() {
      const next = button.getBoundingClientRect();
      // A locked pointer stands still while the hand moves. Afterwards it is not where the hand moved it.
      const isLocked = Boolean(document.pointerLockElement);
      // Compared with where it came to rest. Compared with the last frame, it could creep.
      if (!isLocked && !moved(box, next)) return;
      box = next;
      lastMovedAt = performance.now();
    },
    painted() {
      paintedAt ??= performance.now();
    },
    lastMovedAt: () => lastMovedAt,
    arrivalCountsFrom: () => (isPositioning() ? lastMovedAt : lastMovedAt + STEADY_MS),
  };
}

function moved(one: Box, other: Box): boolean {
  return [one.left - other.left, one.top - other.top, one.right - other.right].some(
    (by) => Math.abs(by) > STILL,
  );
}
