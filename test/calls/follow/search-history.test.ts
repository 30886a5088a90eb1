import { expect, it } from 'vitest';
import { type HistoryMatch, searchHistory } from '@/lib/calls/follow/search-history';
import type { Call } from '@/lib/calls/model';
import { NOON, placedCall } from '@/test/calls/support/calls';
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
