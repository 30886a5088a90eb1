import { expect, it, vi } from 'vitest';
import { applyEvent } from '@/lib/calls/apply-event';
import { callStates, isInFlight } from '@/lib/calls/model';
import { waitForOutcome } from '@/lib/calls/outcome';
import { NOON, placedCall, sampleCall } from './support/calls';
import { freshDatabase } from './support/database';

const signal = () => new AbortController().signal;

it('is there at once for a finished call', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  expect(await waitForOutcome(database, call.id, signal())).toEqual(call);
});

it('waits through countdown and request', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const outcome = waitForOutcome(database, call.id, signal());
  await applyEvent(database, call.id, { type: 'requested' }, NOON);
  await applyEvent(database, call.id, { type: 'placed', callId: 'service-1' }, NOON);
  expect(await outcome).toMatchObject({ state: 'placed', callId: 'service-1' });
});

it('of no call fails', async () => {
  await expect(waitForOutcome(freshDatabase(), 'nobody', signal())).rejects.toMatchObject({
    problem: { code: 'unknown-call' },
  });
});

it('stops waiting when the signal aborts', async () => {
  const database = freshDatabase();
  const call = sampleCall();
  await database.calls.add(call);
  const ended = new AbortController();
  const outcome = waitForOutcome(database, call.id, ended.signal);
  ended.abort(new Error('enough'));
  await expect(outcome).rejects.toThrow('enough');
});

it('is not waited for under a signal that has ended', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  const outcome = waitForOutcome(database, call.id, AbortSignal.abort(new Error('over')));
  await expect(outcome).rejects.toThrow('over');
});

it('leaves neither a listener nor a running query behind', async () => {
  const database = freshDatabase();
  const call = placedCall();
  await database.calls.add(call);
  const ended = new AbortController();
  const onAbort = vi.fn();
  vi.spyOn(ended.signal, 'addEventListener').mockImplementation((...listener) =>
    onAbort(...listener),
  );
  await waitForOutcome(database, call.id, ended.signal);
  const options = onAbort.mock.calls[0]?.[2];
  expect(options.signal.aborted).toBe(true);
  const reads = vi.spyOn(database.calls, 'get');
  await database.calls.update(call.id, { calleeName: 'Ada' });
  expect(reads).not.toHaveBeenCalled();
});

it('is to come while a call counts down or is asked for', () => {
  const open = callStates.filter((state) => isInFlight(sampleCall({ state })));
  expect(open).toEqual(['counting', 'requested']);
});
