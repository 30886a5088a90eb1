import { expect, it } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import { countryOfSite, saveSiteCountry } from '@/lib/sites/site-countries';
import { freshSettings } from '@/test/settings/support/database';

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
