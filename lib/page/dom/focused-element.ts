import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** Returns the focused element, in shadow roots of the page too, or our host if the focus is in it. */
export function focusedElement(document: Document, host: Element): Element | null {
  let focused = document.activeElement;
  while (focused && focused !== host) {
    const inner = shadowRootOf(focused)?.activeElement;
    if (!inner) break;
    focused = inner;
  }
  return focused;
}
