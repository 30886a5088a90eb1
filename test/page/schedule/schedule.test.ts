import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThoroughScan } from '@/lib/page/schedule/schedule';
import { createDelay } from '@/lib/page/schedule/timers';

let ending: AbortController;
let busy: boolean;
let scans: number;
let schedule: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  [busy, scans] = [false, 0];
  schedule = createThoroughScan(() => scans++, {
    busy: () => busy,
    delay: createDelay(ending.signal),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('scans once, even if it is asked often', () => {
  schedule();
  schedule();
  expect(vi.getTimerCount()).toBe(1);
  vi.runOnlyPendingTimers();
  expect(scans).toBe(1);
  schedule();
  vi.runOnlyPendingTimers();
  expect(scans).toBe(2);
});

it('waits while other work is left', () => {
  busy = true;
  schedule();
  vi.runOnlyPendingTimers();
  expect(scans).toBe(0);
  busy = false;
  vi.runOnlyPendingTimers();
  expect(scans).toBe(1);
});

it('waits for nothing once the signal has aborted, though work was left', () => {
  busy = true;
  schedule();
  ending.abort();
  vi.runOnlyPendingTimers();
  expect(vi.getTimerCount()).toBe(0);
  expect(scans).toBe(0);
});
