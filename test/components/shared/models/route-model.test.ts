import { expect, it } from 'vitest';
import { hashOf, parseRoute } from '@/components/shared/models/route-model';
import { fakeRoute } from '@/test/components/dashboard/support/fakes';

it('adds a history entry for a page, and none for each typed letter', () => {
  const { route, steps, back } = fakeRoute('#/campaigns');
  route.saveFilters({ name: 'w' }, false);
  route.saveFilters({ name: 'wi' }, false);
  expect(steps).toEqual(['#/campaigns?name=wi']);
  route.saveFilters({ name: 'wi', page: '2' }, true);
  expect(route.route.value.query.page).toBe('2');
  back();
  expect(route.route.value.query).toEqual({ name: 'wi' });
});

it('writes filters after a pause in typing, and only for the view they belong to', () => {
  const { route, steps, pass, visit } = fakeRoute('#/campaigns');
  for (const name of ['w', 'wi', 'win']) {
    route.saveFilters({ name }, false, 250);
    pass(100);
  }
  expect(steps).toEqual(['#/campaigns']);
  pass(250);
  expect(steps).toEqual(['#/campaigns?name=win']);
  route.saveFilters({ name: 'wins' }, false, 250);
  visit('#/calls');
  pass(250);
  expect(steps.at(-1)).toBe('#/calls');
  route.saveFilters({ search: 'a' }, false, 250);
  route.go({ view: 'queue', query: {} });
  pass(250);
  expect(steps.at(-1)).toBe('#/queue');
});

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
