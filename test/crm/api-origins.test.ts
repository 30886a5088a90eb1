import { expect, it } from 'vitest';
import {
  apiOrigins,
  isLocalAddress,
  salesforceDomainOf,
  zohoCentreOf,
} from '@/lib/crm/api-origins';

it.each([
  ['odoo', 'https://odoo.example.com/odoo/contacts', ['https://odoo.example.com']],
  ['zoho', 'https://crm.zoho.in/x', ['https://www.zohoapis.in', 'https://accounts.zoho.in']],
  [
    'zoho',
    'https://crm.zohocloud.ca',
    ['https://www.zohoapis.ca', 'https://accounts.zohocloud.ca'],
  ],
  ['zoho', 'http://127.0.0.1:8080', ['http://127.0.0.1:8080']],
  ['zoho', 'https://evil.example', undefined],
  ['zoho', 'http://crm.zoho.com', undefined],
  ['odoo', 'odoo', undefined],
  ['salesforce', 'https://acme.lightning.force.com/x', ['https://acme.my.salesforce.com']],
  ['salesforce', 'https://evil.example', undefined],
])('knows the origins of %s at %s', (connector, address, origins) => {
  expect(apiOrigins(connector, address)).toEqual(origins);
});

it.each([
  ['https://acme.my.salesforce.com', 'acme'],
  ['https://acme.lightning.force.com/lightning/r/Contact/003/view', 'acme'],
  ['https://acme.my.salesforce-setup.com', 'acme'],
  ['https://acme--test.sandbox.lightning.force.com', 'acme--test.sandbox'],
])('names the hosts of the API and the pages of %s', (address, name) => {
  expect(salesforceDomainOf(address)).toEqual({
    ...{ api: `https://${name}.my.salesforce.com`, pages: `https://${name}.lightning.force.com` },
  });
});

it('accepts no other address for Salesforce', () => {
  for (const address of [
    'http://acme.my.salesforce.com',
    'https://acme.my.salesforce.com:8443',
    'https://my.salesforce.com.evil.example',
    'https://evil.example/.my.salesforce.com',
    'https://salesforce.com',
    'acme',
  ]) {
    expect(salesforceDomainOf(address)).toBeUndefined();
  }
});

it('accepts a Salesforce on this machine for both', () => {
  const origin = 'http://127.0.0.1:81';
  expect(salesforceDomainOf(`${origin}/x`)).toEqual({ api: origin, pages: origin });
});

it('sends the secrets of an account to no address but those of its data centre', () => {
  expect(zohoCentreOf('https://crm.zoho.eu')).toEqual({
    ...{ crm: 'https://crm.zoho.eu', api: 'https://www.zohoapis.eu' },
    accounts: 'https://accounts.zoho.eu',
  });
  for (const address of ['https://crm.zoho.evil.example', 'https://www.zoho.com', 'https://x.in']) {
    expect(zohoCentreOf(address)).toBeUndefined();
  }
});

it('accepts a Zoho on this machine for all three', () => {
  const crm = 'http://127.0.0.1:81';
  expect(zohoCentreOf(crm)).toEqual({ crm, api: crm, accounts: crm });
});

it.each([
  ['http://127.0.0.1:81', true],
  ['http://localhost', true],
  ['http://[::1]:8069', true],
  ['http://odoo.localhost:8069', true],
  ['http://localhost.example.com', false],
  ['http://mylocalhost', false],
  ['https://127.0.0.1.evil.example', false],
  ['localhost', false],
])('says whether %s is on this machine', (address, is) => {
  expect(isLocalAddress(address)).toBe(is);
});
