import { expect, it, vi } from 'vitest';
import { createIdleJobs, type JobPause, STALL } from '@/lib/page/schedule/idle-jobs';

/** An idle page. Its clock moves one millisecond with each step of a job. */
function page() {
  const idle: (() => void)[] = [];
  const clock = { now: 0 };
  const ending = new AbortController();
  const onPause = vi.fn();
  const slices = createIdleJobs({
    abortSignal: ending.signal,
    now: () => clock.now,
    whenIdle: (run) => void idle.push(run),
    onPause,
  });
  const slice = () => idle.shift()?.();
  return { slices, slice, idle, clock, onPause, ending };
}

function* steps(count: number, clock: { now: number }, ms: number): Generator<JobPause> {
  for (let step = 0; step < count; step++) {
    clock.now += ms;
    yield;
  }
}

it('ends a slice after 4 ms and continues in the next', () => {
  const { slices, slice, idle, clock, onPause } = page();
  slices.add(steps(100, clock, 0.25));
  slice();
  expect(clock.now).toBe(4);
  while (idle.length > 0) slice();
  expect(clock.now).toBe(25);
  const more = onPause.mock.calls.map(([follows]) => follows);
  expect(more).toEqual([true, true, true, true, true, true, false]);
});

it('ends a slice in time among many short jobs too', () => {
  const { slices, slice, clock } = page();
  for (let job = 0; job < 50; job++) slices.add(steps(1, clock, 1));
  slice();
  expect(clock.now).toBeLessThanOrEqual(5);
});

it('runs jobs in their order', () => {
  const { slices, slice } = page();
  const ran: string[] = [];
  function* job(name: string): Generator<JobPause> {
    yield;
    ran.push(name);
  }
  slices.add(job('first'));
  slices.add(job('second'));
  slice();
  expect(ran).toEqual(['first', 'second']);
});

it('takes turns when one job is very long', () => {
  const { slices, slice, idle, clock } = page();
  const ended: [string, number][] = [];
  function* job(name: string, count: number): Generator<JobPause> {
    yield* steps(count, clock, 1);
    ended.push([name, clock.now]);
  }
  slices.add(job('long', 1000));
  slices.add(job('short', 10));
  while (idle.length > 0) slice();
  expect(ended).toEqual([
    ['short', 210],
    ['long', 1010],
  ]);
});

it('pauses a job that waits until it is resumed, and runs the others', () => {
  const { slices, slice, idle, clock } = page();
  const ended: string[] = [];
  let come = false;
  function* waiting(): Generator<JobPause> {
    while (!come) yield STALL;
    ended.push('waiting');
  }
  function* other(): Generator<JobPause> {
    yield* steps(8, clock, 1);
    ended.push('other');
  }
  slices.add(waiting());
  slices.add(other());
  while (idle.length > 0) slice();
  expect([ended, slices.busy()]).toEqual([['other'], true]);
  slices.resume();
  while (idle.length > 0) slice();
  expect(slices.busy()).toBe(true);
  come = true;
  slices.resume();
  while (idle.length > 0) slice();
  expect([ended, slices.busy()]).toEqual([['other', 'waiting'], false]);
});

it('resumes nothing if no job is left', () => {
  const { slices, idle } = page();
  slices.resume();
  expect(idle).toEqual([]);
});

it('does nothing once the signal has aborted', () => {
  const { slices, slice, ending, clock } = page();
  slices.add(steps(10, clock, 1));
  ending.abort();
  slice();
  expect(clock.now).toBe(0);
});
