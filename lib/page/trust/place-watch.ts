import type { Box } from '@/lib/page/dom/geometry';
import { STEADY_MS } from './trust';

/** Moving less than this is not moving, in pixels: rounding at odd zooms. */
const STILL = 1;
/** In this time after it was drawn, a button moves because we put it into its place, in ms. */
const SETTLE_MS = 100;

/** Where a button stands, and since when. */
export interface PlaceWatch {
  box(): Box;
  /** Looks where the button is now. */
  look(): void;
  /** Since when it stands there. */
  since(): number;
  /** When a pointer may come in, to have reached it: what the page moved must be steady first. */
  reachableFrom(): number;
}

/** Watches where a button stands; whoever made it calls `look` in every frame. */
export function watchPlace(button: HTMLElement): PlaceWatch {
  const drawnAt = performance.now();
  let box = button.getBoundingClientRect();
  let since = drawnAt;
  return {
    box: () => box,
    look() {
      const next = button.getBoundingClientRect();
      // Compared with where it came to rest, not with the last frame: it could creep.
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
