import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/**
 * Returns whether the browser may show a validation bubble with the page's own words, which can cover
 * the card: an invalid field has the focus. No API reports such bubbles.
 */
export function mayShowBubble(document: Document, host: Element): boolean {
  let focused = document.activeElement;
  while (focused && focused !== host) {
    const inner = shadowRootOf(focused)?.activeElement;
    if (!inner) break;
    focused = inner;
  }
  return focused !== null && focused !== host && focused.matches(':invalid');
}
