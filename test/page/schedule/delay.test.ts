import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelay } from '@/lib/page/schedule/delay';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs something once, after its time', () => {
  const run = vi.fn();
  createDelay(new AbortController().signal)(run, 100);
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs nothing once the signal has aborted', () => {
  const ending = new AbortController();
  const run = vi.fn();
  createDelay(ending.signal)(run, 100);
  ending.abort();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
