import { expect, it } from 'vitest';
import { createThoroughScan } from '@/lib/page/schedule/thorough-scan';

/** A look, what waits to be run, and how often it looked. */
function looking(isBusy: () => boolean) {
  const ended = new AbortController();
  const waiting: (() => void)[] = [];
  let looks = 0;
  const ask = createThoroughScan({
    look: () => looks++,
    busy: isBusy,
    delay: (run) => waiting.push(run),
    signal: ended.signal,
  });
  return { ask, ended, waiting, looks: () => looks, pass: () => waiting.shift()?.() };
}

it('looks once, however often it is asked', () => {
  const { ask, waiting, looks, pass } = looking(() => false);
  ask();
  ask();
  expect(waiting).toHaveLength(1);
  pass();
  expect(looks()).toBe(1);
  ask();
  pass();
  expect(looks()).toBe(2);
});

it('waits while more is on its way', () => {
  let busy = true;
  const { ask, looks, pass } = looking(() => busy);
  ask();
  pass();
  expect(looks()).toBe(0);
  busy = false;
  pass();
  expect(looks()).toBe(1);
});

it('waits for nothing once all is over, though work was left', () => {
  const { ask, ended, waiting, looks, pass } = looking(() => true);
  ask();
  ended.abort();
  pass();
  expect(waiting).toEqual([]);
  expect(looks()).toBe(0);
});
