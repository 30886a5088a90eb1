// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ANY_TRAITS, readingModeOf, treeTraits } from '@/lib/page/dom/reading-mode';

/** Returns the element that holds the text `here`. */
function parentIn(html: string): Element {
  document.body.innerHTML = html;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue === 'here') return texts.currentNode.parentElement as Element;
  }
  throw new Error('no text');
}

beforeEach(() => document.body.replaceChildren());

it.each([
  ['all', '<p>here</p>'],
  ['none', '<script>here</script>'],
  ['none', '<textarea>here</textarea>'],
  ['none', '<div contenteditable><b>here</b></div>'],
  ['none', '<div role="textbox">here</div>'],
  ['all', '<div contenteditable="false">here</div>'],
  ['plus', '<pre><b>here</b></pre>'],
  ['plus', '<p><code>here</code></p>'],
])('reads %s of %s', (mode, html) => {
  expect(readingModeOf(parentIn(html), true)).toBe(mode);
});

it('checks neither editors nor code where the tree is known to have none', () => {
  expect(readingModeOf(parentIn('<pre>here</pre>'), false)).toBe('all');
  expect(readingModeOf(parentIn('<script>here</script>'), false)).toBe('none');
});

it('finds editors, code and microdata at a root, under it and around it', () => {
  const box = parentIn('<section><div><b>here</b></div></section>').parentElement as Element;
  const traits = () => treeTraits(box)();
  expect(traits()).toEqual({ hasEditorsOrCode: false, hasMicrodata: false });
  box.innerHTML = '<code></code><i itemprop="name"></i>';
  expect(traits()).toEqual({ hasEditorsOrCode: true, hasMicrodata: true });
  box.innerHTML = '';
  box.parentElement?.setAttribute('itemprop', 'telephone');
  box.parentElement?.setAttribute('contenteditable', 'true');
  expect(traits()).toEqual({ hasEditorsOrCode: true, hasMicrodata: true });
  expect(ANY_TRAITS()).toEqual({ hasEditorsOrCode: true, hasMicrodata: true });
});

it('inspects a tree once, and only when asked', () => {
  const query = vi.spyOn(document.body, 'querySelector');
  const traits = treeTraits(document.body);
  expect(query).not.toHaveBeenCalled();
  traits();
  const calls = query.mock.calls.length;
  traits();
  expect(query.mock.calls.length).toBe(calls);
  query.mockRestore();
});
