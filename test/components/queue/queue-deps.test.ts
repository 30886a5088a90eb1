// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openQueueDeps } from '@/components/queue/queue-deps';
import { freshDatabase } from '@/test/calls/support/database';

it('takes keys and the pointer for signs of the rep, until the view is closed', () => {
  const end = new AbortController();
  const react = vi.fn();
  openQueueDeps(freshDatabase()).onActivity(react, end.signal);
  for (const event of ['keydown', 'pointerdown', 'pointermove']) dispatchEvent(new Event(event));
  expect(react).toHaveBeenCalledTimes(3);
  end.abort();
  dispatchEvent(new Event('keydown'));
  expect(react).toHaveBeenCalledTimes(3);
});
