// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNumber, followViewport } from '@/components/page/display/follow-anchor';
import { type Box, boxAt } from '@/lib/page/dom/geometry';
import { anchor } from '@/test/support/dom/fake-display';

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
