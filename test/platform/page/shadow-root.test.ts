// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shadowRootOf } from '@/lib/platform/page/shadow-root';

beforeEach(() => {
  vi.stubEnv('FIREFOX', '');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('returns an open shadow root', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  expect(shadowRootOf(host)).toBe(root);
});

it('returns a closed one by Chromium’s own call', () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  expect(shadowRootOf(host)).toBeNull();
  vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot: () => root } });
  expect(shadowRootOf(host)).toBe(root);
});

it('never passes that call an element that it throws for', () => {
  const openOrClosedShadowRoot = vi.fn();
  vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot } });
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  expect(shadowRootOf(svg)).toBeNull();
  expect(openOrClosedShadowRoot).not.toHaveBeenCalled();
});

it('returns what Firefox shows to content scripts', () => {
  vi.stubEnv('FIREFOX', 'true');
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  expect(shadowRootOf(host)).toBeNull();
  Object.assign(host, { openOrClosedShadowRoot: root });
  expect(shadowRootOf(host)).toBe(root);
});

it('reads no form’s field of that name for the shadow root', () => {
  const form = document.createElement('form');
  Object.defineProperty(form, 'shadowRoot', { value: [form, form] });
  expect(shadowRootOf(form)).toBeNull();
});
