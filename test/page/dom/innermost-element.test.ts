// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  elementAtPoint,
  elementsAtPoint,
  focusedElement,
  shownChildren,
} from '@/lib/page/dom/innermost-element';

/** Closed shadow roots. Open ones name themselves. */
const closedRoots = vi.hoisted(() => new WeakMap<Element, ShadowRoot>());
vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => closedRoots.get(element) ?? element.shadowRoot,
}));

describe('elementAtPoint', () => {
  /** Makes a document or shadow root answer with this element at every point. */
  function drawAt(root: Document | ShadowRoot, element: Element | null): void {
    root.elementFromPoint = () => element;
  }

  it('returns the element at a point of the document', () => {
    const element = document.createElement('p');
    drawAt(document, element);
    expect(elementAtPoint(document, 1, 1)).toEqual({ element, roots: [] });
  });

  it('returns the innermost element and the shadow roots around it', () => {
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    const first = outer.attachShadow({ mode: 'open' });
    first.append(inner);
    const second = inner.attachShadow({ mode: 'open' });
    const leaf = second.appendChild(document.createElement('b'));
    drawAt(document, outer);
    drawAt(first, inner);
    drawAt(second, leaf);
    expect(elementAtPoint(document, 1, 1)).toEqual({ element: leaf, roots: [first, second] });
  });

  it('stays at the host if nothing in its shadow root is at the point', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    drawAt(document, host);
    drawAt(root, host);
    expect(elementAtPoint(document, 1, 1)).toEqual({ element: host, roots: [root] });
  });

  it('returns nothing outside of the viewport', () => {
    drawAt(document, null);
    expect(elementAtPoint(document, -1, -1)).toBeUndefined();
  });
});

describe('elementsAtPoint', () => {
  it('yields the topmost first, and what a shadow root holds before its host', () => {
    document.body.innerHTML = '<p></p><div></div>';
    const [over, host] = [...document.body.children] as [Element, Element];
    const root = host.attachShadow({ mode: 'closed' });
    closedRoots.set(host, root);
    const inner = root.appendChild(document.createElement('b'));
    document.elementsFromPoint = () => [over, host, document.body];
    // A root names its host and what is around it, too.
    root.elementsFromPoint = () => [inner, host, document.body];
    expect([...elementsAtPoint(document, 1, 1)]).toEqual([over, inner, host, document.body]);
  });
});

describe('shownChildren', () => {
  it('are those of the shadow root and its slots, in place of the element’s own', () => {
    document.body.innerHTML = '<p>Ada</p><div>Bob</div>';
    const [plain, host] = [...document.body.children] as [Element, Element];
    expect(shownChildren(plain)).toEqual([plain.firstChild]);
    const root = host.attachShadow({ mode: 'closed' });
    closedRoots.set(host, root);
    root.innerHTML = 'Eve <slot></slot>';
    vi.spyOn(HTMLSlotElement.prototype, 'assignedNodes').mockReturnValue([host.firstChild as Text]);
    expect(shownChildren(host)).toEqual([...root.childNodes, host.firstChild]);
  });
});

describe('focusedElement', () => {
  let host: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = '<div></div><p></p><input>';
    host = document.querySelector('div') as HTMLElement;
  });

  /** Adds a field in a closed shadow root of an element, and gives it the focus. */
  function focusFieldIn(element: Element): HTMLInputElement {
    const root = element.attachShadow({ mode: 'closed' });
    const field = root.appendChild(document.createElement('input'));
    closedRoots.set(element, root);
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
    vi.spyOn(root, 'activeElement', 'get').mockReturnValue(field);
    return field;
  }

  it('is the element of the page that has the focus', () => {
    const field = document.querySelector('input') as HTMLElement;
    field.focus();
    expect(focusedElement(document, host)).toBe(field);
  });

  it('is found in a closed shadow root of the page', () => {
    const field = focusFieldIn(document.querySelector('p') as Element);
    expect(focusedElement(document, host)).toBe(field);
  });

  it('is our host if the focus is in its shadow root', () => {
    focusFieldIn(host);
    expect(focusedElement(document, host)).toBe(host);
  });
});
