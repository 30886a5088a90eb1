// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkOfferBeforePress,
  endOfferOnTextChange,
  followNumber,
  followViewport,
} from '@/components/page/display/follow-number';
import { type Box, boxAt } from '@/lib/page/dom/geometry';
import { anchor, fakeModel, SAMPLE_OFFER } from '@/test/support/dom/fake-display';

describe('the card beside its number', () => {
  let frames: FrameRequestCallback[];
  let ending: AbortController;
  const position = vi.fn();

  beforeEach(() => {
    frames = [];
    ending = new AbortController();
    position.mockClear();
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  });
  afterEach(() => {
    ending.abort();
    vi.unstubAllGlobals();
  });

  function paint(): void {
    for (const run of frames.splice(0)) run(0);
  }

  const line = (left: number, top: number) => boxAt(left, top, { width: 90, height: 16 });

  it('moves the card in each frame in which the last line of its number moved', () => {
    let boxes: Box[] = [line(100, 100)];
    followNumber({ ...anchor, boxes: () => boxes }, position, ending.signal);
    paint();
    expect(position).not.toHaveBeenCalled();
    boxes = [line(100, 120)];
    paint();
    paint();
    expect(position).toHaveBeenCalledTimes(1);
    boxes = [line(0, 0), line(100, 120)];
    paint();
    expect(position).toHaveBeenCalledTimes(1);
    boxes = [];
    paint();
    expect(position).toHaveBeenCalledTimes(2);
  });

  it('measures nothing after its end', () => {
    const boxes = vi.fn(() => [line(100, 100)]);
    followNumber({ ...anchor, boxes }, position, ending.signal);
    ending.abort();
    boxes.mockClear();
    paint();
    expect(boxes).not.toHaveBeenCalled();
    expect(frames).toEqual([]);
  });

  it('moves the card once a frame while the page scrolls or is resized', () => {
    document.body.innerHTML = '<main></main>';
    followViewport(document, position, ending.signal);
    document.querySelector('main')?.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
    expect(position).not.toHaveBeenCalled();
    paint();
    expect(position).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('scroll'));
    paint();
    expect(position).toHaveBeenCalledTimes(2);
  });

  it('moves nothing after its end, even if a frame is due', () => {
    followViewport(document, position, ending.signal);
    window.dispatchEvent(new Event('resize'));
    ending.abort();
    paint();
    window.dispatchEvent(new Event('resize'));
    paint();
    expect(position).not.toHaveBeenCalled();
  });
});

describe('an offer whose text changed', () => {
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
    card.shown.value = {
      kind: 'call',
      callId: 'call-1',
      text: SAMPLE_OFFER.text,
      anchor: changing,
    };
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
});
