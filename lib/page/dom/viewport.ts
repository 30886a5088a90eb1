import type { JobPause } from '@/lib/page/schedule/idle-jobs';

/** Events after which other text may be in view although no node changed: some pages scroll by themselves. */
const EVENTS = ['scroll', 'wheel', 'click', 'keyup', 'toggle', 'transitionend', 'animationend'];

/** Calls `onChange` whenever other text may have come into view, until the signal aborts. */
export function onViewportChange(onChange: () => void, abortSignal: AbortSignal): void {
  const options = { capture: true, passive: true, signal: abortSignal };
  for (const event of EVENTS) document.addEventListener(event, onChange, options);
  addEventListener('resize', onChange, options);
}

/** Items measured between two pauses. */
const AT_ONCE = 16;
/** A quick scan measures every 32nd item first; among items that are far, up to every 256th. */
const FIRST_STEP = 32;
const MAX_STEP = 256;
/** An item this many viewports away is far. Items between two far ones are usually far too. */
const FAR = 4;

/**
 * `near` is within a viewport's height of the viewport, `above` and `below` are far from it, `between` is neither.
 * `flat` has no height.
 */
export type ViewportDistance = 'near' | 'above' | 'below' | 'between' | 'flat';

/**
 * Returns the items within a viewport's height of the viewport. They are given in document order. To
 * measure one takes 3 µs (measured in Chromium 156), so a quick scan skips those between two that are far on the
 * same side. It misses columns and bars with a fixed position; a `thorough` scan measures each.
 */
export function* nearViewport<T>(
  items: ArrayLike<T>,
  distanceOf: (item: T) => ViewportDistance,
  thorough: boolean,
): Generator<JobPause, ReadonlySet<T>> {
  const near = new Set<T>();
  let measured = 0;
  let before: ViewportDistance = 'near';
  const measure = (at: number): ViewportDistance => {
    measured++;
    return distanceOf(items[at] as T);
  };
  const add = (at: number, distance: ViewportDistance) => {
    if (distance === 'near') near.add(items[at] as T);
  };
  let step = FIRST_STEP;
  for (let from = 0; from < items.length; ) {
    const last = Math.min(from + step, items.length) - 1;
    const distance = measure(last);
    const skipped =
      !thorough && distance === before && (distance === 'above' || distance === 'below');
    // A wide step that ends elsewhere is repeated in small ones.
    const again = !skipped && step > FIRST_STEP;
    step = skipped ? Math.min(2 * step, MAX_STEP) : FIRST_STEP;
    if (!again) {
      for (let at = from; at < last && !skipped; at++) add(at, measure(at));
      add(last, distance);
      before = distance;
      from = last + 1;
    }
    if (measured < AT_ONCE) continue;
    measured = 0;
    yield;
  }
  return near;
}

/** Measures how far an element is from the viewport. */
export function viewportDistanceOf(element: Element): ViewportDistance {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height <= 0) return 'flat';
  if (bottom > -innerHeight && top < 2 * innerHeight) return 'near';
  if (top > FAR * innerHeight) return 'below';
  return bottom < -FAR * innerHeight ? 'above' : 'between';
}
