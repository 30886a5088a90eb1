import { expect, it } from 'vitest';
import { type CallsFilter, callsQueryFrom, noFilter } from '@/components/log/query/calls-query';
import { filterCalls, findCalls } from '@/components/log/query/find-calls';
import type { IndexedCall } from '@/components/log/query/index/log-index';
import { searchableText } from '@/components/log/query/index/search-text';

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
