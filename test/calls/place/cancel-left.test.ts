import { expect, it, vi } from 'vitest';
import { Failure } from '@/lib/calls/failure';
import { cancelLeft } from '@/lib/calls/place/cancel-left';
import { sampleCall } from '@/test/calls/support/calls';

const show = vi.fn(async () => undefined);

it('cancels the call, and shows that it did', async () => {
  const call = sampleCall({ state: 'cancelled', problem: { code: 'page-left' } });
  const cancelCall = vi.fn(async () => call);
  await cancelLeft({ cancelCall, show }, call.id);
  expect(cancelCall).toHaveBeenCalledExactlyOnceWith(call.id, 'page-left');
  expect(show).toHaveBeenCalledExactlyOnceWith(call);
});

it('shows nothing of a call that was requested meanwhile, or is gone', async () => {
  show.mockClear();
  await cancelLeft({ cancelCall: async () => sampleCall({ state: 'requested' }), show }, 'a');
  const gone = async () => Promise.reject(new Failure('unknown-call'));
  await cancelLeft({ cancelCall: gone, show }, 'a');
  expect(show).not.toHaveBeenCalled();
});
