import { describe, expect, it } from 'vitest';
import { findingFrom, hasCallId, matchingHistoryEntry } from '@/lib/calls/follow/match-history';
import { placedCall, sampleCall } from '@/test/calls/support/calls';

const LINK = 'https://voice.example.com/recordings/1';
const UUID = '5ee2f0f2-6a6c-4c5f-8bcb-5ad3b7f3f0aa';

describe('the entry of a call', () => {
  const call = placedCall({ id: UUID, callId: '17' });

  it.each([
    ['by call_id', { call_id: '17' }],
    ['by call_id as a number', { call_id: 17 }],
    ['by call_id with spaces', { call_id: ' 17 ' }],
    ['by submitted_id', { submitted_id: UUID }],
    ['by our id under any name', { whatever: UUID }],
    ['by the call_id under another name', { id: 17 }],
    ['by the call_id in camel case', { callId: '17' }],
  ])('is found %s', (_, named) => {
    const entry = { recording: LINK, ...named };
    expect(matchingHistoryEntry(call, [{ recording: null, id: 3 }, entry])).toBe(entry);
  });

  it.each([
    ['a duration of the same digits', { id: 18, duration: 17 }],
    ['a text of the same digits', { status: '17' }],
    ['another call_id beside', { call_id: '18', parent_id: '17' }],
    ['a name within a list', { ids: ['17', UUID] }],
    ['no name', {}],
  ])('is not taken for %s', (_, other) => {
    expect(matchingHistoryEntry(call, [{ recording: LINK, ...other }])).toBeUndefined();
  });

  it('is found by a long call_id under any name', () => {
    const entry = { recording: LINK, reference_of_call: 'call-000017' };
    expect(matchingHistoryEntry(placedCall({ callId: 'call-000017' }), [entry])).toBe(entry);
  });

  it('prefers call_id to all else', () => {
    const byName = { recording: null, id: 17 };
    const byCallId = { recording: LINK, call_id: '17' };
    expect(matchingHistoryEntry(call, [byName, byCallId])).toBe(byCallId);
  });

  it('is found by our id alone while the service’s name is unknown', () => {
    const lost = sampleCall({ id: UUID, state: 'unconfirmed' });
    const entry = { recording: null, call_id: '99', submitted_id: UUID };
    expect(matchingHistoryEntry(lost, [{ recording: LINK, call_id: '98' }, entry])).toBe(entry);
  });
});

it.each([
  [{ recording: LINK, call_id: '1' }, true],
  [{ recording: LINK, id: 1 }, true],
  [{ recording: LINK, callSid: 'C1' }, true],
  [{ recording: LINK, uuid: UUID }, true],
  [{ recording: LINK }, false],
  [{ recording: LINK, call_id: '' }, false],
  [{ recording: LINK, call_id: null }, false],
  [{ recording: LINK, status: 'ended', duration: 12, paid: 'yes' }, false],
])('%j names its call: %s', (entry, names) => {
  expect(hasCallId(entry)).toBe(names);
});

describe('the news in an entry', () => {
  it('is nothing while there is nothing', () => {
    expect(findingFrom({ recording: null })).toEqual({});
  });

  it('is name, recording and what some services say beside', () => {
    const entry = { recording: LINK, call_id: 17, status: 'completed', duration: '61' };
    expect(findingFrom(entry)).toEqual({
      callId: '17',
      recording: LINK,
      extras: { status: 'completed', durationSeconds: 61 },
    });
  });

  it.each(['javascript:alert(1)', 'data:audio/wav,', 'file:///etc', '', 'recording.wav'])(
    'is no recording that is %s',
    (recording) => {
      expect(findingFrom({ recording })).toEqual({});
    },
  );

  it.each([true, [61], { s: 61 }, '1m 1s', -1, 0, 90_000, 'NaN', null])(
    'is no duration of %j',
    (duration) => {
      expect(findingFrom({ recording: null, duration })).toEqual({});
    },
  );

  it('shortens a very long status', () => {
    const status = 'x'.repeat(5_000);
    expect(findingFrom({ recording: null, status }).extras?.status).toHaveLength(80);
  });
});
