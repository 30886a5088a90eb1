// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boxAt } from '@/lib/page/dom/geometry';
import type { FrameState } from '@/lib/page/find/frame-state';
import { type NumberClick, startClicks } from '@/lib/page/point/clicks';
import { trusted } from '@/test/support/dom/trusted-event';
import { completeDom } from '@/test/support/dom/unit-dom';
import { drawText, setElementAtPoint } from '@/test/support/dom/unit-layout';
import { frameWith, linkMark, textMark } from '@/test/support/dom/unit-marks';

const extension = vi.hoisted(() => ({ isOrphaned: false }));
vi.mock('@/lib/platform/page/messaging', () => ({ isOrphaned: () => extension.isOrphaned }));
const closedRoots = vi.hoisted(() => new WeakMap<Element, ShadowRoot>());
vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => closedRoots.get(element) ?? null,
}));

let ending: AbortController;
let opened: NumberClick[];
let settled: () => void;
const settings: { opensDialLinks: boolean | undefined } = { opensDialLinks: true };

beforeEach(() => {
  completeDom();
  vi.useFakeTimers();
  ending = new AbortController();
  opened = [];
  settings.opensDialLinks = true;
  extension.isOrphaned = false;
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const select = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Listens to clicks in a frame that holds these marks. */
function listen(frame: FrameState): void {
  const read = new Promise<void>((resolve) => {
    settled = resolve;
  });
  startClicks({
    document,
    currentFrame: () => frame,
    settings: { opensDialLinks: () => settings.opensDialLinks, read },
    open: (click) => opened.push(click),
    abortSignal: ending.signal,
  });
}

const clickEvent = (init: PointerEventInit = {}) => {
  const byHand = { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' };
  return trusted(new PointerEvent('click', { ...byHand, ...init }));
};

/** What a click by a key says of itself; Firefox counts it as one of a pointer. */
const BY_KEY = [{ pointerType: '', detail: 0 }, { pointerType: '' }];

/** The rep clicks an element; the page's own listeners have run when it returns. */
function click(element: Element, init: PointerEventInit = {}): Event {
  const event = clickEvent(init);
  element.dispatchEvent(event);
  vi.runAllTimers();
  return event;
}

/** A page with a dial link that is marked. */
function dialLink(href = 'tel:02079460123') {
  document.body.innerHTML = `<a href="${href}"><b>Call</b></a>`;
  const mark = linkMark();
  const frame = frameWith(mark);
  listen(frame);
  return { mark, frame, inner: select('b') };
}

/** A page with a number in plain text, drawn at the top left. */
function plainNumber(html = '<p>020 7946 0123</p>') {
  document.body.innerHTML = html;
  const mark = textMark('020 7946 0123');
  drawText(() => [boxAt(0, 0, { width: 100, height: 20 })]);
  const element = mark.nodes[0]?.parentElement as HTMLElement;
  setElementAtPoint(() => element);
  const frame = frameWith(mark);
  listen(frame);
  return { mark, frame, element };
}

const at = { clientX: 50, clientY: 10 };

it('opens the card of a dial link in place of the dialler', () => {
  const { mark, frame, inner } = dialLink();
  expect(click(inner).defaultPrevented).toBe(true);
  expect(opened).toEqual([{ mark, frame, byKey: false }]);
});

it.each(BY_KEY)('recognises a click of the keyboard', (byKey) => {
  const { inner } = dialLink();
  click(inner, byKey);
  expect(opened[0]?.byKey).toBe(true);
});

it.each([
  ['opens the card', true],
  ['gives the click to the dialler', false],
  ['gives the click to the dialler, as the background is silent', undefined],
])('holds a dial link until the settings are known, then %s', async (_, opens) => {
  settings.opensDialLinks = undefined;
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { inner } = dialLink();
  expect(click(inner).defaultPrevented).toBe(true);
  expect(opened).toEqual([]);
  settings.opensDialLinks = opens;
  settled();
  await vi.runAllTimersAsync();
  expect([opened.length, assign.mock.calls.length]).toEqual(opens ? [1, 0] : [0, 1]);
});

it.each([
  [
    'the rep has switched that off',
    () => ({ setUp: () => void Object.assign(settings, { opensDialLinks: false }) }),
  ],
  [
    'the extension was updated',
    () => ({ setUp: () => void Object.assign(extension, { isOrphaned: true }) }),
  ],
  ['the click opens a new tab', () => ({ init: { ctrlKey: true } })],
  ['the address is one of the web', () => ({ href: 'https://wa.me/442079460123' })],
  ['listening has ended', () => ({ setUp: () => ending.abort() })],
] as const)('leaves a dial link to the browser when %s', (_, given) => {
  const { setUp, init, href } = { setUp: () => {}, init: {}, href: undefined, ...given() };
  const { inner } = dialLink(href);
  setUp();
  expect(click(inner, init).defaultPrevented).toBe(false);
  expect(opened).toEqual([]);
});

it('leaves a doubtful dial link, and one without a mark, to the browser', () => {
  document.body.innerHTML = '<a href="tel:02079460123">Call</a>';
  listen(frameWith(linkMark('a', 'doubtful')));
  expect(click(select('a')).defaultPrevented).toBe(false);
  expect(opened).toEqual([]);
});

it('ignores a click by a script', () => {
  const { inner } = dialLink();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  inner.dispatchEvent(event);
  expect([event.defaultPrevented, opened]).toEqual([false, []]);
});

it('ignores clicks on a site that was switched off', () => {
  const { frame, inner } = dialLink();
  Object.assign(frame, { abortSignal: AbortSignal.abort() });
  expect(click(inner).defaultPrevented).toBe(false);
  expect(opened).toEqual([]);
});

it('finds the link of a closed shadow root by the position of the click', () => {
  document.body.innerHTML = '<div></div>';
  const host = select('div');
  const link = document.createElement('a');
  link.href = 'tel:02079460123';
  const root = { elementFromPoint: () => link, contains: () => true, activeElement: link };
  closedRoots.set(host, root as unknown as ShadowRoot);
  const mark = { ...linkMark('div'), nodes: [link] };
  setElementAtPoint(() => host);
  listen(frameWith(mark));
  expect(click(host, at).defaultPrevented).toBe(true);
  // A key has no position: the link that has the focus is clicked.
  root.elementFromPoint = () => document.createElement('a');
  for (const byKey of BY_KEY) expect(click(host, byKey).defaultPrevented).toBe(true);
  expect(opened.map(({ byKey }) => byKey)).toEqual([false, true, true]);
});

it('opens the card of a number in plain text, after the page’s listeners', () => {
  const { mark, frame, element } = plainNumber();
  const event = clickEvent(at);
  element.dispatchEvent(event);
  expect(opened).toEqual([]);
  vi.runAllTimers();
  expect(opened).toEqual([{ mark, frame, byKey: false }]);
  expect(event.defaultPrevented).toBe(false);
});

it.each([
  ['button', '<button>020 7946 0123</button>'],
  ['label', '<label>020 7946 0123</label>'],
  ['editor', '<div contenteditable>020 7946 0123</div>'],
  ['option of a list', '<ul><li role="option"><b>020 7946 0123</b></li></ul>'],
  ['row that shows a hand', '<p style="cursor: pointer">020 7946 0123</p>'],
])('ignores a click on a %s', (_, html) => {
  const { element } = plainNumber(html);
  click(element, at);
  expect(opened).toEqual([]);
});

it('ignores a click whose default action the page prevented', () => {
  const { element } = plainNumber();
  element.addEventListener('click', (event) => event.preventDefault());
  click(element, at);
  expect(opened).toEqual([]);
});

it.each([
  ['second click of a double click', { detail: 2 }, undefined],
  ['click that ends a drag', {}, { clientX: 20, clientY: 10 }],
] as const)('opens no card for a %s', (_, init, down) => {
  const { element } = plainNumber();
  if (down) element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...down }));
  click(element, { ...at, ...init });
  expect(opened).toEqual([]);
});

