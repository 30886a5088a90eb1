import { beforeEach, expect, it } from 'vitest';
import {
  type AdaptiveDebounce,
  createAdaptiveDebounce,
} from '@/lib/page/schedule/adaptive-debounce';

let now: number;
let waits: { run: () => void; at: number }[];
let acts: number[];
let busy: boolean;
let debounce: AdaptiveDebounce;

/** Lets time pass, and runs every delay that ends in it. */
function pass(ms: number): void {
  const until = now + ms;
  for (;;) {
    const [next] = waits.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    if (!next) break;
    waits.splice(waits.indexOf(next), 1);
    now = next.at;
    next.run();
  }
  now = until;
}

beforeEach(() => {
  now = 0;
  waits = [];
  acts = [];
  busy = false;
  debounce = createAdaptiveDebounce(() => void acts.push(now), {
    busy: () => busy,
    delay: (run, ms) => void waits.push({ run, at: now + ms }),
  });
});

it('acts soon if nothing more is to come', () => {
  debounce.request();
  debounce.request();
  pass(1000);
  expect(acts).toEqual([20]);
});

it('waits a little for more at first, then acts anyway', () => {
  busy = true;
  debounce.request();
  pass(1000);
  expect(acts).toHaveLength(1);
  expect(acts[0]).toBeLessThan(200);
});

it('acts once more after the last request', () => {
  busy = true;
  debounce.request();
  pass(150);
  debounce.request();
  pass(250);
  expect(acts).toHaveLength(1);
  busy = false;
  pass(40);
  expect(acts).toHaveLength(2);
});

it('acts less often the longer requests keep coming', () => {
  for (let at = 0; at < 5000; at += 10) {
    debounce.request();
    pass(10);
  }
  const waits = acts.slice(1).map((at, nth) => at - (acts[nth] ?? 0));
  expect(waits.at(-1)).toBeGreaterThanOrEqual(800);
  expect(acts.length).toBeLessThan(12);
});

it('acts soon when the rep does something', () => {
  for (let at = 0; at < 5000; at += 10) {
    debounce.request();
    pass(10);
  }
  pass(2000);
  const before = acts.length;
  debounce.hurry();
  pass(130);
  expect(acts).toHaveLength(before + 1);
});
