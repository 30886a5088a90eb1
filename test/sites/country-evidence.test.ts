import { expect, it } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import { countryEvidence, countryOfSite, saveSiteCountry } from '@/lib/sites/country-evidence';
import { sampleSettings } from '@/test/calls/support/settings';
import { freshSettings } from '@/test/settings/support/database';

const HOST = 'crm.example.com';
const settings = sampleSettings({ siteCountries: [{ host: HOST, country: 'GB' }] });
const deps = { readSettings: async () => settings, country: () => 'US' as const };

it('is what the page says, the rep’s choice for the site, and the default country', async () => {
  expect(await countryEvidence(deps, { lang: 'de', others: ['DE', 'GB'] }, HOST)).toEqual({
    lang: 'de',
    host: HOST,
    others: ['DE', 'GB'],
    site: 'GB',
    default: 'US',
  });
});

it('leaves out what is unknown: other sites’ choices, and codes without a numbering plan', async () => {
  const evidence = await countryEvidence(deps, { lang: '', others: ['XX'] }, 'other.example.com');
  expect(evidence).toEqual({ lang: '', host: 'other.example.com', others: [], default: 'US' });
});

const freshStore = () => createSettings(freshSettings());

it('remembers the latest choice for each host', async () => {
  const store = freshStore();
  await saveSiteCountry(store, 'crm.example.com', 'GB');
  await saveSiteCountry(store, 'leads.example.com', 'FR');
  await saveSiteCountry(store, 'crm.example.com', 'DE');
  const settings = await store.read();
  expect(countryOfSite(settings, 'crm.example.com')).toBe('DE');
  expect(countryOfSite(settings, 'leads.example.com')).toBe('FR');
  expect(countryOfSite(settings, 'other.example.com')).toBeUndefined();
});

it('keeps choices for several hosts that are made at once', async () => {
  const store = freshStore();
  await Promise.all([
    saveSiteCountry(store, 'crm.example.com', 'GB'),
    saveSiteCountry(store, 'leads.example.com', 'FR'),
  ]);
  expect((await store.read()).siteCountries.map(({ country }) => country).sort()).toEqual([
    'FR',
    'GB',
  ]);
});

it('remembers nothing for a page without a host', async () => {
  const store = freshStore();
  await saveSiteCountry(store, '', 'GB');
  expect((await store.read()).siteCountries).toEqual([]);
});

it('forgets what was chosen for longest ago, and does not read what is no country', async () => {
  const store = freshStore();
  await store.write(
    'siteCountries',
    Array.from({ length: 500 }, (_, at) => ({ host: `host-${at}.example`, country: 'ZZ' })),
  );
  await saveSiteCountry(store, 'crm.example.com', 'GB');
  const settings = await store.read();
  expect(settings.siteCountries).toHaveLength(500);
  expect(settings.siteCountries[0]?.host).toBe('host-1.example');
  expect(countryOfSite(settings, 'host-1.example')).toBeUndefined();
  expect(countryOfSite(settings, 'crm.example.com')).toBe('GB');
});
