import { expect, it } from 'vitest';
import { crmSites } from '@/lib/crm/records/crm-sites';
import { recordAdapters } from '@/lib/crm/records/record-at';
import { sitesOfHost } from '@/lib/settings/sites/site-pattern';

const ODOO = { id: 'odoo', address: 'https://odoo.example.com:8069/web' };

it('knows hosted CRMs, and the CRMs that the rep connected', () => {
  const { hasHost } = crmSites([ODOO, { id: 'hubspot' }]);
  expect(hasHost('acme.pipedrive.com')).toBe(true);
  expect(hasHost('odoo.example.com')).toBe(true);
  expect(hasHost('example.com')).toBe(false);
  expect(hasHost('pipedrive.com.evil.example')).toBe(false);
});

it('takes no webhook for a CRM', () => {
  const { hasHost } = crmSites([{ id: 'webhook', address: 'https://hooks.example.com/x' }]);
  expect(hasHost('hooks.example.com')).toBe(false);
});

it.each([
  'acme.crm4.dynamics.com',
  'acme.myfreshworks.com',
  'app-eu1.hubspot.com',
  'acme.pipedrive.com',
  'acme.sandbox.lightning.force.com',
  'acme.zendesk.com',
  'crm.zoho.com.au',
  'crm.zohocloud.ca',
  'odoo.example.com',
])('has a site that holds %s', (host) => {
  const { sites, hasHost } = crmSites([ODOO]);
  expect(hasHost(host)).toBe(true);
  expect(sitesOfHost(host).some((site) => sites.includes(site))).toBe(true);
});

it('has sites for each hosted CRM', () => {
  for (const { hosts, sites } of recordAdapters) expect(!hosts).toBe(!sites);
});
