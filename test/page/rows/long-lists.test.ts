// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { longListsOf, longListsUnder, nodesBeside, textsFrom } from '@/lib/page/rows/long-lists';

/** A list of rows with several elements each. */
function list(rows: number, boxes = 10): HTMLUListElement {
  const element = document.createElement('ul');
  for (let nth = 0; nth < rows; nth++) {
    const row = element.appendChild(document.createElement('li'));
    row.append(...Array.from({ length: boxes }, () => document.createElement('b')));
  }
  return element;
}

beforeEach(() => document.body.replaceChildren());

it('finds lists of a hundred rows, without those in a row of another', () => {
  const [long, short, nested] = [list(100), list(99), list(100)];
  long.firstElementChild?.append(nested);
  document.body.append(long, short);
  expect([...longListsUnder(document)]).toEqual([long]);
});

it('finds a list that nodes made long together, if it is large', () => {
  const [large, small] = [list(120), list(120, 1)];
  expect(longListsOf([...large.children])).toEqual([large]);
  expect(longListsOf([...small.children])).toEqual([]);
  expect(longListsOf([...large.children].slice(0, 99))).toEqual([]);
});

it('splits a root into what is beside its lists and what is around them', () => {
  document.body.innerHTML = '<h1>Contacts</h1><main><p>All</p></main><footer></footer>';
  const main = document.querySelector('main') as Element;
  const long = list(100);
  long.prepend('Total');
  main.append(long);
  const { listAncestors, listSiblings } = nodesBeside(new Set([long]), document.body);
  expect([...listAncestors]).toEqual([document.body, long, main]);
  expect(listSiblings.map(({ nodeName }) => nodeName)).toEqual(['H1', 'FOOTER', '#text', 'P']);
});

it('returns the texts up to the next element', () => {
  document.body.innerHTML = 'one<!-- two --><b>three</b>four';
  expect(textsFrom(document.body.firstChild).map((node) => node.nodeValue)).toEqual([
    'one',
    ' two ',
  ]);
  expect(textsFrom(null)).toEqual([]);
});
