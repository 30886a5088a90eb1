// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coveredBy } from '@/lib/page/card/covered-text';
import { type Box, boxAt } from '@/lib/page/dom/geometry';
import {
  drawElement,
  drawText,
  setElementAtPoint,
  setElementsAtPoint,
} from '@/test/support/dom/unit-layout';

/** Twelve probes: four across, three down. */
const box = boxAt(100, 100, { width: 80, height: 60 });
const all = { most: Number.POSITIVE_INFINITY };

beforeEach(() => {
  document.body.innerHTML = '<p>Ada Brightwater</p>';
  writeNothing();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

const select = (selector: string) => document.querySelector(selector) as Element;

/** Puts an element under the whole page. */
function put(html: string, selector: string): void {
  document.body.innerHTML = html;
  setElementAtPoint(() => select(selector));
}

function writeNothing(): void {
  setElementAtPoint(() => document.body);
  document.caretPositionFromPoint = () => null;
}

/** Makes the text of the page be the nearest one to every point, drawn here. */
function write(glyphs: Box): void {
  const text = select('p').firstChild as Text;
  const caret = { offsetNode: text, offset: 3, getClientRect: () => null } as CaretPosition;
  document.caretPositionFromPoint = () => caret;
  drawText(() => [glyphs]);
}

it('counts nothing on an empty page and outside of the viewport', () => {
  expect(coveredBy(document, box, all)).toBe(0);
  setElementAtPoint(() => null);
  expect(coveredBy(document, box, all)).toBe(0);
});

it('counts each probe that meets text', () => {
  setElementAtPoint(() => select('p'));
  write(boxAt(90, 90, { width: 200, height: 200 }));
  expect(coveredBy(document, box, all)).toBe(12);
});

it('does not count text nearby: the caret snaps to the nearest text', () => {
  setElementAtPoint(() => select('p'));
  write(boxAt(0, 0, { width: 100, height: 16 }));
  expect(coveredBy(document, box, all)).toBe(0);
});

it('probes a large box every forty pixels', () => {
  setElementAtPoint(() => select('p'));
  write(boxAt(0, 0, { width: 1000, height: 1000 }));
  expect(coveredBy(document, boxAt(0, 0, { width: 400, height: 200 }), all)).toBe(10 * 5);
});

it.each([
  ['button', '<button><b>Save</b></button>', 'b'],
  ['field', '<input>', 'input'],
  ['icon', '<i></i>', 'i'],
  ['video', '<video></video>', 'video'],
  ['link that is an icon', '<a href="/edit"><span></span></a>', 'span'],
])('counts a %s twice as much as a word', (_, html, selector) => {
  put(html, selector);
  expect(coveredBy(document, box, all)).toBe(24);
});

it('counts a link with words by its words', () => {
  put('<a href="/ada">Ada</a>', 'a');
  expect(coveredBy(document, box, all)).toBe(0);
});

it('does not count the field of the number or the control around it', () => {
  put('<div role="combobox"><input></div><button>Save</button>', 'input');
  expect(coveredBy(document, box, { ...all, numberElement: select('input') })).toBe(0);
  setElementAtPoint(() => select('[role="combobox"]'));
  expect(coveredBy(document, box, { ...all, numberElement: select('input') })).toBe(0);
  setElementAtPoint(() => select('button'));
  expect(coveredBy(document, box, { ...all, numberElement: select('input') })).toBe(24);
});

it('stops once the cost is over the maximum', () => {
  put('<button>Save</button>', 'button');
  const look = vi.fn(document.elementFromPoint.bind(document));
  setElementAtPoint(look);
  expect(coveredBy(document, box, { most: 3 })).toBe(4);
  expect(look).toHaveBeenCalledTimes(2);
});

it('counts text that shows through a clear box over the number', () => {
  document.body.innerHTML = '<p>020 7946 0123</p><h2>Ada Brightwater</h2><div></div>';
  drawText((text) => (text.startsWith('Ada') ? [box] : []));
  drawElement(select('p'), boxAt(0, 0, { width: 90, height: 16 }));
  Object.assign(Element.prototype, { checkVisibility: () => false });
  const covered = () => coveredBy(document, box, { ...all, numberElement: select('p') });
  document.elementFromPoint = () => select('div');
  setElementsAtPoint(() => [select('div'), select('h2'), document.body]);
  expect(covered()).toBe(12);
  Object.assign(Element.prototype, { checkVisibility: () => true });
  document.body.lastElementChild?.setAttribute('style', 'background-color: red');
  expect(covered()).toBe(0);
  // Where nothing lies over the number, nothing is looked for under other boxes.
  document.elementFromPoint = (x) => select(x < 90 ? 'p' : 'div');
  Object.assign(Element.prototype, { checkVisibility: () => false });
  expect(covered()).toBe(0);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});
