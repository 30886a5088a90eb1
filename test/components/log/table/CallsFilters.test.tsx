// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallsFilters } from '@/components/log/table/CallsFilters';
import { fakeDashboard } from '@/test/components/dashboard/support/fake-dashboard';

afterEach(cleanup);

const ofFirst = { key: '12', name: 'Renewals', workspace: 'first' };
const ofBolt = { key: '12@bolt', name: 'Renewals', workspace: 'bolt' };
const first = { id: 'first', name: 'Acme', host: '', isInUse: true };
const bolt = { id: 'bolt', name: 'Bolt', host: '', isInUse: false };

async function campaignChoices(given: Parameters<typeof fakeDashboard>[0]) {
  const { model } = await fakeDashboard({ at: '#/calls', ...given });
  render(<CallsFilters table={model.callsTable} rows={model} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Campaign');
  return [...select.options].slice(1).map(({ value, text }) => [value, plain(text)]);
}

/** Without the marks that isolate names of another direction. */
function plain(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}

it.each([
  [[ofFirst], [first], [['12', 'Renewals']]],
  [[ofFirst], [first, bolt], [['12', 'Renewals · Acme']]],
  [
    [ofFirst, ofBolt],
    [first, bolt],
    [
      ['12', 'Renewals · Acme'],
      ['12@bolt', 'Renewals · Bolt'],
    ],
  ],
  [
    [ofFirst, ofBolt],
    [first],
    [
      ['12', 'Renewals · Acme'],
      ['12@bolt', 'Renewals · Removed workspace'],
    ],
  ],
])('names the workspace of %j among %j', async (campaigns, workspaces, choices) => {
  expect(await campaignChoices({ campaigns, workspaces })).toEqual(choices);
});

it('keeps a chosen campaign that is not in the log', async () => {
  const choices = await campaignChoices({ at: '#/calls?campaign=12%40bolt' });
  expect(choices).toEqual([['12@bolt', 'Campaign 12']]);
});
