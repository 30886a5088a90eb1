// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isClearAt, paintsUnhit } from '@/lib/page/dom/clear-box';
import { boxAt } from '@/lib/page/dom/geometry';
import { drawElement, drawText } from '@/test/support/dom/unit-layout';

/** A box that paints nothing, as browsers compute its style. */
const CLEAR = {
  content: 'normal',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
  boxShadow: 'none',
  filter: 'none',
  backdropFilter: 'none',
  outlineStyle: 'none',
  outlineOffset: '0px',
  borderImageSource: 'none',
  borderTopWidth: '0px',
  borderRightWidth: '0px',
  borderBottomWidth: '0px',
  borderLeftWidth: '0px',
  pointerEvents: 'auto',
};
type Style = Partial<typeof CLEAR>;

const AT = [50, 50] as const;

/** Styles of boxes: of an element, or of what a style adds to it (`::after`). */
let styles: Map<Element | string, Style>;

beforeEach(() => {
  styles = new Map();
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element, box) => {
    const none: Style = box ? { content: 'none' } : {};
    return { ...CLEAR, ...none, ...styles.get(box ?? element) } as CSSStyleDeclaration;
  });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  drawText(() => []);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

/** Puts one element of 100 by 100 pixels into the page. */
function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  drawElement(element, boxAt(0, 0, { width: 100, height: 100 }));
  return element;
}

it('is clear without background, border, words and anything else that is painted', () => {
  expect(isClearAt(put('<div></div>'), ...AT)).toBe(true);
});

it.each<[string, Style]>([
  ['a colour', { backgroundColor: 'rgb(255, 255, 255)' }],
  ['a colour that ends in zero', { backgroundColor: 'rgb(0, 0, 0)' }],
  ['a colour that is hardly opaque', { backgroundColor: 'rgba(0, 0, 0, 0.01)' }],
  ['a colour in another notation', { backgroundColor: 'color(srgb 1 0 0)' }],
  ['a picture', { backgroundImage: 'url("a.png")' }],
  ['a shadow', { boxShadow: 'rgb(0, 0, 0) 0px 0px 9px 9px inset' }],
  ['a filter', { filter: 'url("#flood")' }],
  ['a blur of what is behind', { backdropFilter: 'blur(4px)' }],
  ['an outline inwards', { outlineStyle: 'solid', outlineOffset: '-9px' }],
  ['content of its own', { content: 'url("a.png")' }],
  ['a wide border', { borderTopWidth: '60px' }],
  ['an image as border', { borderTopWidth: '2px', borderImageSource: 'url("a.png")' }],
])('paints with %s', (_, style) => {
  const element = put('<div></div>');
  styles.set(element, style);
  expect(isClearAt(element, ...AT)).toBe(false);
});

it.each<[string, Style]>([
  ['a colour without alpha', { backgroundColor: 'transparent' }],
  ['the same in another notation', { backgroundColor: 'oklab(0.5 0 0 / 0)' }],
  ['a border elsewhere', { borderTopWidth: '2px', borderLeftWidth: '2px' }],
  ['an outline around it', { outlineStyle: 'solid' }],
])('is clear with %s', (_, style) => {
  const element = put('<div></div>');
  styles.set(element, style);
  expect(isClearAt(element, ...AT)).toBe(true);
});

it('judges the boxes that a style adds', () => {
  const element = put('<a href="/ada"></a>');
  styles.set('::after', { content: '""' });
  expect(isClearAt(element, ...AT)).toBe(true);
  styles.set('::after', { content: '""', backgroundColor: 'rgb(1, 2, 3)' });
  expect(isClearAt(element, ...AT)).toBe(false);
  styles.set('::after', { content: '"★"' });
  expect(isClearAt(element, ...AT)).toBe(false);
  // Where such a box has its border is not known.
  styles.set('::after', { content: '""', borderTopWidth: '1px' });
  expect(isClearAt(element, ...AT)).toBe(false);
});

it.each(['<img>', '<canvas></canvas>', '<input>', '<svg></svg>', '<video></video>'])(
  'never takes %s for clear',
  (html) => {
    expect(isClearAt(put(html), ...AT)).toBe(false);
  },
);

it('is clear, whatever it is, once it has faded out', () => {
  const element = put('<img>');
  element.checkVisibility = (options) => !options?.opacityProperty;
  expect(isClearAt(element, ...AT)).toBe(true);
});

it('paints where its own words are, and is clear beside them', () => {
  const element = put('<div>Prize</div>');
  drawText(() => [boxAt(40, 40, { width: 40, height: 16 })]);
  expect(isClearAt(element, ...AT)).toBe(false);
  expect(isClearAt(element, 10, 10)).toBe(true);
});

it('counts many words as painted, without measuring them', () => {
  const element = put(`<div>${'Prize<!-- -->'.repeat(101)}</div>`);
  expect(isClearAt(element, 10, 10)).toBe(false);
});

it('finds what is painted inside and lets the pointer through', () => {
  const element = put('<div><i></i></div>');
  const inner = element.firstElementChild as Element;
  drawElement(inner, boxAt(20, 20, { width: 60, height: 60 }));
  styles.set(inner, { pointerEvents: 'none' });
  expect(paintsUnhit(element, ...AT)).toBe(false);
  styles.set(inner, { pointerEvents: 'none', backgroundColor: 'rgb(1, 2, 3)' });
  expect(paintsUnhit(element, ...AT)).toBe(true);
  expect(paintsUnhit(element, 5, 5)).toBe(false);
  // What takes the pointer is judged by itself.
  styles.set(inner, { backgroundColor: 'rgb(1, 2, 3)' });
  expect(paintsUnhit(element, ...AT)).toBe(false);
});

it('takes a large element for painted: it is no mere layer', () => {
  expect(paintsUnhit(put(`<div>${'<i></i>'.repeat(101)}</div>`), ...AT)).toBe(true);
});
