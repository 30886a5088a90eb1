import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterDelay, every, everyFewSeconds, onEachTick } from '@/lib/platform/page/timers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ticks until its signal ends', () => {
  const react = vi.fn();
  const ended = new AbortController();
  onEachTick(react, ended.signal);
  vi.advanceTimersByTime(350);
  expect(react).toHaveBeenCalledTimes(3);
  ended.abort();
  vi.advanceTimersByTime(350);
  expect(react).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('calls back every few seconds until its signal ends', () => {
  const react = vi.fn();
  const ended = new AbortController();
  everyFewSeconds(react, ended.signal);
  vi.advanceTimersByTime(11_000);
  ended.abort();
  vi.advanceTimersByTime(11_000);
  expect(react).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('calls back as often as asked', () => {
  const react = vi.fn();
  const ended = new AbortController();
  every(250, react, ended.signal);
  vi.advanceTimersByTime(1_000);
  ended.abort();
  vi.advanceTimersByTime(1_000);
  expect(react).toHaveBeenCalledTimes(4);
});

it('calls back once later, unless its signal ends first', () => {
  const react = vi.fn();
  const ended = new AbortController();
  afterDelay(100, react, ended.signal);
  vi.advanceTimersByTime(500);
  expect(react).toHaveBeenCalledTimes(1);
  afterDelay(100, react, ended.signal);
  ended.abort();
  vi.advanceTimersByTime(500);
  expect(react).toHaveBeenCalledTimes(1);
});

it('starts no timer for a signal that has ended', () => {
  onEachTick(vi.fn(), AbortSignal.abort());
  afterDelay(100, vi.fn(), AbortSignal.abort());
  expect(vi.getTimerCount()).toBe(0);
});
