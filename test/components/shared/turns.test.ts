import { expect, it } from 'vitest';
import { createBusyFlag, createLatestOnly } from '@/components/shared/turns';
import { byHand } from '@/test/components/dashboard/support/fakes';

it('runs one piece of work at a time', async () => {
  const busy = createBusyFlag();
  const work = byHand<void>();
  let runs = 0;
  const run = () => {
    runs += 1;
    return work.promise;
  };
  const first = busy.once(run);
  await busy.once(run);
  expect([runs, busy.value.value]).toEqual([1, true]);
  work.answer();
  await first;
  expect(busy.value.value).toBe(false);
  await busy.once(run);
  expect(runs).toBe(2);
});

it('is idle again after work that failed', async () => {
  const busy = createBusyFlag();
  await expect(busy.once(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(busy.value.value).toBe(false);
});

it('aborts a turn when the next one starts', () => {
  const turns = createLatestOnly(new AbortController().signal);
  const first = turns.begin();
  const second = turns.begin();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  turns.end();
  expect(second.aborted).toBe(true);
});

it('ends with its signal', () => {
  const owner = new AbortController();
  const turn = createLatestOnly(owner.signal).begin();
  owner.abort();
  expect(turn.aborted).toBe(true);
});