it('opens the card if the pointer moved a little between press and release', () => {
  const { element } = plainNumber();
  const down = { bubbles: true, clientX: 48, clientY: 11 };
  element.dispatchEvent(new MouseEvent('pointerdown', down));
  click(element, at);
  expect(opened).toHaveLength(1);
});

it('opens no card if the click selects text', () => {
  const { element } = plainNumber();
  document.getSelection()?.selectAllChildren(element);
  click(element, at);
  expect(opened).toEqual([]);
});

/** A click that was made on the dial link before this script was loaded. */
async function keptClick(init: PointerEventInit = {}) {
  document.body.innerHTML = '<a href="tel:02079460123">Call</a>';
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const event = clickEvent(init);
  select('a').addEventListener('click', (heard) => heard.preventDefault(), { once: true });
  select('a').dispatchEvent(event);
  listen({ ...frameWith(linkMark()), click: event });
  expect(opened).toEqual([]);
  settled();
  await vi.runAllTimersAsync();
  return assign;
}

it('handles a click from before this script was loaded, once the settings are known', async () => {
  const assign = await keptClick();
  expect(opened).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
});

it('opens the dialler for that click if the rep has switched the card off for links', async () => {
  settings.opensDialLinks = false;
  const assign = await keptClick();
  expect(assign).toHaveBeenCalledExactlyOnceWith('tel:02079460123');
  expect(opened).toEqual([]);
});

it('opens the link of that click if a modifier key was held', async () => {
  const assign = await keptClick({ shiftKey: true });
  expect(assign).toHaveBeenCalledOnce();
  expect(opened).toEqual([]);
});
