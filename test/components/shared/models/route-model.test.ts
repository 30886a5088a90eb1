import { expect, it } from 'vitest';
import { fakeRoute } from '@/test/dashboard/support/deps';

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
