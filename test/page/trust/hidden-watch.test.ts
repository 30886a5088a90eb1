// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHidden } from '@/lib/page/trust/hidden-watch';
import type { ButtonVisibility } from '@/lib/page/trust/trust';

const watched = vi.hoisted(() => ({ state: {} as ButtonVisibility }));
vi.mock('@/lib/page/trust/visibility', () => ({
  watchVisibility: () => ({ state: () => watched.state }),
}));

let ending: AbortController;
let hidden: number;
const see = (isSeen: boolean) => {
  watched.state = { stillSince: 0, ...(isSeen && { visibleSince: performance.now() }) };
};

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  hidden = 0;
  const button = document.createElement('button');
  see(true);
  watchHidden(button, document.body, () => hidden++, ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reports nothing while the button is in sight', () => {
  vi.advanceTimersByTime(10_000);
  expect(hidden).toBe(0);
});

it('reports a button that was hidden for half a second, and again while it stays hidden', () => {
  vi.advanceTimersByTime(1000);
  see(false);
  vi.advanceTimersByTime(500);
  expect(hidden).toBe(0);
  vi.advanceTimersByTime(200);
  expect(hidden).toBe(1);
  vi.advanceTimersByTime(600);
  expect(hidden).toBe(2);
  see(true);
  vi.advanceTimersByTime(100);
  expect(hidden).toBe(2);
});

it('does not count a button that is visible for less than 100 ms as seen', () => {
  vi.advanceTimersByTime(1000);
  for (let turn = 0; turn < 8; turn++) {
    see(true);
    vi.advanceTimersByTime(50);
    see(false);
    vi.advanceTimersByTime(100);
  }
  expect(hidden).toBe(2);
});

it('reports a tab that is not in front', () => {
  vi.advanceTimersByTime(1000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(700);
  expect(hidden).toBe(1);
});

it('waits longer for the first sight', () => {
  see(false);
  vi.advanceTimersByTime(1100);
  expect(hidden).toBe(0);
  vi.advanceTimersByTime(300);
  expect(hidden).toBe(1);
});

it('reports nothing after its end', () => {
  see(false);
  ending.abort();
  vi.advanceTimersByTime(5000);
  expect(hidden).toBe(0);
});
