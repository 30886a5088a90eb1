import { expect, it } from 'vitest';
import { hashOf, parseRoute } from '@/components/shared/models/route';

it.each([
  ['', { view: 'campaigns', query: {} }],
  ['#/campaigns', { view: 'campaigns', query: {} }],
  [
    '#/campaigns?name=win%20back&page=2',
    { view: 'campaigns', query: { name: 'win back', page: '2' } },
  ],
  [
    '#/campaigns/12/audience?status=0',
    { view: 'audience', campaignId: 12, query: { status: '0' } },
  ],
  ['#/campaigns/12', { view: 'audience', campaignId: 12, query: {} }],
  ['#/agents', { view: 'agents', query: {} }],
  ['#/calls/', { view: 'calls', query: {} }],
  ['#/queue', { view: 'queue', query: {} }],
  ['#/audience', { view: 'campaigns', query: {} }],
  ['#/nowhere?x=1', { view: 'campaigns', query: { x: '1' } }],
  ['#/campaigns/<script>/audience', { view: 'campaigns', query: {} }],
])('reads %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

it('writes what it reads, without empty filters', () => {
  const route = {
    view: 'audience',
    campaignId: 12,
    query: { status: '0,3', number: '', q: 'a&b' },
  } as const;
  expect(hashOf(route)).toBe('#/campaigns/12/audience?status=0,3&q=a%26b');
  expect(parseRoute(hashOf(route))).toMatchObject({ query: { status: '0,3', q: 'a&b' } });
});
