import type { Mark } from './marks';
import type { Step } from './slices';

/** Marks that are looked at between two pauses. */
const AT_ONCE = 16;
/** Of many marks one of so many is looked at first. */
const EVERY = 32;
/** What stands so many viewports away is far; what stands between two such marks, as a rule, too. */
const FAR = 4;

/** Where a mark stands: near the viewport, far above or below it, or neither. */
type Place = 'near' | 'above' | 'below' | 'aside';

/**
 * Which of these marks, in the order in which they were found, stand within a viewport's height of the
 * viewport. Where each of them stands is dear to ask (3 µs in Chromium 156), so that a quick look passes
 * over those between two that are far on the same side. Columns, and bars that stay where they are,
 * escape it: `thorough` asks each.
 */
export function* nearOnes(
  marks: readonly Mark[],
  thorough: boolean,
): Generator<Step, ReadonlySet<Mark>> {
  const near = new Set<Mark>();
  let asked = 0;
  let before: Place = 'near';
  const ask = (mark: Mark): Place => {
    const place = placeOf(mark);
    if (place === 'near') near.add(mark);
    asked++;
    return place;
  };
  for (let from = 0; from < marks.length; from += EVERY) {
    const group = marks.slice(from, from + EVERY);
    const last = group.pop();
    const place = last ? ask(last) : 'near';
    const passed = !thorough && place === before && (place === 'above' || place === 'below');
    if (!passed) group.forEach(ask);
    before = place;
    if (asked < AT_ONCE) continue;
    asked = 0;
    yield;
  }
  return near;
}

function placeOf({ nodes: [node] }: Mark): Place {
  const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element);
  if (!element) return 'aside';
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height <= 0) return 'aside';
  if (bottom > -innerHeight && top < 2 * innerHeight) return 'near';
  if (top > FAR * innerHeight) return 'below';
  return bottom < -FAR * innerHeight ? 'above' : 'aside';
}
