import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRestartableTimer } from '@/lib/page/schedule/restartable-timer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs only what was started last', () => {
  const timer = createRestartableTimer(new AbortController().signal);
  const ran: string[] = [];
  timer.start(() => ran.push('first'), 100);
  vi.advanceTimersByTime(60);
  timer.start(() => ran.push('second'), 100);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(['second']);
});

it('runs nothing once it is stopped or its signal has ended', () => {
  const ended = new AbortController();
  const timer = createRestartableTimer(ended.signal);
  const run = vi.fn();
  timer.start(run, 100);
  timer.stop();
  timer.start(run, 100);
  ended.abort();
  expect(vi.getTimerCount()).toBe(0);
  timer.start(run, 100);
  expect(vi.getTimerCount()).toBe(0);
  expect(run).not.toHaveBeenCalled();
});
