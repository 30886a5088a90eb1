import { describe, expect, it } from 'vitest';
import { abandonedAmong, callLine } from '@/lib/audit-pack/audited-call';
import { NOON, sampleCall } from '@/test/calls/support/calls';

const IN_CHAIN = { outcome: new Set(['call-1']), 'wrap-up': new Set(['call-1']) };
const NOTHING = { outcome: new Set<string>(), 'wrap-up': new Set<string>() };

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
      JSON.parse(callLine(audited, NOTHING)).recordedBeforeChain;
    expect(missing({ call, wrapUp })).toEqual(['outcome', 'wrap-up']);
    expect(missing({ call })).toEqual(['outcome']);
    expect(missing({ call: sampleCall({ state: 'counting' }) })).toBeUndefined();
  });
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
