import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/**
 * Whether the browser may show a bubble with the page's own words, over the card too: it hangs on an
 * invalid field that has the focus. No API tells of it.
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
