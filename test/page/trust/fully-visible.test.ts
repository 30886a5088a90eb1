// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import { isFullyVisible } from '@/lib/page/trust/fully-visible';
import { drawElement, setElementAtPoint } from '@/test/support/dom/unit-layout';

let host: HTMLElement;
let card: HTMLElement;
let button: HTMLElement;
const isSeen = () => isFullyVisible(button, card, host);

beforeEach(() => {
  document.body.innerHTML = '<div><section><button>Call</button></section></div><p>Ada</p>';
  [host, card, button] = ['div', 'section', 'button'].map(
    (name) => document.querySelector(name) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
  drawElement(card, boxAt(90, 40, { width: 300, height: 180 }));
  drawElement(button, boxAt(100, 100, { width: 80, height: 32 }));
  button.checkVisibility = () => true;
  setElementAtPoint(() => card);
});

it('accepts a card that is drawn whole and on top', () => {
  expect(isSeen()).toBe(true);
});

it('rejects a card that is covered at a corner, hidden, tiny or out of view', () => {
  const page = document.querySelector('p') as Element;
  setElementAtPoint((x, y) => (x > 300 && y > 200 ? page : card));
  expect(isSeen()).toBe(false);
  setElementAtPoint(() => card);
  button.checkVisibility = () => false;
  expect(isSeen()).toBe(false);
  button.checkVisibility = () => true;
  drawElement(button, boxAt(100, 100, { width: 80, height: 20 }));
  expect(isSeen()).toBe(false);
  drawElement(button, boxAt(100, 100, { width: 80, height: 32 }));
  drawElement(card, boxAt(-5, 40, { width: 300, height: 180 }));
  expect(isSeen()).toBe(false);
});
