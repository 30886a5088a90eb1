import type { Box } from '@/lib/page/dom/geometry';

/** Checks by style, size and hit test that button and card are drawn, whole, in the viewport and on top. */
export function isFullyVisible(button: HTMLElement, card: Element, host: Element): boolean {
  const box = button.getBoundingClientRect();
  const whole = card.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const inView =
    whole.left >= 0 && whole.top >= 0 && whole.right <= innerWidth && whole.bottom <= innerHeight;
  if (!inView || box.width < 24 || box.height < 24) return false;
  if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return [...cornersOf(box), ...cornersOf(whole)].every(([x, y]) =>
    host.contains(document.elementFromPoint(x, y)),
  );
}

function cornersOf(box: Box): [number, number][] {
  const inset = 6;
  const [left, top] = [box.left + inset, box.top + inset];
  const [right, bottom] = [box.right - inset, box.bottom - inset];
  const middle: [number, number] = [(left + right) / 2, (top + bottom) / 2];
  return [[left, top], [right, top], [left, bottom], [right, bottom], middle];
}
