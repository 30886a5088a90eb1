import { expect, it } from 'vitest';
import { countingCall, publicCall, publicProblem } from '@/lib/offers/shown-call';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { PERSON } from '@/test/crm/support/fake-tabs';

it('shows a page the state of its call, and no private field', () => {
  const call = placedCall();
  const { callId: _, callerId: _callerId, ownNumber: _ownNumber, ...shown } = call;
  const record = { url: 'https://crm.example/7', data: { City: 'Springfield' } };
  const extras = { status: 'completed' };
  expect(
    publicCall({
      ...{ ...call, record, extras, recording: 'https://voice.example.com/r/1' },
      registries: [{ name: 'National registry', country: 'US', asOf: '2026-11-12' }],
    }),
  ).toEqual(shown);
});

it('says that a record can be opened, and nothing else of it', () => {
  const shown = publicCall(placedCall({ record: PERSON }));
  expect(shown.hasRecord).toBe(true);
  expect(JSON.stringify(shown)).not.toContain('pipedrive');
});

it('does not tell a page where the call was made', () => {
  const sourcePage = { url: 'https://crm.example/14', title: 'Secret list' };
  expect(JSON.stringify(publicCall(placedCall({ sourcePage })))).not.toMatch(/crm\.example|Secret/);
});

it.each([undefined, { crm: 'pipedrive' }, { ...PERSON, url: 'https://evil.example/' }])(
  'promises nothing for %j',
  (record) => {
    const call = record ? placedCall({ record }) : placedCall();
    expect(publicCall(call)).not.toHaveProperty('hasRecord');
  },
);

it('removes only the words of a do-not-call entry from a problem', () => {
  const refused = { code: 'refused', words: 'client_number is required' } as const;
  expect(publicProblem(refused)).toEqual(refused);
  expect(publicProblem({ code: 'offline' })).toEqual({ code: 'offline' });
  expect(publicProblem({ code: 'do-not-call', words: 'Stop' })).toEqual({ code: 'do-not-call' });
});

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
