import { expect, it } from 'vitest';
import { abandonedAmong, callLine } from '@/lib/audit-pack/audited-call';
import { NOON, sampleCall } from '@/test/calls/support/calls';

it('writes a call with its wrap-up, without recording link, record and page', () => {
  const call = sampleCall({
    ...{ state: 'recorded', calleeName: 'Ann Example', recording: 'https://rec.example.com/1' },
    record: { objectId: 7, data: { City: 'Cardiff' } },
    sourcePage: { url: 'https://crm.example/14' },
  });
  const wrapUp = { callId: call.id, note: 'Ring back', savedAt: NOON, version: 1 };
  const line = callLine({ call, wrapUp, disposition: 'Reached' });
  expect(JSON.parse(line)).toMatchObject({
    ...{ id: call.id, callee: call.callee, calleeName: 'Ann Example', hasRecording: true },
    wrapUp: { disposition: 'Reached', note: 'Ring back' },
  });
  expect(line).not.toMatch(/rec\.example|Cardiff|crm\.example|\n/);
});

it('claims no share of abandoned calls where the service names no status', () => {
  const placed = sampleCall({ state: 'placed' });
  const named = (status: string) => ({ ...placed, extras: { status } });
  expect(abandonedAmong([placed, placed, sampleCall({ state: 'cancelled' })])).toEqual({
    ...{ placed: 2, withStatus: 0, abandoned: 0, share: null },
  });
  const calls = [placed, named('completed'), named('completed'), named('Abandoned'), named('busy')];
  expect(abandonedAmong(calls)).toEqual({ placed: 5, withStatus: 4, abandoned: 1, share: 0.25 });
});
