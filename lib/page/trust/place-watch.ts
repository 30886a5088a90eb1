import type { Box } from '@/lib/page/dom/geometry';
import { STEADY_MS } from './trust';

/** Movement below this does not count, in pixels: browsers round at odd zoom levels. */
const STILL = 1;
/** For this long after it was drawn, a button moves because we place it, in ms. */
const SETTLE_MS = 100;

/** Where a button is, and since when. */
export interface PlaceWatch {
  box(): Box;
  /** Looks where the button is now. */
  look(): void;
  /** Since when it is there. */
  since(): number;
  /** From when a pointer that comes in counts. A button that the page moved must be steady first. */
  reachableFrom(): number;
}

/** Watches where a button is. Call `look` in every frame. */
export function watchPlace(button: HTMLElement): PlaceWatch {
  const drawnAt = performance.now();
  let box = button.getBoundingClientRect();
  let since = drawnAt;
  return {
    box: () => box,
    look() {
      const next = button.getBoundingClientRect();
      // Compared with where it came to rest. Compared with the last frame, it could creep.
      if (!moved(box, next)) return;
      box = next;
      since = performance.now();
    },
    since: () => since,
    reachableFrom: () => (since - drawnAt > SETTLE_MS ? since + STEADY_MS : since),
  };
}

function moved(one: Box, other: Box): boolean {
  return [one.left - other.left, one.top - other.top, one.right - other.right].some(
    (by) => Math.abs(by) > STILL,
  );
}
