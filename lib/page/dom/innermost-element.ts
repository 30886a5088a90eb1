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

/**
 * Yields everything at a point of the viewport that takes the pointer, the topmost first. What a shadow root
 * holds comes before its host.
 */
export function elementsAtPoint(document: Document, x: number, y: number): Generator<Element> {
  return elementsIn(document, { x, y });
}

function* elementsIn(
  within: Document | ShadowRoot,
  at: { x: number; y: number },
): Generator<Element> {
  for (const element of within.elementsFromPoint(at.x, at.y)) {
    // A shadow root also names elements of the trees around it.
    if (element.getRootNode() !== within) continue;
    const inner = shadowRootOf(element);
    if (inner) yield* elementsIn(inner, at);
    yield element;
  }
}

/** Returns the child nodes that an element shows: those of its shadow root if it has one, and those in slots. */
export function shownChildren(element: Element): Node[] {
  const parent = shadowRootOf(element) ?? element;
  const slots = [parent, ...parent.querySelectorAll('slot')];
  const slotted = slots.flatMap((slot) =>
    slot instanceof HTMLSlotElement ? slot.assignedNodes({ flatten: true }) : [],
  );
  return [...parent.childNodes, ...slotted];
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
