import { type Box, overlaps } from '@/lib/page/dom/geometry';
import { focusedElement } from '@/lib/page/dom/innermost-element';

/** Fields with a native picker, which can show the page's own words or cover the card's. */
const PICKERS = 'select,[list],[type^=date],[type=time],[type=month],[type=week],[type=color]';

/** What has the focus within a frame is not always to be known. */
const FRAMES = 'iframe,frame,object,embed';

/** A picker stays open without the focus. `:is` forgives a browser that does not know `:open`. */
const OPEN_PICKERS = ':is(select:open,input:open)';

/** Fields that were invalid while something of ours was shown. */
const invalidFields = new WeakSet<Element>();

/**
 * Returns whether the browser may show a validation bubble or a picker with the page's own words, which
 * can cover the card: a picker is open in one of the roots, or a frame has the focus, or a field that has
 * a picker, is invalid, or was. No API reports bubbles, and Firefox (tried: 153) keeps one although its
 * field is made valid again. The browser decides how to draw one:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#report-validity-steps
 */
export function mayShowNativeOverlay(
  document: Document,
  host: Element,
  roots: readonly ParentNode[] = [document],
): boolean {
  if (roots.some((root) => root.querySelector(OPEN_PICKERS))) return true;
  const focused = focusedElement(document, host);
  if (!focused || focused === host) return false;
  if (focused.matches(':invalid')) invalidFields.add(focused);
  return invalidFields.has(focused) || focused.matches(`${PICKERS},${FRAMES}`);
}

/** Remembers each field that the browser finds invalid, until the signal ends. */
export function rememberInvalidFields(document: Document, abortSignal: AbortSignal): void {
  const onInvalid = ({ target }: Event) => {
    if (target instanceof Element) invalidFields.add(target);
  };
  document.defaultView?.addEventListener('invalid', onInvalid, {
    capture: true,
    signal: abortSignal,
  });
}

/** Slack for the browser's own bars, in pixels: no API tells where the viewport is on the screen. */
const BARS_SLACK = 60;

/** Chromium 116 and newer, Firefox (tried: ESR 153): https://developer.mozilla.org/docs/Web/API/Document_Picture-in-Picture_API */
type WithFloatingWindow = Window & { documentPictureInPicture?: { window: Window | null } };

/**
 * Returns whether a picture-in-picture window of this page may cover the card. It stays above all
 * windows, and no API of visibility reports it. Where a video's window is, no API tells at all, and each
 * of the roots knows only its own. Only the tab's page can have a window of a document.
 */
export function mayBeUnderFloatingWindow(
  { document, view }: ViewedPage,
  card: Element,
  roots: readonly VideoRoot[] = [document],
): boolean {
  if (roots.some((root) => root.pictureInPictureElement)) return true;
  const floating = view.documentPictureInPicture?.window;
  return !!floating && overlaps(windowBox(floating), screenBox(view, card));
}

/** A document or shadow root, with its video that is in a window of its own. */
type VideoRoot = Pick<DocumentOrShadowRoot, 'pictureInPictureElement'>;

/** A document and its window. */
export interface ViewedPage {
  document: VideoRoot;
  view: WithFloatingWindow;
}

function windowBox({ screenX: left, screenY: top, outerWidth, outerHeight }: Window): Box {
  return { left, top, right: left + outerWidth, bottom: top + outerHeight };
}

/** Where an element is on the screen: the browser's bars are taken to be above and beside the viewport. */
function screenBox(view: Window, element: Element): Box {
  const { screenX, screenY, outerWidth, outerHeight, innerWidth, innerHeight } = view;
  const zoom = innerWidth > 0 ? outerWidth / innerWidth : 1;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const toBottom = (y: number) => screenY + outerHeight - (innerHeight - y) * zoom;
  return {
    left: screenX + left * zoom - BARS_SLACK,
    right: screenX + right * zoom + BARS_SLACK,
    top: toBottom(top) - BARS_SLACK,
    bottom: toBottom(bottom) + BARS_SLACK,
  };
}
