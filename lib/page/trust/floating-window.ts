import { type Box, overlaps } from '@/lib/page/dom/geometry';

/** Slack for the browser's own bars, in pixels: no API tells where the viewport is on the screen. */
const SLACK = 60;

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
    left: screenX + left * zoom - SLACK,
    right: screenX + right * zoom + SLACK,
    top: toBottom(top) - SLACK,
    bottom: toBottom(bottom) + SLACK,
  };
}
