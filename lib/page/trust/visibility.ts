import { type Box, holds } from '@/lib/page/dom/geometry';
import { hasPageEffects } from './page-effects';
import { type ButtonVisibility, STEADY_MS } from './trust';

/** Chromium's IntersectionObserver v2: tells whether anything covers or fades an element. */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: boolean;
  delay: number;
}

/** Moving less than this is not moving, in pixels: rounding at odd zooms. */
const STILL = 1;

/** Keeps watch over one button while it is shown. */
export interface VisibilityWatch {
  sight(): ButtonVisibility;
  /** Looks once more, now. */
  look(): void;
}

/** Watches a button in a closed shadow root until the signal ends. */
export function watchVisibility(
  button: HTMLElement,
  host: Element,
  signal: AbortSignal,
): VisibilityWatch {
  const card = button.closest('section') ?? button;
  let box = button.getBoundingClientRect();
  let framed = performance.now();
  const sight: ButtonVisibility = { stillSince: framed };
  const vouched = vouch(card, signal);
  // Whatever enters the top layer, or leaves it, may have covered the button.
  const onToggle = () => {
    sight.clearSince = undefined;
  };
  for (const change of ['beforetoggle', 'toggle', 'fullscreenchange']) {
    document.addEventListener(change, onToggle, { capture: true, signal });
  }

  const look = () => {
    const now = performance.now();
    const next = button.getBoundingClientRect();
    // What came while the page painted nothing was seen by nobody.
    const unseen = now - framed > STEADY_MS;
    if (unseen || moved(box, next)) sight.stillSince = now;
    if (unseen) sight.clearSince = undefined;
    box = next;
    const clear = vouched() && inPlainSight(button, card, host) && !hasPageEffects(document, card);
    sight.clearSince = clear ? (sight.clearSince ?? now) : undefined;
  };
  const frame = () => {
    if (signal.aborted || !button.isConnected) return;
    look();
    framed = performance.now();
    requestAnimationFrame(frame);
  };
  frame();
  return { sight: () => sight, look };
}

/** The browser's own word on visibility where it gives one; elsewhere always true. */
function vouch(card: Element, signal: AbortSignal): () => boolean {
  if (!('isVisible' in IntersectionObserverEntry.prototype)) return () => true;
  let visible = false;
  const options: VisibilityOptions = { threshold: 1, trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1) as
      | (IntersectionObserverEntry & { isVisible?: boolean })
      | undefined;
    visible = last?.isVisible ?? false;
  }, options);
  observer.observe(card);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => visible;
}

/** Style, size and hit test: button and card are drawn, whole, in the viewport, and on top. */
function inPlainSight(button: HTMLElement, card: Element, host: Element): boolean {
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

function moved(one: Box, other: Box): boolean {
  return !(
    holds(boxAround(one), other.left, other.top) && Math.abs(one.right - other.right) <= STILL
  );
}

function boxAround({ left, top }: Box): Box {
  return { left: left - STILL, top: top - STILL, right: left + STILL, bottom: top + STILL };
}
