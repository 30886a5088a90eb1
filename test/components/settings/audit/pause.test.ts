import { expect, it, vi } from 'vitest';
import { createPause } from '@/components/settings/audit/pause';

it('rests once a slice has lasted long enough', async () => {
  let time = 0;
  const rest = vi.fn(async () => undefined);
  const pause = createPause({ now: () => time, rest }, new AbortController().signal);
  await pause();
  expect(rest).not.toHaveBeenCalled();
  time = 20;
  await pause();
  await pause();
  expect(rest).toHaveBeenCalledTimes(1);
});

it('rejects after the signal aborted, also while it rests', async () => {
  const ending = new AbortController();
  let time = 0;
  const rest = async () => ending.abort(new Error('cancelled'));
  const pause = createPause({ now: () => time, rest }, ending.signal);
  time = 20;
  await expect(pause()).rejects.toThrow('cancelled');
  await expect(pause()).rejects.toThrow('cancelled');
});
