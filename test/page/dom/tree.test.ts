// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { hasAncestorIn, hasMoreElementsThan, precedes, textsUnder } from '@/lib/page/dom/tree';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<ul id="list"><li id="a">one<b id="b">two</b></li></ul><p id="p">three</p>';
});

it('tells whether a node lies inside one of several', () => {
  const nodes = new Set<Node>([byId('list'), byId('p')]);
  expect(hasAncestorIn(nodes, byId('b'))).toBe(true);
  expect(hasAncestorIn(nodes, byId('list'))).toBe(false);
});

it('compares positions in document order', () => {
  expect(precedes(byId('a'), byId('p'))).toBe(true);
  expect(precedes(byId('p'), byId('a'))).toBe(false);
});

it('counts elements up to a limit', () => {
  expect(hasMoreElementsThan(byId('list'), 1)).toBe(true);
  expect(hasMoreElementsThan(byId('list'), 2)).toBe(false);
  const root = byId('p').attachShadow({ mode: 'open' });
  root.innerHTML = '<b></b><b></b>';
  expect('getElementsByTagName' in root || hasMoreElementsThan(root, 0)).toBe(
    'getElementsByTagName' in root,
  );
});

it('iterates the texts under a node, and a single text', () => {
  const texts = textsUnder(byId('list'));
  expect([texts.nextNode()?.nodeValue, texts.nextNode()?.nodeValue]).toEqual(['one', 'two']);
  expect(texts.nextNode()).toBeNull();
  const text = byId('p').firstChild as Text;
  expect(textsUnder(text).nextNode()).toBe(text);
});
