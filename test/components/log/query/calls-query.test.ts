import { expect, it } from 'vitest';
import {
  callsAddressOf,
  callsQueryFrom,
  isUnfiltered,
  noFilter,
} from '@/components/log/query/calls-query';

it.each([
  [{}, { sort: 'time', descending: true, search: '', state: '' }],
  [{ sort: 'name' }, { sort: 'name', descending: false }],
  [
    { sort: 'time', order: 'up' },
    { sort: 'time', descending: false },
  ],
  [
    { sort: 'nonsense', state: 'nonsense', from: 'nonsense' },
    { sort: 'time', state: '', from: '' },
  ],
])('reads %j from the address', (address, query) => {
  expect(callsQueryFrom(address)).toMatchObject(query);
});

it('carries everything to the address and back', () => {
  const query = {
    search: 'ada',
    state: 'refused',
    did: '+12125550140',
    disposition: 'reached',
    campaign: '12',
    from: '2026-11-01',
    to: '2026-11-23',
    sort: 'name',
    order: 'down',
    page: '2',
    rows: '50',
  };
  expect(callsAddressOf(callsQueryFrom(query))).toEqual(query);
});

it.each(['search', 'state', 'did', 'disposition', 'campaign', 'from', 'to'])(
  'counts %s as a filter',
  (name) => {
    expect(isUnfiltered({ ...noFilter, [name]: 'x' })).toBe(false);
    expect(isUnfiltered({ ...noFilter, [name]: '' })).toBe(true);
  },
);
