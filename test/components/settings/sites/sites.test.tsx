// @vitest-environment happy-dom
import { cleanup } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import {
  pressInOptions,
  section,
  showOptions,
} from '@/test/components/settings/support/show-options';

afterEach(cleanup);

it('lists the sites where one click calls, and asks there again', async () => {
  const { model } = await showOptions({
    settings: { trustedSites: ['https://crm.example/*', 'https://mail.example/*'] },
  });
  await pressInOptions('Ask again on https://crm.example', 'Sites');
  expect(model.settings.value.value?.trustedSites).toEqual(['https://mail.example/*']);
});

it('lists the countries chosen for sites, and removes one', async () => {
  const { model } = await showOptions({
    settings: {
      siteCountries: [
        { host: 'crm.example', country: 'DE' },
        { host: 'leads.example', country: 'GB' },
      ],
    },
  });
  section('Sites').getByText('crm.example · Germany');
  await pressInOptions('Remove the country for crm.example', 'Sites');
  expect(model.settings.value.value?.siteCountries).toEqual([
    { host: 'leads.example', country: 'GB' },
  ]);
});

const ALL = ['http://*/*', 'https://*/*'];
const CRM = 'https://crm.example.com/*';
const revokers = () =>
  section('Sites')
    .queryAllByRole('button', { name: /^Remove access/ })
    .map((button) => button.getAttribute('aria-label'));

it('lists the granted sites, all sites as one row, and revokes each', async () => {
  await showOptions({ origins: [CRM, ...ALL] });
  expect(revokers()).toEqual(['Remove access to All sites', 'Remove access to crm.example.com']);
  await pressInOptions('Remove access to All sites', 'Sites');
  expect(revokers()).toEqual(['Remove access to crm.example.com']);
  await pressInOptions('Remove access to crm.example.com', 'Sites');
  section('Sites').getByText("You haven't allowed Handset to find numbers on any site yet.");
});

it('follows what the rep allows and removes in the browser’s own settings', async () => {
  const { setGrants } = await showOptions();
  await setGrants([CRM]);
  expect(revokers()).toEqual(['Remove access to crm.example.com']);
  await setGrants([]);
  expect(revokers()).toEqual([]);
});

it('says that the browser kept a site that the rep removed', async () => {
  await showOptions({ origins: [CRM], keepsOrigins: true });
  const regions = section('Sites').getAllByRole('status');
  await pressInOptions('Remove access to crm.example.com', 'Sites');
  const words = section('Sites').getByText(/^The browser kept this permission/);
  expect(regions.some((region) => region.contains(words))).toBe(true);
});

it('asks for all sites in one click', async () => {
  const { requestOrigins } = await showOptions();
  await pressInOptions('Find numbers on all sites', 'Sites');
  expect(requestOrigins).toHaveBeenCalledWith(ALL);
  cleanup();
  await showOptions({ everywhere: true });
  section('Sites').getByText('Handset finds numbers on every site.');
});

it('keeps access to the service’s site, and asks for it if it is missing', async () => {
  const { requestOrigins, setGrants } = await showOptions({
    origins: ['https://voice.example.com/*'],
  });
  expect(revokers()).toEqual([]);
  section('Sites').getByText(/^Your service. Handset needs it/);
  await setGrants([]);
  await pressInOptions('Allow access', 'Sites');
  expect(requestOrigins).toHaveBeenCalledWith(['https://voice.example.com/*']);
});
