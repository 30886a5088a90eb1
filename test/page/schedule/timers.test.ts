import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDelay,
  createLateChecks,
  createRestartableTimer,
  throttle,
} from '@/lib/page/schedule/timers';

describe('createDelay', () => {
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
});

describe('throttle', () => {
  it('runs once for several calls, and again for a call after that', () => {
    const waits: { run: () => void; ms: number }[] = [];
    const run = vi.fn();
    const ask = throttle(run, (later, ms) => waits.push({ run: later, ms }), 30);
    ask();
    ask();
    expect(waits.map(({ ms }) => ms)).toEqual([30]);
    waits.shift()?.run();
    expect(run).toHaveBeenCalledOnce();
    ask();
    expect(waits).toHaveLength(1);
  });

  it('can be called again from the run itself', () => {
    const waits: (() => void)[] = [];
    let runs = 0;
    const ask: () => void = throttle(
      () => {
        if (++runs < 2) ask();
      },
      (later) => waits.push(later),
      30,
    );
    ask();
    waits.shift()?.();
    waits.shift()?.();
    expect(runs).toBe(2);
  });
});

describe('createLateChecks', () => {
  it('checks three times with growing pauses, even if it is called often', () => {
    const waits: { run: () => void; ms: number }[] = [];
    const look = vi.fn();
    const check = createLateChecks(look, (run, ms) => waits.push({ run, ms }));
    check();
    check();
    expect(waits.map(({ ms }) => ms)).toEqual([500, 2000, 6000]);
    for (const { run } of waits) run();
    expect(look).toHaveBeenCalledTimes(3);
  });
});

describe('createRestartableTimer', () => {
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
});
