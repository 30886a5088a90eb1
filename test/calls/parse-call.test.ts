import { expect, it } from 'vitest';
import { parseCall, parseCalls, parseDamagedCall } from '@/lib/calls/parse-call';
import { placedCall, sampleCall } from '@/test/calls/support/calls';

it('reads a call unchanged', () => {
  const call = placedCall();
  expect(parseCall(call)).toEqual(call);
  expect(parseDamagedCall(call)).toEqual(call);
});

it.each([
  ['a number as callee', { callee: 12_125_550_134 }],
  ['no caller ID', { callerId: undefined }],
  ['a state that is none', { state: 'ringing' }],
  ['a date as time', { changedAt: new Date() }],
  ['a text as extras', { extras: 'answered' }],
])('acts on no record with %s', (_, harm) => {
  expect(parseCalls([{ ...sampleCall(), ...harm }, sampleCall()])).toHaveLength(1);
});

it('shows what can be read of a damaged record, and marks it', () => {
  const call = placedCall({
    calleeName: 'Ann Example',
    recording: 'https://voice.example.com/r/1',
  });
  const { callerId: _, ...rest } = call;
  expect(parseDamagedCall(rest)).toEqual({
    ...call,
    callerId: '?',
    problem: { code: 'record-damaged' },
  });
});

it('shows a call whose CRM record is damaged, without that record', () => {
  const call = placedCall();
  const damaged = { ...call, record: { crm: 'odoo', id: 14 } };
  expect(parseCall(damaged)).toBeUndefined();
  expect(parseDamagedCall(damaged)).toEqual({ ...call, problem: { code: 'record-damaged' } });
});

it('reads a call from before its page was kept, and one whose page is damaged without that page', () => {
  const sourcePage = { url: 'https://crm.example/14', title: 'Ann Example' };
  const call = placedCall();
  expect(parseCall(call)).not.toHaveProperty('sourcePage');
  expect(parseCall({ ...call, sourcePage })).toEqual({ ...call, sourcePage });
  const damaged = { ...call, sourcePage: { url: 'javascript:alert(1)' } };
  expect(parseDamagedCall(damaged)).toEqual({ ...call, problem: { code: 'record-damaged' } });
});

it('never shows a damaged record as a call under way', () => {
  expect(parseDamagedCall({ ...sampleCall(), ownNumber: null })?.state).toBe('unconfirmed');
});

it.each([null, 'call', 7, [], {}, { id: 'call-1' }, { id: 7, createdAt: 1 }])(
  'shows nothing of %j',
  (row) => {
    expect(parseDamagedCall(row)).toBeUndefined();
  },
);
