import { expect, it, vi } from 'vitest';
import { createSettings } from '@/lib/settings/store';
import { areTrusted, trustSite } from '@/lib/sites/site-access';
import { freshSettings } from '@/test/settings/support/database';

const granted = vi.hoisted((): string[] => []);
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    storage: { managed: { get: async () => ({}) } },
    permissions: { getAll: async () => ({ origins: granted }) },
  },
}));

const CRM = 'https://crm.example/contacts';
const none = { trustedSites: [] };

async function isTrusted(origins: string[], addresses: string[], trustedSites: string[] = []) {
  granted.splice(0, granted.length, ...origins);
  return areTrusted(addresses, { trustedSites });
}

it.each([
  ['a site that the rep allowed', ['https://crm.example/*'], true],
  ['a site that was allowed for both schemes', ['*://crm.example/*'], true],
  ['all sites', ['http://*/*', 'https://*/*'], false],
  ['every address', ['<all_urls>'], false],
  ['all subdomains', ['*://*.crm.example/*', '*://*.example/*'], false],
  ['the site over http', ['http://crm.example/*'], false],
  ['another site', ['https://crm.example.net/*'], false],
])('access to %s: %#', async (_, origins, trusted) => {
  expect(await isTrusted(origins, [CRM])).toBe(trusted);
});

it('needs the page and the frame to be trusted both', async () => {
  const both = ['https://crm.example/*', 'https://dialer.example/*'];
  expect(await isTrusted(both, [CRM, 'https://dialer.example/'])).toBe(true);
  expect(await isTrusted(both, [CRM, 'https://ads.example/'])).toBe(false);
});

it.each(['', 'about:blank', 'data:text/html,x', 'file:///x'])(
  'never trusts %j',
  async (address) => {
    expect(await isTrusted(['<all_urls>'], [address], [address])).toBe(false);
  },
);

it('remembers "always" for a site once', async () => {
  granted.length = 0;
  const settings = createSettings(freshSettings());
  await trustSite(settings, CRM);
  await trustSite(settings, 'https://crm.example/other');
  await trustSite(settings, 'about:blank');
  expect((await settings.read()).trustedSites).toEqual(['https://crm.example/*']);
  expect(await areTrusted([CRM], await settings.read())).toBe(true);
  expect(await areTrusted([CRM], none)).toBe(false);
});
