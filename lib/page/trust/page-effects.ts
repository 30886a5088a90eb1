import { overlaps } from '@/lib/page/dom/geometry';

/** Dark modes that turn the whole page over leave it legible. */
const LEGIBLE = /^(none|invert\((0?\.9\d*|1)\)( hue-rotate\([\d.]+deg\))?)$/;

/** Whether the browser says by itself what is visible (IntersectionObserver v2). */
export const reportsVisibility = 'isVisible' in IntersectionObserverEntry.prototype;

const transitions = CSS.supports('selector(:active-view-transition)');

/**
 * Whether something changes what the rep sees of a card although nothing lies over it for the
 * pointer: the pictures of a view transition; and, where the browser does not vouch, a filter on the
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
    [...root.querySelectorAll(':popover-open')].some((other) => isVeil(other, card)),
  );
}

/** An open popover that may be drawn over the card without being met by the pointer there. */
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
