// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnderModal, pressUnderModal } from '@/lib/page/card/modal-dialog';
import { boxAt } from '@/lib/page/dom/geometry';
import { trusted } from '@/test/support/dom/trusted-event';
import { drawElement } from '@/test/support/dom/unit-layout';

const press = vi.fn();
let ending: AbortController;
let modal: Element | null;

beforeEach(() => {
  press.mockClear();
  ending = new AbortController();
  modal = document.createElement('dialog');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === 'dialog:modal' ? modal : null,
  );
  const button = document.createElement('button');
  drawElement(button, boxAt(100, 100, { width: 32, height: 32 }));
  pressUnderModal(button, press, ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

const on = { clientX: 110, clientY: 110 };
const off = { clientX: 10, clientY: 10 };

/** The rep's press, event by event. Returns what the page hears of it. */
function pressAt(down = on, up = on, make = trusted<MouseEvent>): string[] {
  const heard: string[] = [];
  const note = ({ type }: Event) => void heard.push(type);
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  for (const type of types) document.addEventListener(type, note);
  for (const type of types) {
    const at = type.endsWith('down') ? down : up;
    const init = { bubbles: true, cancelable: true, ...at };
    document.body.dispatchEvent(make(new MouseEvent(type, init)));
  }
  for (const type of types) document.removeEventListener(type, note);
  return heard;
}

it('presses the button that a modal dialog makes inert, unnoticed by the page', () => {
  expect(pressAt()).toEqual([]);
  expect(press).toHaveBeenCalledOnce();
});

it('leaves presses to the browser if no modal dialog is open', () => {
  modal = null;
  expect(isUnderModal(document)).toBe(false);
  expect(pressAt()).toHaveLength(5);
  expect(press).not.toHaveBeenCalled();
});

it('ignores a press that begins or ends beside the button', () => {
  expect(pressAt(off, on)).toEqual(['pointerdown', 'mousedown']);
  expect(pressAt(on, off)).toEqual(['pointerup', 'mouseup', 'click']);
  expect(pressAt(off, off)).toHaveLength(5);
  expect(pressAt(off, on)).toEqual(['pointerdown', 'mousedown']);
  expect(press).not.toHaveBeenCalled();
});

it('ignores a press by a script', () => {
  expect(pressAt(on, on, (event) => event)).toHaveLength(5);
  expect(press).not.toHaveBeenCalled();
});

it('ends with the signal', () => {
  ending.abort();
  expect(pressAt()).toHaveLength(5);
  expect(press).not.toHaveBeenCalled();
});
