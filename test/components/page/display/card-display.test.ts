// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayOnTop } from '@/components/page/display/card-display';
import { fakeHolder } from '@/test/support/dom/fake-display';

let ending: AbortController;
let card: ReturnType<typeof fakeHolder>;

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  card = fakeHolder();
  stayOnTop(card.holder, ending.signal);
});
afterEach(() => {
  ending.abort();
  card.host.remove();
  vi.useRealTimers();
});

const pointer = (type: string) => card.layer.dispatchEvent(new Event(type));

it('comes back on top as the pointer enters, and five times a second while it stays', () => {
  pointer('pointerenter');
  expect(card.raise).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(card.raise).toHaveBeenCalledTimes(6);
});

it.each([
  ['leaves', () => pointer('pointerleave')],
  ['is over a card that goes', () => card.host.remove()],
  ['stays after the end', () => ending.abort()],
])('stops once the pointer %s', (_, change) => {
  pointer('pointerenter');
  change();
  vi.advanceTimersByTime(1000);
  expect(card.raise).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps one timer, even if the pointer enters often', () => {
  pointer('pointerenter');
  pointer('pointerenter');
  expect(vi.getTimerCount()).toBe(1);
});
