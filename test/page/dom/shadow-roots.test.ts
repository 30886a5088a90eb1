import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  mayBeOrContainHost,
  mayContainHost,
  rootsIn,
  shadowRootsUnder,
} from '@/lib/page/dom/shadow-roots';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot ?? null,
}));

// happy-dom does not match `:not()` with a list as browsers do.
let document: Document;

/** Adds a host with a shadow root to a parent. */
function host(name: string, parent: Node, content = ''): ShadowRoot {
  const element = document.createElement(name);
  element.textContent = content;
  parent.appendChild(element);
  return element.attachShadow({ mode: 'open' });
}

const found = (thorough: boolean) => [...shadowRootsUnder(document, thorough)].filter(Boolean);

beforeEach(() => {
  const page = parseHTML('<html><body></body></html>');
  document = page.document as unknown as Document;
  vi.stubGlobal('Node', page.Node);
});

it('finds the roots of custom elements and of empty boxes, but not nested ones', () => {
  const outer = host('crm-card', document.body);
  const box = host('div', document.body);
  host('crm-field', outer);
  expect(found(false)).toEqual([outer, box]);
});

it('finds roots of boxes with content on a thorough scan only', () => {
  const root = host('div', document.body, 'Ada');
  expect(found(false)).toHaveLength(0);
  expect(found(true)[0] === root).toBe(true);
});

it('finds the root of the node itself', () => {
  const root = host('crm-card', document.body);
  expect([...shadowRootsUnder(root.host, false)].includes(root)).toBe(true);
});

it('tells by one query whether there may be shadow roots', () => {
  document.body.innerHTML = '<table><tr><td><a>Ada</a></td></tr></table><p>text</p>';
  expect(mayContainHost(document.body)).toBe(false);
  document.body.append(document.createElement('crm-card'));
  expect(mayContainHost(document.body)).toBe(true);
  expect(mayBeOrContainHost(document.createElement('crm-card'))).toBe(true);
  expect(mayBeOrContainHost(document.createElement('td'))).toBe(false);
});

it('returns a document with all roots nested in it', () => {
  const outer = host('crm-card', document.body);
  const inner = host('crm-field', outer);
  expect(rootsIn(document).map((root) => [document, outer, inner].indexOf(root))).toEqual([
    0, 1, 2,
  ]);
});
