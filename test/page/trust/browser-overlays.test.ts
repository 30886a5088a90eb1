// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  mayBeUnderFloatingWindow,
  mayShowNativeOverlay,
  rememberInvalidFields,
  type ViewedPage,
} from '@/lib/page/trust/browser-overlays';

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

/** A browser window of 1000 × 800 at the screen's corner, with bars of 100 pixels, and a card in it. */
function seen(
  floating: Partial<Window> | null,
  video: Video = null,
  ofFrame: Video = null,
): boolean {
  const card = document.createElement('div');
  card.getBoundingClientRect = () => new DOMRect(300, 200, 320, 180);
  const sizes = { outerWidth: 1000, outerHeight: 800, innerWidth: 1000, innerHeight: 700 };
  const view = { screenX: 0, screenY: 0, ...sizes, documentPictureInPicture: { window: floating } };
  const page = { pictureInPictureElement: video };
  const roots = [page, { pictureInPictureElement: ofFrame }];
  return mayBeUnderFloatingWindow(
    { document: page, view: view as ViewedPage['view'] },
    card,
    ofFrame ? roots : undefined,
  );
}
type Video = Element | null;
const small = { outerWidth: 200, outerHeight: 100 };

it.each([
  ['no window', null, false],
  ['one over the card', { screenX: 350, screenY: 320, ...small }, true],
  ['one that reaches over its edge', { screenX: 600, screenY: 250, ...small }, true],
  ['one elsewhere, as of a softphone', { screenX: 780, screenY: 650, ...small }, false],
])('%s', (_, floating, covers) => {
  expect(seen(floating)).toBe(covers);
});

it('expects an overlay from a video in a separate window, wherever that is', () => {
  expect(seen(null, {} as Element)).toBe(true);
});

it('expects an overlay from a video of a frame in a separate window', () => {
  expect(seen(null, null, {} as Element)).toBe(true);
});
