// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mayShowNativeOverlay, rememberInvalidFields } from '@/lib/page/trust/native-overlay';

it('knows an invalid field with the focus', () => {
  document.body.innerHTML = '<div></div><input id="field">';
  const host = document.querySelector('div') as Element;
  const field = document.querySelector('input') as HTMLInputElement;
  expect(mayShowNativeOverlay(document, host)).toBe(false);
  field.focus();
  expect(mayShowNativeOverlay(document, host)).toBe(false);
  field.setCustomValidity('+1 646 555 0177');
  vi.spyOn(field, 'matches').mockReturnValue(true);
  expect(mayShowNativeOverlay(document, host)).toBe(true);
  field.blur();
  expect(mayShowNativeOverlay(document, host)).toBe(false);
});

it('knows a field that was invalid and is valid again, until it loses the focus', () => {
  document.body.innerHTML = '<div></div><input id="field">';
  const host = document.querySelector('div') as Element;
  const field = document.querySelector('input') as HTMLInputElement;
  const ended = new AbortController();
  rememberInvalidFields(document, ended.signal);
  field.focus();
  expect(mayShowNativeOverlay(document, host)).toBe(false);
  field.dispatchEvent(new Event('invalid'));
  expect(mayShowNativeOverlay(document, host)).toBe(true);
  field.blur();
  expect(mayShowNativeOverlay(document, host)).toBe(false);
  ended.abort();
});

it.each([
  '<select></select>',
  '<input list="numbers">',
  '<input type="date">',
  '<input type="time">',
  '<input type="month">',
  '<input type="week">',
  '<input type="color">',
  '<iframe tabindex="0"></iframe>',
])('knows a field with a native picker, or a frame, and the focus: %s', (html) => {
  document.body.innerHTML = `<div></div>${html}`;
  const host = document.querySelector('div') as Element;
  expect(mayShowNativeOverlay(document, host)).toBe(false);
  (host.nextElementSibling as HTMLElement).focus();
  expect(mayShowNativeOverlay(document, host)).toBe(true);
});

it('knows an open picker whose field has no focus', () => {
  document.body.innerHTML = '<div></div><select></select>';
  const host = document.querySelector('div') as Element;
  const select = document.querySelector('select') as Element;
  // happy-dom opens no pickers.
  const asked = vi.spyOn(document, 'querySelector').mockReturnValueOnce(select);
  expect(mayShowNativeOverlay(document, host)).toBe(true);
  expect(asked).toHaveBeenCalledWith(':is(select:open,input:open)');
  expect(mayShowNativeOverlay(document, host)).toBe(false);
});

it('knows an open picker in a root that it was given', () => {
  document.body.innerHTML = '<div></div>';
  const host = document.querySelector('div') as Element;
  const root = document.createElement('p').attachShadow({ mode: 'closed' });
  expect(mayShowNativeOverlay(document, host, [document, root])).toBe(false);
  vi.spyOn(root, 'querySelector').mockReturnValueOnce(document.createElement('select'));
  expect(mayShowNativeOverlay(document, host, [document, root])).toBe(true);
});
