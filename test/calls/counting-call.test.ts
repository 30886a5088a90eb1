import { expect, it } from 'vitest';
import { countingCall } from '@/lib/calls/counting-call';
import { NOON, sampleCall } from './support/calls';

it('shows number, name and countdown, and nothing else of the call', () => {
  const call = sampleCall({ id: 'call-1', calleeName: 'Ann Example', record: { objectId: 7 } });
  expect(countingCall(call)).toEqual({
    callId: 'call-1',
    callee: '+12125550134',
    text: '+1 212 555 0134',
    calleeName: 'Ann Example',
    requestAt: NOON + 3_000,
    countdownSeconds: 3,
  });
});
