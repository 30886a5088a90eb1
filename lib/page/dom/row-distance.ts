import { type ViewportDistance, viewportDistanceOf } from './viewport-distance';

/** At so many places across and down the viewport it is asked what is drawn, the outer ones this far in. */
const ACROSS = 5;
const DOWN = 4;
const INSET = 20;

/** Where a row stands. One that is drawn without a height may hold what is drawn anywhere: it is near. */
export function rowDistanceOf(row: Element): ViewportDistance {
  const place = viewportDistanceOf(row);
  return place === 'nowhere' && !isHidden(row) ? 'near' : place;
}

/** Whether nothing of an element is drawn; what is drawn as its children alone is not hidden. */
export function isHidden(element: Element): boolean {
  return !element.checkVisibility() && getComputedStyle(element).display !== 'contents';
}

/**
 * What is drawn here and there in the viewport, wherever in the page it stands: boxes that stay in view
 * are docked at its edges. On a long page each costs half a millisecond.
 */
export function* elementsInView(): Generator<Element> {
  const { clientWidth, clientHeight } = document.documentElement;
  const width = Math.min(clientWidth, innerWidth) - 2 * INSET;
  const height = Math.min(clientHeight, innerHeight) - 2 * INSET;
  for (let nth = 0; nth < ACROSS * DOWN; nth++) {
    const x = (nth % ACROSS) / (ACROSS - 1);
    const y = Math.floor(nth / ACROSS) / (DOWN - 1);
    const drawn = document.elementFromPoint(INSET + x * width, INSET + y * height);
    if (drawn) yield drawn;
  }
}
