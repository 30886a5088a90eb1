// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallingSection } from '@/components/settings/calling/CallingSection';
import { TrustedSites } from '@/components/settings/sites/SiteLists';
import { withPolicy } from '@/lib/settings/apply-policy';
import { parsePolicy } from '@/lib/settings/policy';
import { sampleSettings } from '@/test/calls/support/settings';
import { fakeSettings } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const policy = parsePolicy({
  trustedSites: ['https://crm.example.com'],
  callsPerMinute: 4,
  callRules: 'warn',
});
const chosen = sampleSettings({ trustedSites: ['https://own.example/*'], callRules: 'off' });
const settings = withPolicy(chosen, policy);
const model = () => fakeSettings(new AbortController().signal, chosen, false, policy);

it('limits the call limit and the rules, and says who does', async () => {
  const { container } = render(
    <CallingSection model={model()} settings={settings} countries={[]} colleagues={undefined} />,
  );
  expect(await axeViolationsIn(container)).toEqual([]);
  expect(screen.getAllByText(/Your administrator limits this/)).toHaveLength(2);
  const rules = screen.getByLabelText<HTMLSelectElement>('Calling hours and attempt limits');
  expect([...rules.options].map(({ value }) => value)).toEqual(['warn', 'block']);
  const limit = screen.getByLabelText<HTMLInputElement>('Call limit');
  expect(limit.value).toBe('4');
  fireEvent.input(limit, { target: { value: '5' } });
  screen.getByText(/from 1 to 4/);
});

it('lists the trusted sites of the policy without a way to remove them', () => {
  const patterns = settings.trustedSites;
  render(
    <TrustedSites store={model()} patterns={patterns} managed={policy.values.trustedSites ?? []} />,
  );
  screen.getByText('https://crm.example.com');
  screen.getByText('Set by your administrator');
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
    'Ask again on https://own.example',
  ]);
});
