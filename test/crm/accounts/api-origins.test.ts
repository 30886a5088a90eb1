import { expect, it } from 'vitest';
import { apiOrigins } from '@/lib/crm/accounts/api-origins';

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
])('of %s at %s', (connector, address, origins) => {
  expect(apiOrigins(connector, address)).toEqual(origins);
});
