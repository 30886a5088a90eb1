// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Anchor } from '@/lib/page/card/card-handle';
import { type CardHolder, createCardHolder } from '@/lib/page/card/card-holder';
import { boxAt } from '@/lib/page/dom/geometry';
import { drawElement, setElementAtPoint } from '@/test/support/dom/unit-layout';
import { completePopovers } from '@/test/support/dom/unit-popovers';

let holder: CardHolder;
const size = { width: 300, height: 180 };

beforeEach(() => {
  completePopovers();
  document.body.innerHTML = '<input id="search"><input id="name">';
  Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
  setElementAtPoint(() => null);
  holder = createCardHolder(document, '.card { color: red }');
  drawElement(holder.layer, boxAt(0, 0, size));
});
afterEach(() => {
  holder.host.remove();
  vi.restoreAllMocks();
});

const field = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement;
const isModal = () => (holder.layer as HTMLDialogElement).open;
const isPopover = () => holder.layer.matches(':popover-open');

/** A number that is drawn here. */
function anchorAt(left: number, top: number): Anchor {
  const box = boxAt(left, top, { width: 90, height: 16 });
  return { boxes: () => [box], others: () => [], isCurrent: () => true, direction: 'ltr' };
}

it('is in the page from show to hide, as one element with closed roots', () => {
  expect(holder.host.isConnected).toBe(false);
  holder.show(false);
  expect(holder.host.parentNode).toBe(document.documentElement);
  expect([holder.host.shadowRoot, holder.host.childElementCount]).toEqual([null, 1]);
  const [surface] = holder.host.children;
  expect([surface?.shadowRoot, surface?.textContent]).toEqual([null, '']);
  expect(holder.isShown()).toBe(true);
  holder.hide();
  expect(holder.host.isConnected).toBe(false);
  expect(holder.isShown()).toBe(false);
});

