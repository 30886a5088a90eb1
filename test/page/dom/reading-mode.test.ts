// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readingModeOf } from '@/lib/page/dom/reading-mode';

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
  ['all', '<div role="textbox" aria-readonly="true">here</div>'],
  ['none', '<div role="textbox" aria-readonly="true" contenteditable="true">here</div>'],
  ['all', '<table><tr><td contenteditable="true"><b>here</b></td></tr></table>'],
  ['all', '<div role="gridcell" contenteditable="true">here</div>'],
  [
    'none',
    '<div contenteditable><table><tr><td contenteditable="true">here</td></tr></table></div>',
  ],
  ['none', '<table><tr><td><p contenteditable="true">here</p></td></tr></table>'],
  ['all', '<div contenteditable="false">here</div>'],
  ['plus', '<pre><b>here</b></pre>'],
  ['plus', '<p><code>here</code></p>'],
  ['none', '<div contenteditable><code>here</code></div>'],
])('reads %s of %s', (mode, html) => {
  expect(readingModeOf(parentIn(html))).toBe(mode);
});

it('reads nothing of a document in design mode', () => {
  const parent = parentIn('<p>here</p>');
  document.designMode = 'on';
  expect(readingModeOf(parent)).toBe('none');
  document.designMode = 'off';
});
