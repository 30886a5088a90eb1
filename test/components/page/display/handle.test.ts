// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CardDisplayDeps, createCardHandle } from '@/components/page/display/handle';
import type { CardHandle } from '@/lib/page/card/card-handle';
import { boxAt } from '@/lib/page/dom/geometry';
import {
  anchor,
  fakeCountdown,
  fakeHolder,
  fakeModel,
  SAMPLE_OFFER,
} from '@/test/support/dom/fake-display';
import { drawElement } from '@/test/support/dom/unit-layout';

const browser = vi.hoisted(() => ({ reportsVisibility: true }));
vi.mock('@/lib/page/trust/page-effects', () => browser);

let card: ReturnType<typeof fakeModel>;
let count: ReturnType<typeof fakeCountdown>;
let holder: ReturnType<typeof fakeHolder>;
let handle: CardHandle;

beforeEach(() => {
  browser.reportsVisibility = true;
  [card, count, holder] = [fakeModel(), fakeCountdown(), fakeHolder()];
  const { model } = card;
  const { countdown } = count;
  handle = createCardHandle({ model, countdown, holder: holder.holder } as CardDisplayDeps);
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => run(0));
});
afterEach(() => {
  holder.host.remove();
  vi.unstubAllGlobals();
});

const showCard = () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
};

it('shows the button, and takes it away, but never instead of an open card', () => {
  handle.offer(SAMPLE_OFFER, anchor);
  expect(card.offer).toHaveBeenCalledExactlyOnceWith(SAMPLE_OFFER, anchor);
  card.shown.value = { kind: 'button', offer: SAMPLE_OFFER, anchor };
  handle.withdraw();
  expect(card.close).toHaveBeenCalledOnce();
  showCard();
  handle.offer(SAMPLE_OFFER, anchor);
  handle.withdraw();
  expect([card.offer.mock.calls.length, card.close.mock.calls.length]).toEqual([1, 1]);
});

it('opens the card of a clicked number instead of one that is open', () => {
  showCard();
  handle.open(SAMPLE_OFFER, anchor, false);
  expect(card.offer).toHaveBeenCalledOnce();
  expect(card.open).toHaveBeenCalledOnce();
  expect(holder.rememberFocus).not.toHaveBeenCalled();
});

it('calls nobody for a click on a number, also if the rep chose to skip the card', () => {
  card.offer.mockImplementation((given, at) => {
    card.shown.value = { kind: 'button', offer: given, anchor: at };
  });
  handle.open({ ...SAMPLE_OFFER, countsDownAtOnce: true }, anchor, false);
  expect([card.open.mock.calls.length, card.call.mock.calls.length]).toEqual([1, 0]);
});

it('moves the focus to the main button of a card that a key opened', () => {
  holder.layer.innerHTML = '<button class="close"></button><button class="go"></button>';
  handle.open(SAMPLE_OFFER, anchor, true);
  expect(holder.rememberFocus).toHaveBeenCalledOnce();
  expect(document.activeElement?.className).toBe('go');
  holder.layer.innerHTML = '<button class="call-button"></button>';
  handle.focus();
  expect(document.activeElement?.className).toBe('call-button');
});

it('opens the card in the top frame if the browser does not report what is visible', () => {
  browser.reportsVisibility = false;
  handle.open(SAMPLE_OFFER, anchor, false);
  expect([card.open.mock.calls.length, card.openInTopFrame.mock.calls.length]).toEqual([1, 0]);
  vi.stubGlobal('top', {});
  handle.open(SAMPLE_OFFER, anchor, false);
  expect([card.open.mock.calls.length, card.openInTopFrame.mock.calls.length]).toEqual([1, 1]);
  browser.reportsVisibility = true;
  handle.open(SAMPLE_OFFER, anchor, false);
  expect([card.open.mock.calls.length, card.openInTopFrame.mock.calls.length]).toEqual([2, 1]);
});

it('holds the points on the card and four pixels around it, while it is in the page', () => {
  drawElement(holder.layer, boxAt(100, 100, { width: 32, height: 32 }));
  expect([handle.holds(96, 110), handle.holds(95, 110)]).toEqual([true, false]);
  holder.host.remove();
  expect(handle.holds(110, 110)).toBe(false);
});

it('reports when the rep acts on the card, and when a call is in flight', () => {
  expect([handle.busy(), handle.calling()]).toEqual([false, false]);
  showCard();
  expect([handle.busy(), handle.calling()]).toEqual([true, false]);
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, isRequesting: true };
  expect(handle.calling()).toBe(true);
  card.shown.value = undefined;
  count.counting.value = { callId: 'call-1' } as never;
  expect(handle.calling()).toBe(true);
});

it('shows why a click opened no card', () => {
  handle.say({ code: 'no-service' });
  expect(card.showProblem).toHaveBeenCalledExactlyOnceWith({ code: 'no-service' });
});
