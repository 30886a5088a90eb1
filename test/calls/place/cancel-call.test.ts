import { expect, it } from 'vitest';
import { cancelCall } from '@/lib/calls/place/cancel-call';
import { sampleCall } from '@/test/calls/support/calls';
import { brokenDisk, faults, withDisk } from '@/test/calls/support/faulty';
import { placeDeps } from '@/test/calls/support/place-deps';

it('cancels a call in its countdown', async () => {
  const deps = placeDeps();
  const call = sampleCall();
  await deps.database.calls.add(call);
  expect(await cancelCall(deps, call.id)).toMatchObject({ state: 'cancelled' });
  expect(await deps.database.calls.get(call.id)).toMatchObject({ state: 'cancelled' });
});

it('remembers the cancellation while it cannot be written', async () => {
  const deps = placeDeps();
  const disk = withDisk(deps.database);
  const call = sampleCall();
  await deps.database.calls.add(call);
  disk.writes.push(...faults(4, brokenDisk));
  const cancelled = expect(cancelCall(deps, call.id)).rejects.toBeDefined();
  await deps.clock.advance(3_000);
  await cancelled;
  expect(deps.cancelledIds).toContain(call.id);
});
