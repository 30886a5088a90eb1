// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldTextBox } from '@/lib/page/text/field-text';

let measured: string[];

/** A field 200 px wide at 100, with 10 px of border and padding on each side; a character is 8 px. */
function field(value: string, style = ''): HTMLInputElement {
  document.body.innerHTML = `<input style="border-left:2px solid;border-right:2px solid;padding:0 8px;${style}">`;
  const element = document.querySelector('input') as HTMLInputElement;
  element.value = value;
  element.getBoundingClientRect = () => new DOMRect(100, 50, 200, 20);
  return element;
}

const across = (element: HTMLInputElement) => {
  const { left, right } = fieldTextBox(element);
  return [left, right];
};

beforeEach(() => {
  measured = [];
  class Canvas {
    getContext = () => ({
      font: '',
      measureText(text: string) {
        measured.push(text);
        return { width: text.length * 8 };
      },
    });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins where the padding ends, and is as wide as its text', () => {
  expect(fieldTextBox(field('0123456789'))).toEqual({ left: 110, right: 190, top: 50, bottom: 70 });
});

it('follows the alignment of the field', () => {
  expect(across(field('0123456780', 'text-align:right'))).toEqual([210, 290]);
  expect(across(field('0123456781', 'text-align:center'))).toEqual([160, 240]);
  expect(across(field('0123456782', 'text-align:end;direction:rtl'))).toEqual([110, 190]);
  expect(across(field('0123456783', 'text-align:start;direction:rtl'))).toEqual([210, 290]);
});

it('is never wider than the field', () => {
  expect(across(field('0'.repeat(60)))).toEqual([110, 290]);
});

it('measures the same text once', () => {
  const element = field('0123456784');
  fieldTextBox(element);
  fieldTextBox(element);
  expect(measured).toEqual(['0123456784']);
});
