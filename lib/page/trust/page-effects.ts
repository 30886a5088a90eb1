import { overlaps } from '@/lib/page/dom/geometry';

/** Filters of dark modes, which invert the whole page and leave it legible. */
const LEGIBLE = /^(none|invert\((0?\.9\d*|1)\)( hue-rotate\([\d.]+deg\))?)$/;

/** Whether the browser reports what is visible (IntersectionObserver v2). */
export const reportsVisibility = 'isVisible' in IntersectionObserverEntry.prototype;

const transitions = CSS.supports('selector(:active-view-transition)');

/**
 * Returns whether something changes how the rep sees a card although hit-testing finds nothing over it:
 * a view transition, and, if the browser does not report visibility, a filter on the
 * root or something in the top layer that lets clicks through.
 */
export function hasPageEffects(
  document: Document,
  card: Element,
  roots: readonly ParentNode[] = [document],
): boolean {
  const html = document.documentElement;
  if (transitions && html.matches(':active-view-transition')) return true;
  if (reportsVisibility) return false;
  if (!LEGIBLE.test(getComputedStyle(html).filter)) return true;
  return roots.some((root) =>
    [...root.querySelectorAll(':popover-open')].some(
      // The top layer of a frame stays in the frame.
      (other) => other.ownerDocument === document && isVeil(other, card),
    ),
  );
}

/** Returns whether an open popover may be drawn over the card and let the pointer through. */
function isVeil(other: Element, card: Element): boolean {
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(
    other,
    '::backdrop',
  );
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  if (!isClear || backgroundImage !== 'none' || backdropFilter !== 'none') return true;
  const passes = getComputedStyle(other).pointerEvents === 'none';
  return passes && overlaps(other.getBoundingClientRect(), card.getBoundingClientRect());
}
