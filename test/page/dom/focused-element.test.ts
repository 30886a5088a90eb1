// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { focusedElement } from '@/lib/page/dom/focused-element';

const roots = vi.hoisted(() => new WeakMap<Element, ShadowRoot>());
vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => roots.get(element) ?? null,
}));

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div></div><p></p><input>';
  host = document.querySelector('div') as HTMLElement;
});

/** Adds a field in a closed shadow root of an element, and gives it the focus. */
function focusFieldIn(element: Element): HTMLInputElement {
  const root = element.attachShadow({ mode: 'closed' });
  const field = root.appendChild(document.createElement('input'));
  roots.set(element, root);
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
