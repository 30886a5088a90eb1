import { expect, it } from 'vitest';
import { createAudienceModel } from '@/components/audience/audience-model';
import { answersArrived, fakeRoute } from '@/test/components/dashboard/support/fakes';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';

async function audience(start: string) {
  const fake = fakeRoute(start);
  const ask = fakeAsk({
    audience: ({ page, limit }) => ok({ columns: [], rows: [], unreadable: 0, page, limit }),
  });
  const deps = { ask, later: fake.later, route: fake.route };
  const model = createAudienceModel(deps, fake.end.signal);
  await answersArrived();
  const bodies = () => ask.asked.map(({ body }) => body);
  return { ...fake, model, bodies };
}

const first = { campaignId: 12, page: 1, limit: 25, hasFieldColumns: false };

it('loads the audience that the address names, with its filters', async () => {
  const { model, bodies } = await audience('#/campaigns/12/audience?status=0&page=2');
  expect(model.campaignId.value).toBe(12);
  expect(bodies()).toEqual([{ ...first, page: 2, status: [0] }]);
  expect(model.list.page.value).toBeDefined();
});

it('asks nothing while another view is shown', async () => {
  const { model, bodies } = await audience('#/campaigns');
  model.set({ page: 2 });
  expect([model.campaignId.value, bodies()]).toEqual([undefined, []]);
});

it('starts at page 1 when a filter changes, and waits for a pause in typing', async () => {
  const { model, bodies, pass, steps } = await audience('#/campaigns/12/audience?page=3');
  model.set({ attempt: '2' }, true);
  expect(model.filters.value).toMatchObject({ attempt: '2', page: 1 });
  expect(bodies()).toHaveLength(1);
  pass(250);
  await answersArrived();
  expect(bodies()).toHaveLength(2);
  expect(bodies().at(-1)).toMatchObject({ page: 1 });
  expect(steps.at(-1)).toBe('#/campaigns/12/audience?attempt=2');
});

it('asks nothing for attempts that are not numbers, and keeps what was typed', async () => {
  const { model, bodies, pass } = await audience('#/campaigns/12/audience?page=3');
  model.set({ attempt: 'two' }, true);
  pass(1_000);
  await answersArrived();
  expect(model.hasInvalidAttempts.value).toBe(true);
  expect(model.filters.value.attempt).toBe('two');
  expect(bodies()).toHaveLength(1);
});

it('adds a step to the address for a page, so that Back returns to the last', async () => {
  const { model, bodies, back } = await audience('#/campaigns/12/audience');
  model.set({ page: 2 });
  await answersArrived();
  back();
  await answersArrived();
  expect(model.filters.value.page).toBe(1);
  expect(bodies()).toEqual([first, { ...first, page: 2 }, first]);
});

it('does not ask twice for what it shows', async () => {
  const { visit, bodies } = await audience('#/campaigns/12/audience');
  visit('#/campaigns');
  visit('#/campaigns/12/audience');
  await answersArrived();
  expect(bodies()).toEqual([first]);
});

it('drops the page of another campaign at once, also when returning to it', async () => {
  const { model, visit, bodies } = await audience('#/campaigns/12/audience');
  visit('#/campaigns/13/audience');
  expect(model.list.page.value).toBeUndefined();
  await answersArrived();
  visit('#/campaigns/12/audience');
  await answersArrived();
  expect(bodies()).toEqual([first, { ...first, campaignId: 13 }, first]);
});

it('loads an audience again after another whose filters were invalid', async () => {
  const { model, visit, bodies } = await audience('#/campaigns/12/audience');
  visit('#/campaigns/13/audience?attempt=two');
  visit('#/campaigns/12/audience');
  await answersArrived();
  expect(bodies()).toEqual([first, first]);
  expect(model.list.page.value).toBeDefined();
});

it('asks again when the columns change', async () => {
  const { model, bodies } = await audience('#/campaigns/12/audience');
  model.set({ hasFieldColumns: true });
  await answersArrived();
  expect(bodies().at(-1)).toEqual({ ...first, hasFieldColumns: true });
});
