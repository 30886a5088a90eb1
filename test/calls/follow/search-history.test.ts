import { describe, expect, it } from 'vitest';
import {
  findingFrom,
  type HistoryMatch,
  hasCallId,
  matchingHistoryEntry,
  searchHistory,
} from '@/lib/calls/follow/search-history';
import type { Call } from '@/lib/calls/model';
import { NOON, placedCall, sampleCall } from '@/test/calls/support/calls';
import { fakeService } from '@/test/calls/support/service';

const entry = (callId: string | undefined) => ({ call_id: callId, recording: null });
const others = (count: number) => Array.from({ length: count }, (_, at) => entry(`other-${at}`));

async function search(
  calls: Call[],
  entries: ReturnType<typeof others>,
  older: Call[] = [],
  pages = 5,
) {
  const service = fakeService(entries);
  const seen: HistoryMatch[] = [];
  const sightings = searchHistory(service.client, calls, older, { pageSize: 10, pages });
  for await (const sighting of sightings) seen.push(sighting);
  return { seen: seen.map(({ call }) => call.id), pages: service.asked.length };
}

it('reads page 1 alone when everything is there', async () => {
  const calls = [placedCall(), placedCall()];
  const entries = [...calls.map((call) => entry(call.callId)), ...others(90)];
  expect(await search(calls, entries)).toEqual({ seen: calls.map(({ id }) => id), pages: 1 });
});

it('reads further pages only until each call is found', async () => {
  const [near, far] = [placedCall(), placedCall()];
  const entries = [entry(near.callId), ...others(24), entry(far.callId), ...others(50)];
  expect(await search([near, far], entries)).toEqual({ seen: [near.id, far.id], pages: 3 });
});

it('stops where history ends', async () => {
  expect(await search([placedCall()], others(15))).toEqual({ seen: [], pages: 2 });
  expect(await search([placedCall()], [])).toEqual({ seen: [], pages: 1 });
});

it('stops after the maximum number of pages', async () => {
  expect(await search([placedCall()], others(500))).toEqual({ seen: [], pages: 5 });
});

it('stops at an older call of ours, since the calls it looks for are newer', async () => {
  const older = placedCall({ createdAt: NOON - 60_000 });
  const entries = [...others(12), entry(older.callId), ...others(90)];
  expect(await search([placedCall()], entries, [older])).toEqual({ seen: [], pages: 2 });
});

it('does not stop at one that was made later', async () => {
  const later = placedCall({ createdAt: NOON + 60_000 });
  const call = placedCall();
  const entries = [entry(later.callId), ...others(12), entry(call.callId)];
  expect(await search([call], entries, [later])).toEqual({ seen: [call.id], pages: 2 });
});

it('reads pages until one is empty, where the service gives no count', async () => {
  const call = placedCall();
  const { client, ...service } = fakeService([...others(25), entry(call.callId)]);
  const silent = {
    history: async (query: { page?: number; limit?: number }) => {
      const { entries } = await client.history(query);
      return { entries };
    },
  };
  const seen: HistoryMatch[] = [];
  const sightings = searchHistory(silent, [call], [], { pageSize: 10, pages: 9 });
  for await (const sighting of sightings) seen.push(sighting);
  expect([seen.length, service.asked.length]).toEqual([1, 3]);
});

it('reports a history without ids, and reads no further', async () => {
  const calls = [placedCall(), placedCall()];
  const service = fakeService(Array.from({ length: 90 }, () => ({ recording: null })));
  const seen: HistoryMatch[] = [];
  const sightings = searchHistory(service.client, calls, [], { pageSize: 10, pages: 5 });
  for await (const sighting of sightings) seen.push(sighting);
  expect(seen).toEqual(calls.map((call) => ({ call, entry: undefined })));
  expect(service.asked).toHaveLength(1);
});

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
