// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { sampleCampaign } from '@/test/components/dashboard/support/fake-dashboard';
import { answersArrived } from '@/test/components/dashboard/support/fakes';
import {
  pressInDashboard,
  showDashboard,
} from '@/test/components/dashboard/support/show-dashboard';
import { ok, problem } from '@/test/support/fakes/fake-ask';

afterEach(cleanup);

it('lists campaigns, each with a link to its audience', async () => {
  await showDashboard({ at: '#/campaigns' });
  const row = within(screen.getByRole('row', { name: /Renewals/ }));
  expect(row.getByRole('link', { name: 'Renewals' }).getAttribute('href')).toBe(
    '#/campaigns/12/audience',
  );
  expect(row.getByRole('progressbar').getAttribute('aria-label')).toBe('677 of 1,139 called');
  row.getByText('In progress');
  for (const words of ['1 Mar - 2 Apr', '2 days ago', '677 / 1,139']) {
    expect(row.getByText(words).localName).toBe('bdi');
  }
});

it('gives links and agents of two campaigns with the same name different names', async () => {
  const campaigns = [sampleCampaign(), sampleCampaign({ id: 13 })];
  const answers = { campaigns: () => ok({ campaigns, unreadable: 0, page: 1, limit: 25 }) };
  await showDashboard({ at: '#/campaigns', answers });
  const table = within(screen.getByRole('table'));
  for (const id of [12, 13]) {
    table.getByRole('link', { name: `Renewals (${id})` });
    table.getByRole('button', { name: new RegExp(`^.?Avery.?, agent of .?Renewals \\(${id}\\)`) });
  }
});

it('shows Completed if the service does, for any status number', async () => {
  const campaign = sampleCampaign({ statusName: 'Completed' });
  const answers = {
    campaigns: () => ok({ campaigns: [campaign], unreadable: 0, page: 1, limit: 25 }),
  };
  await showDashboard({ at: '#/campaigns', answers });
  const row = within(screen.getByRole('table'));
  row.getByText('Completed');
  row.getByText('Set to: In progress');
});

it('translates the documented label of a campaign’s status, where its number is missing', async () => {
  const { status: _status, ...campaign } = sampleCampaign({ statusName: 'Force Completed' });
  const answers = {
    campaigns: () => ok({ campaigns: [campaign], unreadable: 0, page: 1, limit: 25 }),
  };
  await showDashboard({ at: '#/campaigns', answers });
  within(screen.getByRole('table')).getByText('Force completed');
});

it.each([
  ['no-token', "Handset isn't connected", 'Open Options'],
  ['unauthorised', 'The service refused your API token', 'Open Options'],
  ['unreachable', "Couldn't load this", 'Try again'],
] as const)('shows the next step when the list answers %s', async (code, title, step) => {
  const { optionsOpened, ask } = await showDashboard({
    at: '#/campaigns',
    answers: { campaigns: () => problem(code) },
  });
  screen.getByText(title);
  const before = ask.asked.filter(({ name }) => name === 'campaigns').length;
  await pressInDashboard(step);
  const after = ask.asked.filter(({ name }) => name === 'campaigns').length;
  expect([optionsOpened(), after - before]).toEqual(step === 'Open Options' ? [1, 0] : [0, 1]);
});

it('reads the list again after a setting that may solve the problem', async () => {
  let refused = true;
  const { model, ask } = await showDashboard({
    at: '#/campaigns',
    answers: {
      campaigns: ({ page, limit }) =>
        refused
          ? problem('unauthorised')
          : ok({ campaigns: [sampleCampaign()], unreadable: 0, page, limit }),
    },
  });
  screen.getByText('The service refused your API token');
  refused = false;
  await model.settings.write('hasToken', true);
  await answersArrived();
  screen.getByRole('row', { name: /Renewals/ });
  await model.settings.write('hasToken', true);
  await answersArrived();
  expect(ask.asked.filter(({ name }) => name === 'campaigns')).toHaveLength(2);
});
