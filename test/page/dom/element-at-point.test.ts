// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { elementAtPoint } from '@/lib/page/dom/element-at-point';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

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
