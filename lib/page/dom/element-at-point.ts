import { shadowRootOf } from '@/lib/platform/page/shadow-root';

/** What stands at a point: the innermost element, and the shadow roots on the way to it. */
export interface ElementHit {
  element: Element;
  roots: ShadowRoot[];
}

/** What stands at a point of the viewport, down through open and closed shadow roots. */
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
