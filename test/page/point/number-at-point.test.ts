// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import type { Mark } from '@/lib/page/highlights/mark';
import {
  candidateWithContext,
  inField,
  numberAtPoint,
  numberInSight,
  numberOfElement,
} from '@/lib/page/point/number-at-point';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';
import {
  drawElement,
  drawText,
  setElementAtPoint,
  setElementsAtPoint,
} from '@/test/support/dom/unit-layout';
import { linkMark, marksWith, textMark } from '@/test/support/dom/unit-marks';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

beforeEach(completeDom);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

const select = <E extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as E;

/** Draws each text 100 pixels wide, one below the other in the order of this list. */
function drawLines(...texts: string[]): void {
  drawText((text) => [boxAt(0, 20 * texts.indexOf(text), { width: 100, height: 16 })]);
}

/** Makes the document answer at which character of a text a point is. */
function caretAt(offsetNode: Node, offset: number): void {
  const position = { offsetNode, offset, getClientRect: () => null } as CaretPosition;
  document.caretPositionFromPoint = () => position;
}

/** A line with two numbers. */
function twoNumbers(): { first: Mark; second: Mark; line: HTMLElement } {
  document.body.innerHTML = '<p>020 7946 0123, 020 7946 0555</p>';
  drawLines('020 7946 0123', '020 7946 0555');
  return {
    first: textMark('020 7946 0123'),
    second: textMark('020 7946 0555'),
    line: select('p'),
  };
}

it('finds the number whose characters are at the point', () => {
  const { first, second, line } = twoNumbers();
  setElementAtPoint(() => line);
  const marks = marksWith(first, second);
  caretAt(first.nodes[0] as Node, 3);
  expect(numberAtPoint(marks, 10, 10)).toBe(first);
  caretAt(first.nodes[0] as Node, 17);
  expect(numberAtPoint(marks, 10, 30)).toBe(second);
});

it('finds a number up to two pixels beside its glyphs', () => {
  const { first, second, line } = twoNumbers();
  setElementAtPoint(() => line);
  const marks = marksWith(first, second);
  caretAt(first.nodes[0] as Node, 13);
  expect(numberAtPoint(marks, 102, 10)).toBe(first);
  expect(numberAtPoint(marks, 103, 10)).toBeUndefined();
});

it('measures the numbers of an element if the browser names no character', () => {
  const { first, second, line } = twoNumbers();
  setElementAtPoint(() => line);
  expect(numberAtPoint(marksWith(first, second), 10, 30)).toBe(second);
  setElementAtPoint(() => null);
  expect(numberAtPoint(marksWith(first, second), 10, 30)).toBeUndefined();
});

it('finds a number whose text is in a slot of the element at the point', () => {
  document.body.innerHTML = '<div>020 7946 0123</div>';
  const root = select('div').attachShadow({ mode: 'open' });
  root.innerHTML = '<b><slot></slot></b>';
  root.elementFromPoint = () => root.querySelector('b');
  const mark = textMark('020 7946 0123');
  vi.spyOn(HTMLSlotElement.prototype, 'assignedNodes').mockReturnValue([textWith('0123')]);
  drawLines('020 7946 0123');
  setElementAtPoint(() => select('div'));
  expect(numberAtPoint(marksWith(mark), 10, 10)).toBe(mark);
});

it('finds a dial link by any element inside of it', () => {
  document.body.innerHTML = '<a href="tel:02079460123"><b>Call</b></a><p>none</p>';
  const mark = linkMark();
  const marks = marksWith(mark);
  setElementAtPoint(() => select('b'));
  expect(numberAtPoint(marks, 1, 1)).toBe(mark);
  expect(numberOfElement(select('b'), marks)).toBe(mark);
  expect(numberOfElement(select('p'), marks)).toBeUndefined();
});

it('finds the number in a field; the same value is the same number', () => {
  document.body.innerHTML = '<input type="tel" value="020 7946 0123">';
  const field = select<HTMLInputElement>('input');
  setElementAtPoint(() => field);
  const found = numberAtPoint(marksWith(), 1, 1);
  expect(found).toMatchObject({ candidate: { raw: '020 7946 0123' }, nodes: [field] });
  expect(inField(field)).toBe(found);
  field.value = '020 7946 0555';
  expect(inField(field)).not.toBe(found);
  field.value = 'Ada Brightwater';
  expect(inField(field)).toBeUndefined();
});

