// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isInline, textsTouch } from '@/lib/page/dom/inline-flow';
import { completeDom } from '@/test/support/dom/unit-dom';

beforeEach(completeDom);

/** Returns whether the first two texts of a paragraph touch. */
function touch(html: string): boolean {
  document.body.innerHTML = `<p>${html}</p>`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const left = texts.nextNode() as Text;
  const right = texts.nextNode() as Text;
  return textsTouch(left, right, left.data);
}

it('recognises inline elements by name, but not footnotes and texts', () => {
  const make = (name: string) => document.createElement(name);
  expect(['span', 'b', 'a', 'sup', 'p', 'div'].map((name) => isInline(make(name)))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect([isInline(new Text('span')), isInline(null)]).toEqual([false, false]);
});

it('joins a number that inline elements split', () => {
  expect(touch('<b>+1 212</b> 555 0134')).toBe(true);
  expect(touch('<b>+1 212</b><i>555 0134</i>')).toBe(true);
});

it('separates texts that the style draws as boxes', () => {
  expect(touch('<b style="display:block">+1 212</b> 555 0134')).toBe(false);
  document.body.innerHTML = '';
  expect(touch('<span style="display:flex"><b>212</b><b>555</b></span>')).toBe(false);
});

it('reads no style where no number can cross the boundary', () => {
  const style = vi.spyOn(globalThis, 'getComputedStyle');
  expect(touch('<b>Ada</b><i>Whitfield</i>')).toBe(true);
  expect(touch('<b>Room 12: </b><i>(ground floor)</i>')).toBe(true);
  expect(style).not.toHaveBeenCalled();
  style.mockRestore();
});
