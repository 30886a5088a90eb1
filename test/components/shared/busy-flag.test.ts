import { expect, it } from 'vitest';
import { createBusyFlag } from '@/components/shared/busy-flag';
import { byHand } from '@/test/dashboard/support/deps';

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
