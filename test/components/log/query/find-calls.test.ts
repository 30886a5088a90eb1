import { afterEach, expect, it, vi } from 'vitest';
import {
  type CallsFilter,
  type CallsQuery,
  callsQueryFrom,
  noFilter,
} from '@/components/log/query/calls-query';
import { callFilter, filterCalls, findCalls } from '@/components/log/query/find-calls';
import type { IndexedCall } from '@/components/log/query/log-index';
import { searchableText } from '@/components/log/query/search-text';

function indexedCall(id: string, change: Partial<IndexedCall> = {}): IndexedCall {
  const { calleeName = 'Ada', callee = '+12125550123' } = change;
  return {
    id,
    createdAt: 0,
    callee,
    callerId: '+12125550140',
    state: 'recorded',
    calleeName,
    disposition: '',
    campaign: '',
    speech: '',
    text: searchableText([calleeName], callee),
    ...change,
  };
}

/** Newest first. */
const calls = [
  indexedCall('d', { calleeName: 'Bo', createdAt: 4 }),
  indexedCall('c', { calleeName: '', createdAt: 3 }),
  indexedCall('b', { state: 'refused', createdAt: 2 }),
  indexedCall('a', { createdAt: 1 }),
];

const idsOf = (found: readonly IndexedCall[]) => found.map(({ id }) => id).join('');
const filtered = (filter: Partial<CallsFilter>) =>
  idsOf(filterCalls(calls, { ...noFilter, ...filter }));
const found = (query: Record<string, string>) => idsOf(findCalls(calls, callsQueryFrom(query)));

it('passes calls that match the search and every other filter', () => {
  expect(filtered({})).toBe('dcba');
  expect(filtered({ search: ' ada ' })).toBe('ba');
  expect(filtered({ state: 'recorded' })).toBe('dca');
  expect(filtered({ search: 'ada', state: 'recorded' })).toBe('a');
  expect(filtered({ search: 'carol' })).toBe('');
});

it('orders what it finds, those without a name last in both directions', () => {
  expect(found({})).toBe('dcba');
  expect(found({ order: 'up' })).toBe('abcd');
  expect(found({ sort: 'name' })).toBe('badc');
  expect(found({ sort: 'name', order: 'down' })).toBe('dbac');
  expect(found({ sort: 'name', search: 'ada' })).toBe('ba');
  expect(idsOf(calls)).toBe('dcba');
});

it('finds the same for another page of a query without searching again', () => {
  const query = callsQueryFrom({ search: 'ada' });
  const first = findCalls(calls, query);
  expect(findCalls(calls, { ...query, page: 2 })).toBe(first);
  expect(findCalls(calls, { ...query, search: 'bo' })).not.toBe(first);
  expect(findCalls([...calls], query)).not.toBe(first);
});

afterEach(() => void vi.unstubAllEnvs());

function passes(filter: Partial<CallsFilter>, call: Partial<IndexedCall> = {}): boolean {
  return callFilter({ ...noFilter, ...filter })({
    id: 'a',
    speech: '',
    createdAt: Date.UTC(2026, 10, 23, 12),
    callee: '+12125550123',
    callerId: '+12125550140',
    state: 'recorded',
    calleeName: 'Ada',
    disposition: 'reached',
    campaign: '12',
    text: searchableText(['Ada'], '+12125550123'),
    ...call,
  });
}

it.each<[Partial<CallsFilter>, boolean]>([
  [{}, true],
  [{ state: 'recorded', did: '+12125550140', disposition: 'reached', search: 'ada' }, true],
  [{ state: 'refused' }, false],
  [{ did: '+12125550141' }, false],
  [{ disposition: 'voicemail' }, false],
  [{ campaign: '12' }, true],
  [{ campaign: '1' }, false],
  [{ campaign: '12@bolt' }, false],
  [{ search: 'bob', state: 'recorded' }, true],
  [{ from: '2026-11-23', to: '2026-11-23' }, true],
  [{ from: '2026-11-24' }, false],
  [{ to: '2026-11-22' }, false],
])('lets a call through the filter %j: %s', (filter, expected) => {
  expect(passes(filter)).toBe(expected);
});

it.each([
  // The day has 25 hours in Berlin, 23 in the spring.
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00Z', '2026-11-23T18:15:00Z'],
])('begins and ends a day in %s at local midnight', (zone, day, start, end) => {
  vi.stubEnv('TZ', zone);
  const at = (text: string, ms: number) =>
    passes({ from: day, to: day }, { createdAt: Date.parse(text) + ms });
  expect([at(start, -1), at(start, 0), at(end, -1), at(end, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('filters by what recordings tell, and sorts by their times with the unknown ones last', () => {
  const silent = indexedCall('silent', { speech: 'nobody' });
  const early = indexedCall('early', { speech: 'voice', firstVoice: 0.5, longestPause: 9 });
  const late = indexedCall('late', { speech: 'voice', firstVoice: 7, longestPause: 2 });
  const all = [silent, late, early];
  const ids = (query: Partial<CallsQuery>) =>
    findCalls(all, { ...callsQueryFrom({}), ...query }).map(({ id }) => id);
  expect(ids({ speech: 'nobody' })).toEqual(['silent']);
  expect(ids({ speech: 'voice', sort: 'voice', descending: false })).toEqual(['early', 'late']);
  expect(ids({ sort: 'voice', descending: false })).toEqual(['early', 'late', 'silent']);
  expect(ids({ sort: 'pause', descending: true })).toEqual(['early', 'late', 'silent']);
  expect(ids({ sort: 'pause', descending: false })).toEqual(['late', 'early', 'silent']);
});
