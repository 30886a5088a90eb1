import type { Step } from '@/lib/page/schedule/idle-jobs';

/** Things that are looked at between two pauses. */
const AT_ONCE = 16;
/** Of many things one of so many is looked at first; of more, after more and more that are far. */
const EVERY = 32;
const SELDOM = 256;
/** What stands so many viewports away is far; what stands between two such things, as a rule, too. */
const FAR = 4;

/** Where something stands: near the viewport, far above or below it, neither, or nowhere: it has no height. */
export type ViewportDistance = 'near' | 'above' | 'below' | 'aside' | 'nowhere';

/**
 * Which of these, in the order of the page, stand within a viewport's height of the viewport. Where
 * each of them stands is dear to ask (3 µs in Chromium 156), so that a quick look passes over those
 * between two that are far on the same side. Columns, and bars that stay where they are, escape it:
 * `thorough` asks each.
 */
export function* nearViewport<T>(
  ones: ArrayLike<T>,
  placeOf: (one: T) => ViewportDistance,
  thorough: boolean,
): Generator<Step, ReadonlySet<T>> {
  const near = new Set<T>();
  let asked = 0;
  let before: ViewportDistance = 'near';
  const ask = (one: T | undefined): ViewportDistance => {
    asked++;
    return one === undefined ? 'nowhere' : placeOf(one);
  };
  const add = (one: T | undefined, place: ViewportDistance) => {
    if (one !== undefined && place === 'near') near.add(one);
  };
  let step = EVERY;
  for (let from = 0; from < ones.length; ) {
    const last = Math.min(from + step, ones.length) - 1;
    const place = ask(ones[last]);
    const passed = !thorough && place === before && (place === 'above' || place === 'below');
    // A wide step that ends elsewhere is taken again in small ones.
    const again = !passed && step > EVERY;
    step = passed ? Math.min(2 * step, SELDOM) : EVERY;
    if (!again) {
      for (let at = from; at < last && !passed; at++) add(ones[at], ask(ones[at]));
      add(ones[last], place);
      before = place;
      from = last + 1;
    }
    if (asked < AT_ONCE) continue;
    asked = 0;
    yield;
  }
  return near;
}

/** Where an element stands. */
export function viewportDistanceOf(element: Element): ViewportDistance {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height <= 0) return 'nowhere';
  if (bottom > -innerHeight && top < 2 * innerHeight) return 'near';
  if (top > FAR * innerHeight) return 'below';
  return bottom < -FAR * innerHeight ? 'above' : 'aside';
}
