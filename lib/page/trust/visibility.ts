import { mayBeUnderFloatingWindow, mayShowNativeOverlay } from './browser-overlays';
import { isFullyVisible } from './fully-visible';
import { watchRoots } from './known-roots';
import { type MovementWatch, watchMovement } from './movement-watch';
import { hasPageEffects, reportsVisibility } from './page-effects';
import { type ButtonVisibility, STEADY_MS } from './trust';

/**
 * IntersectionObserver v2, which only Chromium has: tells whether anything covers or fades an element.
 * https://developer.mozilla.org/docs/Web/API/IntersectionObserver/trackVisibility
 */
interface VisibilityOptions extends IntersectionObserverInit {
  trackVisibility: boolean;
  delay: number;
}

/** A button is drawn, then positioned once its size is known, then painted: that takes this many frames. */
const FRAMES_TO_PAINT = 3;

/** Watches one button while it is shown. */
export interface VisibilityWatch {
  state(): ButtonVisibility;
  /** Checks again, now. */
  look(): void;
  movement: MovementWatch;
  /** When it was last known not to be in plain sight; undefined if never. */
  coveredAt(): number | undefined;
}

/**
 * What a press of the button does. Over a button that calls or cancels a call there may be no bubble or
 * picker of the browser.
 */
export type ButtonUse = 'opens' | 'calls';

/** What is to be known of a button that is watched. */
export interface WatchedButton {
  /** The element of the page that holds the button. */
  host: Element;
  use: ButtonUse;
  /** Returns whether the browser may show a list of remembered values over the button (`field-use.ts`). */
  mayShowList: () => boolean;
}

/** Watches a button in a closed shadow root until the signal ends. */
export function watchVisibility(
  button: HTMLElement,
  watched: WatchedButton,
  abortSignal: AbortSignal,
): VisibilityWatch {
  const { host, use, mayShowList } = watched;
  const card = button.closest('section') ?? button;
  const movement = watchMovement(button);
  let lastFrameAt = performance.now();
  /** Whatever appeared while the page painted nothing was not seen. */
  let unseenUntil = lastFrameAt;
  let visibleSince: number | undefined;
  let coveredAt: number | undefined;
  const reportedVisible = watchReportedVisibility(card, abortSignal);
  const onToggle = () => {
    visibleSince = undefined;
  };
  onTopLayerChange(onToggle, abortSignal);
  const roots = rootsToCheck(button, watched, onToggle, abortSignal);

  const mayBeCovered = trueIfItThrows(
    () =>
      !isFullyVisible(button, card, host) ||
      (use !== 'opens' && mayShowNativeOverlay(document, host, roots())) ||
      mayShowList() ||
      hasPageEffects(document, card, roots()) ||
      mayBeUnderFloatingWindow({ document, view: window }, card, roots()),
  );
  const look = () => {
    const now = performance.now();
    movement.look();
    if (now - lastFrameAt > STEADY_MS) {
      unseenUntil = now;
      visibleSince = undefined;
    }
    const isCovered = mayBeCovered();
    const isReportedVisible = reportedVisible();
    if (isCovered || isReportedVisible === false) coveredAt = now;
    visibleSince = !isCovered && isReportedVisible ? (visibleSince ?? now) : undefined;
  };
  const onFrame = (frame: number) => {
    look();
    lastFrameAt = performance.now();
    if (frame === FRAMES_TO_PAINT) movement.painted();
  };
  onEachFrame(button, onFrame, abortSignal);
  return {
    state: () => ({ visibleSince, stillSince: Math.max(movement.lastMovedAt(), unseenUntil) }),
    look,
    movement,
    coveredAt: () => coveredAt,
  };
}

/** A page can make a check fail: the names of a form's fields hide its properties, also from us. */
function trueIfItThrows(check: () => boolean): () => boolean {
  return () => {
    try {
      return check();
    } catch {
      return true;
    }
  };
}

/** Whatever enters the top layer, or leaves it, may have covered the button. */
function onTopLayerChange(onToggle: () => void, abortSignal: AbortSignal): void {
  for (const change of ['beforetoggle', 'toggle', 'fullscreenchange']) {
    document.addEventListener(change, onToggle, { capture: true, signal: abortSignal });
  }
}

/** A browser that reports visibility knows of every root, but for native pickers over the card. */
function rootsToCheck(
  button: HTMLElement,
  { host, use }: WatchedButton,
  onToggle: () => void,
  abortSignal: AbortSignal,
) {
  if (reportsVisibility && use === 'opens') return () => undefined;
  return watchRoots(host, button.getRootNode(), onToggle, abortSignal);
}

/** Calls `onFrame` now and in each frame while the button is in the document, with the frame's number from 1. */
function onEachFrame(
  button: HTMLElement,
  onFrame: (frame: number) => void,
  abortSignal: AbortSignal,
): void {
  let frame = 0;
  const next = () => {
    if (abortSignal.aborted || !button.isConnected) return;
    frame += 1;
    onFrame(frame);
    requestAnimationFrame(next);
  };
  next();
}

/**
 * What the browser reports about visibility; always true if it reports nothing. Undefined before
 * its first report.
 */
function watchReportedVisibility(
  card: Element,
  abortSignal: AbortSignal,
): () => boolean | undefined {
  if (!reportsVisibility) return () => true;
  let visible: boolean | undefined;
  const options: VisibilityOptions = { threshold: 1, trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1) as
      | (IntersectionObserverEntry & { isVisible?: boolean })
      | undefined;
    visible = last?.isVisible ?? false;
  }, options);
  observer.observe(card);
  abortSignal.addEventListener('abort', () => observer.disconnect());
  return () => visible;
}
