// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areGlyphsInLine, flowsThrough, isInline, textsTouch } from '@/lib/page/dom/inline-flow';
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

it('lets numbers go on through inline elements and boxes of one character', () => {
  document.body.innerHTML =
    '<b>12</b><div>1</div><div>12</div><div>1<i></i></div><p>1</p><div></div>';
  expect([...document.body.children].map(flowsThrough)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ]);
  expect(flowsThrough(null)).toBe(false);
});

describe('areGlyphsInLine', () => {
  const isVisible = vi.fn(() => true);
  beforeEach(() => {
    isVisible.mockReturnValue(true);
    Object.assign(Element.prototype, { checkVisibility: isVisible });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });

  /** Returns whether two glyphs of 10 by 20 pixels are in line, the second this far from the first. */
  function inLine(texts: [string, string], x: number, y = 0): boolean {
    document.body.innerHTML = texts.map((text) => `<span>${text}</span>`).join('');
    const [left, right] = [...document.body.children].map((each) => each.firstChild as Text);
    vi.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
      const { left, top } =
        this.toString() === texts[0] ? { left: 0, top: 0 } : { left: x, top: y };
      return new DOMRect(left, top, 10, 20);
    });
    return areGlyphsInLine(left as Text, right as Text);
  }

  it('knows characters side by side', () => {
    expect([inLine(['2', '1'], 10), inLine(['(', '2'], 16), inLine(['+1', '2'], 12, 3)]).toEqual([
      ...[true, true, true],
    ]);
  });

  it('knows those that are apart, on other lines, in another order, or no single characters', () => {
    expect(inLine(['2', '1'], 60)).toBe(false);
    expect(inLine(['2', '1'], 10, 30)).toBe(false);
    expect(inLine(['2', '1'], -10)).toBe(false);
    expect(inLine(['212', '5'], 10)).toBe(false);
  });

  it('knows those that are not seen', () => {
    isVisible.mockReturnValue(false);
    expect(inLine(['2', '1'], 10)).toBe(false);
  });
});