it('has its style sheet again after a page took it away by way of another document', () => {
  holder.show(false);
  const root = holder.layer.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [];
  holder.hide();
  holder.show(false);
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

it.each([
  ['removed', () => holder.host.remove()],
  ['moved', () => document.body.append(holder.host)],
  ['hidden', () => holder.layer.hidePopover()],
  ['emptied', () => holder.host.replaceChildren()],
])('is put back after a page has %s it', (change, act) => {
  holder.show(false);
  act();
  expect(holder.isShown()).toBe(change === 'emptied');
  holder.show(false);
  expect(holder.isShown()).toBe(true);
  expect(holder.host.childElementCount).toBe(1);
});

it('is a modal dialog or a popover, as asked', () => {
  holder.show(true);
  expect([isModal(), isPopover()]).toEqual([true, false]);
  holder.show(false);
  expect([isModal(), isPopover()]).toEqual([false, true]);
  holder.show(true);
  expect([isModal(), isPopover()]).toEqual([true, false]);
  holder.hide();
  expect([isModal(), isPopover()]).toEqual([false, false]);
});

it('is inert while it opens: a dialog would take the focus', () => {
  const { showPopover } = HTMLElement.prototype;
  let wasInert: boolean | undefined;
  vi.spyOn(holder.layer, 'showPopover').mockImplementation(() => {
    wasInert = holder.layer.inert;
    showPopover.call(holder.layer);
  });
  holder.show(false);
  expect([wasInert, holder.layer.inert]).toEqual([true, false]);
});

it('returns the focus to where it was', () => {
  field('name').focus();
  holder.show(false);
  holder.rememberFocus();
  field('name').blur();
  holder.hide();
  expect(document.activeElement).toBe(field('name'));
});

it('does not move the focus if the rep has moved it elsewhere', () => {
  field('name').focus();
  holder.rememberFocus();
  holder.show(false);
  field('search').focus();
  holder.hide();
  expect(document.activeElement).toBe(field('search'));
});

it('remembers a focus for one card only, and never its own', () => {
  field('name').focus();
  holder.rememberFocus();
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(holder.host);
  holder.rememberFocus();
  active.mockRestore();
  field('name').blur();
  holder.hide();
  expect(document.activeElement).toBe(field('name'));
  field('name').blur();
  holder.hide();
  expect(document.activeElement).toBe(document.body);
});

it('comes back on top as a popover; a modal dialog already is on top', () => {
  holder.show(false);
  const [hide, show] = [
    vi.spyOn(holder.layer, 'hidePopover'),
    vi.spyOn(holder.layer, 'showPopover'),
  ];
  holder.raise();
  expect([hide.mock.calls.length, show.mock.calls.length, isPopover()]).toEqual([1, 1, true]);
  holder.show(true);
  hide.mockClear();
  holder.raise();
  expect([hide.mock.calls.length, isModal()]).toEqual([0, true]);
});

it('keeps the focus when it comes back on top', () => {
  const button = holder.drawn.appendChild(document.createElement('button'));
  holder.show(false);
  button.focus();
  const focus = vi.spyOn(button, 'focus');
  const root = button.getRootNode() as ShadowRoot;
  vi.spyOn(root, 'activeElement', 'get').mockReturnValue(button);
  holder.raise();
  expect(focus).toHaveBeenCalledOnce();
});

it('is beside its number', () => {
  holder.show(false);
  holder.position(anchorAt(200, 100), false);
  const { left, top, visibility } = holder.layer.style;
  expect(visibility).toBe('visible');
  expect(Number.parseFloat(left)).toBeGreaterThan(0);
  expect(Number.parseFloat(top)).toBeGreaterThan(0);
});

it('is hidden while the number of its button is out of view', () => {
  holder.position(anchorAt(200, -400), true);
  const { left, visibility } = holder.layer.style;
  expect([left, visibility]).toEqual(['-9999px', 'hidden']);
});

it('is in the same position on a page that is zoomed', () => {
  holder.position(undefined, false);
  expect([holder.layer.style.left, holder.layer.style.top]).toEqual(['350px', '16px']);
  Object.assign(holder.layer, { currentCSSZoom: 2 });
  holder.position(undefined, false);
  expect([holder.layer.style.left, holder.layer.style.top]).toEqual(['175px', '8px']);
});

it('marks on which side the note of the button has room', () => {
  const button = boxAt(0, 0, { width: 32, height: 32 });
  drawElement(holder.layer, button);
  const classes = (left: number, top: number) => {
    holder.position(anchorAt(left, top), true);
    return ['high', 'left'].filter((name) => holder.layer.classList.contains(name));
  };
  expect(classes(200, 100)).toEqual([]);
  expect(classes(200, 650)).toEqual(['high']);
  expect(classes(800, 100)).toEqual(['left']);
});

it('keeps its height up to the main button, so that the next one is at the same position', () => {
  holder.drawn.innerHTML = '<section><button class="main"></button></section>';
  const section = holder.drawn.firstElementChild as Element;
  drawElement(section, boxAt(0, 50, size));
  drawElement(section.firstElementChild as Element, boxAt(10, 150, { width: 80, height: 40 }));
  holder.keepHeight(true);
  expect(holder.drawn.style.minBlockSize).toBe('153px');
  holder.keepHeight(false);
  expect(holder.drawn.style.minBlockSize).toBe('');
});

it.each(['pointerdown', 'click', 'contextmenu', 'keydown', 'wheel', 'focusin'])(
  'keeps a %s on the card from the page',
  (type) => {
    const heard = vi.fn();
    document.addEventListener(type, heard);
    holder.show(false);
    holder.drawn.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    document.removeEventListener(type, heard);
    expect(heard).not.toHaveBeenCalled();
  },
);

it('does not take the focus on a mouse press', () => {
  const event = new Event('mousedown', { bubbles: true, cancelable: true });
  holder.drawn.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('blocks tooltips of the page over it', async () => {
  holder.show(false);
  const surface = holder.host.firstElementChild as HTMLElement;
  document.documentElement.title = 'Of the page';
  expect(surface.getAttribute('title')).toBe('');
  surface.setAttribute('title', 'Of the page');
  await vi.waitFor(() => expect(surface.getAttribute('title')).toBe(''));
  surface.removeAttribute('title');
  await vi.waitFor(() => expect(surface.getAttribute('title')).toBe(''));
  document.documentElement.removeAttribute('title');
});
