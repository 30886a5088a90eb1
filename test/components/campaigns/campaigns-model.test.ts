import { expect, it } from 'vitest';
import { createAudienceModel } from '@/components/audience/audience-model';
import { createCampaignsModel } from '@/components/campaigns/campaigns-model';
import { answersArrived, fakeLater, fakeRoute } from '@/test/components/dashboard/support/fakes';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function campaigns(start: string) {
  const fake = fakeRoute(start);
  const ask = fakeAsk({
    campaigns: ({ page, limit }) =>
      ok({ campaigns: [{ id: 12, name: 'Renewals' }], unreadable: 0, page, limit }),
    audience: ({ page, limit }) => ok({ columns: [], rows: [], unreadable: 0, page, limit }),
  });
  const deps = { ask, later: fake.later, route: fake.route };
  return {
    ...fake,
    ask,
    model: createCampaignsModel(deps, fake.end.signal),
    audience: createAudienceModel(deps, fake.end.signal),
  };
}

it('shows what the address names', async () => {
  const { ask, model } = campaigns('#/campaigns?status=deleted&page=2');
  await answersArrived();
  expect(ask.asked).toEqual([
    { name: 'campaigns', body: { page: 2, limit: 25, status: ['deleted'] } },
  ]);
  expect(model.list.page.value?.campaigns).toHaveLength(1);
});

it('asks nothing before its view is shown', async () => {
  const { ask, visit } = campaigns('#/calls');
  await answersArrived();
  expect(ask.asked).toEqual([]);
  visit('#/campaigns');
  await answersArrived();
  expect(ask.asked).toHaveLength(1);
});

it('starts at page 1 when a filter changes, and writes the filter into the address', async () => {
  const { ask, model, steps, pass } = campaigns('#/campaigns?page=3');
  await answersArrived();
  model.set({ name: 'win' }, true);
  expect(model.filters.value).toMatchObject({ name: 'win', page: 1 });
  expect(ask.asked).toHaveLength(1);
  pass(250);
  await answersArrived();
  expect(ask.asked.at(-1)?.body).toEqual({ page: 1, limit: 25, name: 'win' });
  expect(steps.at(-1)).toBe('#/campaigns?name=win');
});

it('requests nothing while a filter is not numbers, and keeps what was typed', async () => {
  const { ask, model, pass } = campaigns('#/campaigns');
  await answersArrived();
  model.set({ agent: 'Ave' }, true);
  pass(1_000);
  await answersArrived();
  expect(model.invalid.value).toEqual(['agent']);
  expect(model.filters.value.agent).toBe('Ave');
  expect(ask.asked).toHaveLength(1);
});

it('returns to the previous page on Back', async () => {
  const { model, back } = campaigns('#/campaigns');
  await answersArrived();
  model.set({ page: 2 });
  await answersArrived();
  back();
  await answersArrived();
  expect(model.filters.value.page).toBe(1);
});

it('shows one audience at a time, and drops the page of the last', async () => {
  const { ask, audience, visit } = campaigns('#/campaigns/12/audience?status=0');
  await answersArrived();
  expect(ask.asked.at(-1)).toEqual({
    name: 'audience',
    body: { campaignId: 12, page: 1, limit: 25, status: [0], hasFieldColumns: false },
  });
  visit('#/campaigns/13/audience');
  expect(audience.list.page.value).toBeUndefined();
  await answersArrived();
  expect(audience.campaignId.value).toBe(13);
  expect(audience.filters.value.status).toEqual([]);
});

it('names a campaign that a deep link leads to', async () => {
  const { model } = campaigns('#/campaigns/12/audience');
  expect(model.nameOf(12)).toBeUndefined();
  await model.wantName(12);
  expect(model.nameOf(12)).toBe('Renewals');
});

it('shows a problem and retries on request', async () => {
  const { later } = fakeLater();
  const fake = fakeRoute('#/campaigns');
  const ask = fakeAsk({ campaigns: () => problem('no-token') });
  const model = createCampaignsModel({ ask, later, route: fake.route }, fake.end.signal);
  await answersArrived();
  expect(model.list.problem.value).toEqual({ code: 'no-token' });
  model.list.refresh();
  expect(ask.asked).toHaveLength(2);
});
