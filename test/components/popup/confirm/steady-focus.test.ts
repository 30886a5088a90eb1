// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteadyFocus } from '@/components/popup/confirm/steady-focus';

let hasFocus = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  hasFocus = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (end = new AbortController()) => ({
  end,
  isSteady: createSteadyFocus(window, end.signal),
});

it('is steady half a second after the page came to the front', () => {
  const { isSteady } = open();
  vi.advanceTimersByTime(499);
  expect(isSteady.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isSteady.value).toBe(true);
});

it('starts again after the focus was elsewhere', () => {
  const { isSteady } = open();
  vi.advanceTimersByTime(500);
  hasFocus = false;
  window.dispatchEvent(new Event('blur'));
  expect(isSteady.value).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(isSteady.value).toBe(false);
  hasFocus = true;
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(499);
  expect(isSteady.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isSteady.value).toBe(true);
});

it('ends with its signal', () => {
  const { end, isSteady } = open();
  end.abort();
  vi.advanceTimersByTime(1000);
  expect(isSteady.value).toBe(false);
});
