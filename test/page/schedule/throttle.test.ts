import { expect, it, vi } from 'vitest';
import { throttle } from '@/lib/page/schedule/throttle';

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
