import { describe, expect, it } from 'vitest';
import { callLine, countCalls } from '@/lib/audit-pack/audited-call';
import type { Call } from '@/lib/calls/model';
import { NOON, sampleCall } from '@/test/calls/support/calls';

const IN_CHAIN = { outcome: true, 'wrap-up': true } as const;

describe('a line of a call', () => {
  it('has its wrap-up, and no recording link, record and page', () => {
    const call = sampleCall({
      ...{ id: 'call-1', state: 'recorded', calleeName: 'Ann Example' },
      recording: 'https://rec.example.com/1',
      record: { objectId: 7, data: { City: 'Cardiff' } },
      sourcePage: { url: 'https://crm.example/14' },
    });
    const wrapUp = { callId: call.id, note: 'Ring back', savedAt: NOON, version: 1 };
    const line = callLine({ call, wrapUp, disposition: 'Reached' }, IN_CHAIN);
    expect(JSON.parse(line)).toMatchObject({
      ...{ id: call.id, callee: call.callee, calleeName: 'Ann Example', hasRecording: true },
      ...{ wrapUp: { note: 'Ring back' }, dispositionText: 'Reached' },
    });
    expect(line).not.toMatch(/rec\.example|Cardiff|crm\.example|recordedBefore|\n./);
  });

  it('says what was recorded before the chain had it', () => {
    const call = sampleCall({ id: 'call-1', state: 'placed' });
    const wrapUp = { callId: call.id, note: '', savedAt: NOON, version: 1 };
    const missing = (audited: Parameters<typeof callLine>[0]) =>
      JSON.parse(callLine(audited, {})).recordedBeforeChain;
    expect(missing({ call, wrapUp })).toEqual(['outcome', 'wrap-up']);
    expect(missing({ call })).toEqual(['outcome']);
    expect(missing({ call: sampleCall({ state: 'counting' }) })).toBeUndefined();
  });
});

it('counts calls, and claims no share of abandoned ones where the service names no status', async () => {
  const count = (calls: Call[]) =>
    countCalls(
      calls.map((call) => ({ call })),
      async () => undefined,
    );
  const placed = sampleCall({ state: 'placed' });
  const named = (status: string) => ({ ...placed, extras: { status } });
  expect(await count([placed, placed, sampleCall({ state: 'cancelled' })])).toEqual({
    ...{ calls: 3, cancelled: 1 },
    abandoned: { placed: 2, withStatus: 0, abandoned: 0, share: null },
  });
  const calls = [placed, named('completed'), named('completed'), named('Abandoned'), named('busy')];
  const { abandoned } = await count(calls);
  expect(abandoned).toEqual({ placed: 5, withStatus: 4, abandoned: 1, share: 0.25 });
});

it('ends counting once its pause rejects', async () => {
  const call = sampleCall({ state: 'placed' });
  const ended = countCalls([{ call }], () => Promise.reject(new Error('cancelled')));
  await expect(ended).rejects.toThrow('cancelled');
});
