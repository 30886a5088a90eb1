// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRoots } from '@/lib/page/trust/known-roots';

const opened = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => opened.get(element) ?? null,
}));

let now = 1000;
let toggles = 0;
let ending: AbortController;
let own: ShadowRoot;
const know = () => watchRoots(document.body, own, () => toggles++, ending.signal);
const addRoot = () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'closed' });
  opened.set(host, root);
  return root;
};

beforeEach(() => {
  document.body.innerHTML = '';
  toggles = 0;
  ending = new AbortController();
  opened.clear();
  own = addRoot();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

it('finds new shadow roots but its own, and searches at intervals', () => {
  const roots = know();
  expect(roots().length).toBe(1);
  const root = addRoot();
  now += 100;
  expect(roots().length).toBe(1);
  now += 100;
  expect(roots().length).toBe(2);
  expect(roots()[1] === root).toBe(true);
});

it('reports each popover shown in a root once, until its end', () => {
  const root = addRoot();
  const roots = know();
  roots();
  now += 200;
  roots();
  root.dispatchEvent(new Event('beforetoggle'));
  expect(toggles).toBe(1);
  ending.abort();
  root.dispatchEvent(new Event('beforetoggle'));
  expect(toggles).toBe(1);
});

it('knows the documents of frames, but not those of another origin', () => {
  const frame = document.createElement('object');
  const foreign = document.createElement('object');
  document.body.append(frame, foreign);
  const inner = document.implementation.createHTMLDocument();
  Object.defineProperty(frame, 'contentDocument', { value: inner });
  Object.defineProperty(foreign, 'contentDocument', { value: null });
  const roots = know()();
  expect(roots.length).toBe(2);
  expect(roots[1] === inner).toBe(true);
});

it('visits each root once, also if a page names one as the root in itself', () => {
  const root = addRoot();
  const inner = document.createElement('span');
  root.append(inner);
  opened.set(inner, root);
  expect(know()().length).toBe(2);
});

it('does not read a form’s field named like a frame’s document', () => {
  const form = document.createElement('form');
  document.body.append(form);
  Object.defineProperty(form, 'contentDocument', { value: [form] });
  expect(know()().length).toBe(1);
});
