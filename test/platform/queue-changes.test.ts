import { expect, it, vi } from 'vitest';
import { announceQueueChange, onQueueChange } from '@/lib/platform/views';

it('tells every view of each change, until it is closed', async () => {
  const first = { react: vi.fn(), end: new AbortController() };
  const second = { react: vi.fn(), end: new AbortController() };
  for (const { react, end } of [first, second]) onQueueChange(react, end.signal);
  announceQueueChange();
  for (const { react } of [first, second]) {
    await vi.waitFor(() => expect(react).toHaveBeenCalledTimes(1));
  }
  first.end.abort();
  announceQueueChange();
  await vi.waitFor(() => expect(second.react).toHaveBeenCalledTimes(2));
  expect(first.react).toHaveBeenCalledTimes(1);
  second.end.abort();
});
