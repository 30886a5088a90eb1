// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checkOfferBeforePress,
  endOfferOnTextChange,
} from '@/components/page/display/current-text';
import { anchor, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';

let frames: FrameRequestCallback[];
let card: ReturnType<typeof fakeModel>;
let isCurrent: boolean;
const changing = { ...anchor, isCurrent: () => isCurrent };

beforeEach(() => {
  frames = [];
  isCurrent = true;
  card = fakeModel();
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => vi.unstubAllGlobals());

function paint(): void {
  for (const run of frames.splice(0)) run(0);
}

it('ends the offer in the next frame after its text changed, once', () => {
  endOfferOnTextChange(changing, card.model, new AbortController().signal);
  paint();
  paint();
  expect(card.endOffer).not.toHaveBeenCalled();
  isCurrent = false;
  paint();
  paint();
  expect(card.endOffer).toHaveBeenCalledOnce();
});

it('ends no offer after its signal', () => {
  const ending = new AbortController();
  endOfferOnTextChange(changing, card.model, ending.signal);
  ending.abort();
  isCurrent = false;
  paint();
  expect(card.endOffer).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('accepts a press while the page shows the offered text', () => {
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, anchor: changing };
  expect(checkOfferBeforePress(card.model, false)).toBe(true);
  isCurrent = false;
  expect(checkOfferBeforePress(card.model, false)).toBe(false);
  expect(card.endOffer).toHaveBeenCalledOnce();
});

it('accepts a press on a card without an anchor, and on a call', () => {
  isCurrent = false;
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER };
  expect(checkOfferBeforePress(card.model, false)).toBe(true);
  card.shown.value = { kind: 'call', callId: 'call-1', text: SAMPLE_OFFER.text, anchor: changing };
  expect(checkOfferBeforePress(card.model, false)).toBe(true);
});

it('reads a field again when its button is pressed, but not its card', () => {
  const offerAgain = vi.fn();
  const inField = { ...changing, field: document.createElement('input'), offerAgain };
  card.shown.value = { kind: 'button', offer: SAMPLE_OFFER, anchor: inField };
  expect(checkOfferBeforePress(card.model, true)).toBe(false);
  expect(offerAgain).toHaveBeenCalledExactlyOnceWith(true);
  card.shown.value = { kind: 'card', offer: SAMPLE_OFFER, anchor: inField };
  expect(checkOfferBeforePress(card.model, true)).toBe(true);
  expect(offerAgain).toHaveBeenCalledOnce();
});