it('treats the same value as another number once the record has changed', () => {
  const record = (country: string) => `<dt>Country</dt><dd>${country}</dd><dt>Phone</dt><dd></dd>`;
  document.body.innerHTML = `<dl>${record('United Kingdom')}</dl>`;
  const field = document.createElement('input');
  field.value = '020 7946 0123';
  select('dd:last-child').append(field);
  const british = inField(field);
  expect(british?.candidate.record).toContain('United Kingdom');
  select('dl').innerHTML = record('Australia');
  select('dd:last-child').append(field);
  expect(inField(field)).not.toBe(british);
});

it('reads the record around a number again', () => {
  document.body.innerHTML =
    '<table><tr><td>Ada</td><td>United Kingdom</td><td>020 7946 0123</td></tr></table>';
  const mark = textMark('020 7946 0123');
  expect(mark.candidate.record).toBeUndefined();
  expect(candidateWithContext(mark).record).toContain('United Kingdom');
  expect(candidateWithContext({ ...mark, nodes: [] })).toBe(mark.candidate);
});

describe('numberInSight', () => {
  const CLEAR = { content: 'normal', backgroundColor: 'rgba(0, 0, 0, 0)', outlineStyle: 'none' };
  const NONE = ['backgroundImage', 'boxShadow', 'filter', 'backdropFilter'];
  let colours: Map<Element, string>;
  let mark: Mark;

  beforeEach(() => {
    colours = new Map();
    const clear = { ...CLEAR, ...Object.fromEntries(NONE.map((name) => [name, 'none'])) };
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element, box) => {
      const backgroundColor = colours.get(element) ?? CLEAR.backgroundColor;
      const style = box
        ? { content: 'none' }
        : { ...clear, backgroundColor, pointerEvents: 'none' };
      return style as CSSStyleDeclaration;
    });
    Object.assign(Element.prototype, { checkVisibility: () => true });
    document.body.innerHTML = '<section><p>020 7946 0123</p><i></i><b><u></u></b></section>';
    drawLines('020 7946 0123');
    mark = textMark('020 7946 0123');
    for (const each of ['i', 'b', 'u'])
      drawElement(select(each), boxAt(0, 0, { width: 100, height: 16 }));
    document.elementFromPoint = () => select('i');
    setElementsAtPoint(() => ['i', 'b', 'p', 'section'].map((each) => select(each)));
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

  const inSight = () => numberInSight(marksWith(mark), 10, 10);

  it('finds a number under boxes that paint nothing, which a click does not', () => {
    expect(inSight()).toBe(mark);
    expect(numberAtPoint(marksWith(mark), 10, 10)).toBeUndefined();
  });

  it('finds the number of a dial link and of a field under them', () => {
    document.body.innerHTML = '<i></i><b></b><a href="tel:02079460123"><em>Call</em></a>';
    setElementsAtPoint(() => ['i', 'b', 'em'].map((each) => select(each)));
    const link = linkMark();
    expect(numberInSight(marksWith(link), 10, 10)).toBe(link);
  });

  it('finds none under a box that is painted', () => {
    colours.set(select('b'), 'rgb(255, 255, 255)');
    expect(inSight()).toBeUndefined();
  });

  it('finds none under something painted that lets the pointer through a clear box', () => {
    colours.set(select('u'), 'rgb(255, 255, 255)');
    expect(inSight()).toBeUndefined();
  });

  it('finds a number that a clear box is around, whatever else is in it', () => {
    colours.set(select('u'), 'rgb(255, 255, 255)');
    setElementsAtPoint(() => ['section', 'p'].map((each) => select(each)));
    expect(inSight()).toBe(mark);
  });

  it('looks through a few boxes only', () => {
    setElementsAtPoint(() => [...Array(40).fill(select('i')), select('p')]);
    expect(inSight()).toBeUndefined();
  });
});

it('finds no number in a field of an ignored area', () => {
  document.body.innerHTML = '<input type="tel" value="212 555 0134">';
  expect(inField(select('input'))).toBeDefined();
  vi.stubGlobal('handsetFinder', { ignores: (node: Node) => node === select('input') });
  expect(inField(select('input'))).toBeUndefined();
});
