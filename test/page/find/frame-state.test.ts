// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type FinderHandle,
  type FrameState,
  finderHandle,
  requestCardOnPointer,
  requestCardOnSelection,
} from '@/lib/page/find/frame-state';
import { createMarks, type Marks } from '@/lib/page/highlights/marks';
import { trusted } from '@/test/support/dom/trusted-event';

const closedRoots = vi.hoisted(() => new WeakMap<Element, ShadowRoot>());
vi.mock('@/lib/platform/page/shadow-root', () => ({
  shadowRootOf: (element: Element) => closedRoots.get(element) ?? null,
}));
vi.mock('@/lib/platform/page/messaging', () => ({ isOrphaned: () => false }));

let ending: AbortController;
let finding: FrameState;
let marks: Marks;
const ask = vi.fn(async () => ({ ok: true, value: null }));

/** Dispatches a trusted event. */
function fire(event: Event): Event {
  document.body.firstElementChild?.dispatchEvent(trusted(event));
  return event;
}

const move = () => fire(new MouseEvent('pointermove', { bubbles: true, clientX: 3 }));
const click = () => fire(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Marks the first element of the page. */
function mark(): void {
  marks.add({
    candidate: { raw: '', before: '', after: '' },
    found: { start: 0, end: 0, confidence: 'certain' },
    nodes: [document.body.firstElementChild as Element],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockClear();
  document.body.innerHTML = '<a href="tel:+12125550134">Call</a>';
  ending = new AbortController();
  marks = createMarks({ add: () => {}, remove: () => {}, painted: () => [] });
  finding = {
    marks,
    deferredRows: () => [],
    readRows: async () => undefined,
    abortSignal: ending.signal,
  };
  requestCardOnPointer(finding, ask as never);
});
afterEach(() => {
  ending.abort();
  globalThis.handsetCard = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('requests the card once the pointer rests in a frame with numbers, and keeps its position', () => {
  mark();
  move();
  vi.advanceTimersByTime(50);
  move();
  vi.advanceTimersByTime(79);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith('card', {});
  expect(finding.pointer?.clientX).toBe(3);
});

it('requests no card for a pointer that rests after the signal has aborted', () => {
  mark();
  move();
  ending.abort();
  vi.advanceTimersByTime(1000);
  expect(ask).not.toHaveBeenCalled();
});

it('requests no card in a frame without numbers and fields, nor a second one', () => {
  fire(new FocusEvent('focusin', { bubbles: true }));
  mark();
  globalThis.handsetCard = true;
  fire(new FocusEvent('focusin', { bubbles: true }));
  expect(ask).not.toHaveBeenCalled();
});

it('does not take an element of the page for the card or for what the scripts share', () => {
  mark();
  // As an element with this id in Chromium.
  globalThis.handsetCard = document.body as never;
  fire(new FocusEvent('focusin', { bubbles: true }));
  expect(ask).toHaveBeenCalledExactlyOnceWith('card', {});
  const named = Object.create({ handsetFinder: document.body });
  const before = Object.getPrototypeOf(globalThis);
  Object.setPrototypeOf(globalThis, named);
  expect([globalThis.handsetFinder, finderHandle()]).toEqual([document.body, undefined]);
  Object.setPrototypeOf(globalThis, before);
});

it('keeps a click for the card, and a marked dial link from the dialler', () => {
  mark();
  const kept = click();
  expect([kept.defaultPrevented, finding.click]).toEqual([true, kept]);
  expect(ask).toHaveBeenCalledOnce();
});

it.each(['open', 'closed'] as const)(
  'keeps a dial link in a root that is %s from the dialler',
  (mode) => {
    document.body.innerHTML = '<div></div>';
    const host = document.body.firstElementChild as HTMLElement;
    const root = host.attachShadow({ mode });
    root.innerHTML = '<a href="tel:+12125550134">Call</a>';
    const link = root.querySelector('a') as Element;
    marks.add({
      candidate: { raw: '', before: '', after: '' },
      found: { start: 0, end: 0, confidence: 'certain' },
      nodes: [link],
    });
    const asSeen = { elementFromPoint: () => link, contains: () => true } as unknown as ShadowRoot;
    if (mode === 'closed') closedRoots.set(host, asSeen);
    const init = { bubbles: true, cancelable: true, composed: true };
    const event = trusted(new MouseEvent('click', init));
    // For the document, the target of a click in a closed root is the host.
    (mode === 'open' ? link : host).dispatchEvent(event);
    expect([event.defaultPrevented, finding.click]).toEqual([true, event]);
  },
);

it.each(['mouse', 'key'])(
  'keeps a dial link in nested closed roots from the dialler, clicked by a %s',
  (by) => {
    document.body.innerHTML = '<div></div>';
    const hosts = [document.body.firstElementChild as Element];
    for (let depth = 0; depth < 2; depth++) hosts.push(document.createElement('div'));
    const link = document.createElement('a');
    link.href = 'tel:+12125550134';
    for (const [at, host] of hosts.entries()) {
      const inner = hosts[at + 1] ?? link;
      const seen = by === 'key' ? { activeElement: inner } : { elementFromPoint: () => inner };
      closedRoots.set(host, { contains: () => true, ...seen } as unknown as ShadowRoot);
    }
    const [candidate, found] = [
      { raw: '', before: '', after: '' },
      { start: 0, end: 0 },
    ];
    marks.add({ candidate, found: { ...found, confidence: 'certain' }, nodes: [link] });
    const pointerType = by === 'key' ? '' : 'mouse';
    const event = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType });
    expect(fire(event).defaultPrevented).toBe(true);
  },
);

it('leaves a link without a mark to the page', () => {
  expect(click().defaultPrevented).toBe(false);
});

it('does nothing once the signal has aborted', () => {
  mark();
  ending.abort();
  click();
  expect(finding.click).toBeUndefined();
});

it('requests the card when text is first selected, once', () => {
  const finder = { abortSignal: ending.signal } as FinderHandle;
  requestCardOnSelection(finder, ask as never);
  const selection = vi.spyOn(globalThis, 'getSelection');
  selection.mockReturnValue({ isCollapsed: true } as Selection);
  document.dispatchEvent(new Event('selectionchange'));
  expect(ask).not.toHaveBeenCalled();
  selection.mockReturnValue({ isCollapsed: false } as Selection);
  document.dispatchEvent(new Event('selectionchange'));
  document.dispatchEvent(new Event('selectionchange'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('card', {});
});

it('listens to no selection once the signal has aborted', () => {
  requestCardOnSelection({ abortSignal: ending.signal } as FinderHandle, ask as never);
  const selection = vi.spyOn(globalThis, 'getSelection');
  selection.mockReturnValue({ isCollapsed: false } as Selection);
  ending.abort();
  document.dispatchEvent(new Event('selectionchange'));
  expect(selection).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});
