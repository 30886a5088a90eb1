import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from '@/lib/service/http/deadline';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

it('ends work that takes too long', async () => {
  const deadline = startDeadline(1_000, undefined);
  const ended = expect(deadline.race(never())).rejects.toBeDefined();
  vi.advanceTimersByTime(1_000);
  await ended;
  expect([deadline.why(), deadline.abortSignal.aborted]).toEqual(['timeout', true]);
});

it('ends when the caller aborts, and keeps the first reason', async () => {
  const caller = new AbortController();
  const deadline = startDeadline(1_000, caller.signal);
  const ended = expect(deadline.race(never())).rejects.toBeDefined();
  caller.abort();
  vi.advanceTimersByTime(2_000);
  await ended;
  expect(deadline.why()).toBe('aborted');
});

it('clears its timer', async () => {
  const deadline = startDeadline(1_000, undefined);
  expect(await deadline.race(Promise.resolve(7))).toBe(7);
  deadline.end();
  expect([vi.getTimerCount(), deadline.why()]).toEqual([0, undefined]);
});
