import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** The innermost element at a point, and the shadow roots around it, outermost first. */
export interface ElementHit {
  element: Element;
  roots: ShadowRoot[];
}

/** Returns what is at a point of the viewport, through open and closed shadow roots. */
export function elementAtPoint(document: Document, x: number, y: number): ElementHit | undefined {
  const roots: ShadowRoot[] = [];
  let element = document.elementFromPoint(x, y);
  for (let root = rootOf(element); root; root = rootOf(element)) {
    roots.push(root);
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === element || !root.contains(inner)) break;
    element = inner;
  }
  return element ? { element, roots } : undefined;
}

function rootOf(element: Element | null): ShadowRoot | null {
  return element && shadowRootOf(element);
}

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
