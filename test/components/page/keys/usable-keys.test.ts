// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchUsableKeys } from '@/components/page/keys/usable-keys';

vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => element.shadowRoot,
}));

let ending: AbortController;
let focused: Element | null;

beforeEach(() => {
  ending = new AbortController();
  focused = null;
  vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => focused);
});
afterEach(() => {
  ending.abort();
  document.designMode = 'off';
  vi.restoreAllMocks();
});

/** Follows the focus on a page with this body. `host` holds the card. */
function follow(body = '<main></main>') {
  document.body.innerHTML = `<div id="host"></div>${body}`;
  const host = document.querySelector('#host') as Element;
  const { usable, follow } = watchUsableKeys(document, host);
  focused = document.body.lastElementChild;
  follow(ending.signal);
  return { usable, host };
}

it.each([
  ['nothing in particular', '<main></main>', 'all'],
  ['a button', '<button></button>', 'all'],
  ['a field', '<input>', 'escape'],
  ['a text area', '<textarea></textarea>', 'escape'],
  ['a text box of a script', '<div role="textbox"></div>', 'escape'],
  ['an editor that is switched off', '<div contenteditable="false"></div>', 'all'],
  ['an embedded object', '<object></object>', 'none'],
])('with the focus on %s', (_, body, usable) => {
  expect(follow(body).usable.value).toBe(usable);
});

it('uses Escape only where a canvas is typed into', () => {
  const canvas = document.createElement('canvas');
  const { usable } = follow();
  Object.assign(canvas, { editContext: {} });
  focused = canvas;
  document.dispatchEvent(new Event('focusin'));
  expect(usable.value).toBe('escape');
});

it('uses Escape only on a page that is edited as a whole', () => {
  document.designMode = 'on';
  expect(follow().usable.value).toBe('escape');
});

it('finds the focus in nested shadow roots', () => {
  const { usable } = follow();
  const outer = document.createElement('div');
  const field = document.createElement('input');
  const root = outer.attachShadow({ mode: 'open' });
  root.append(field);
  vi.spyOn(root, 'activeElement', 'get').mockReturnValue(field);
  focused = outer;
  window.dispatchEvent(new Event('keydown'));
  expect(usable.value).toBe('escape');
});

it('uses all keys while the focus is in the card, even if the page calls it a text box', () => {
  const { usable, host } = follow('<input>');
  host.setAttribute('role', 'textbox');
  focused = host;
  document.dispatchEvent(new Event('focusout'));
  expect(usable.value).toBe('all');
});

it.each(['blur', 'focus'])('looks again on a %s of the window, until its end', (type) => {
  const { usable } = follow();
  focused = document.createElement('iframe');
  window.dispatchEvent(new Event(type));
  expect(usable.value).toBe('none');
  ending.abort();
  focused = null;
  window.dispatchEvent(new Event(type));
  expect(usable.value).toBe('none');
});
