import { expect, it } from 'vitest';
import { suggestedConnectorSchema } from '@/lib/settings/policy/suggested-connectors';

it('normalises the address, and keeps no key', () => {
  const given = {
    connector: 'odoo',
    address: 'https://odoo.example.com/',
    database: 'crm',
    key: 'x',
  };
  expect(suggestedConnectorSchema.parse(given)).toEqual({
    ...{ connector: 'odoo', address: 'https://odoo.example.com', database: 'crm' },
  });
});

it.each([
  { connector: 'unknown' },
  { connector: 'odoo', address: 'http://odoo.example.com' },
  { connector: 'odoo', address: 'https://rep:secret@odoo.example.com' },
])('refuses %o', (given) => {
  expect(suggestedConnectorSchema.safeParse(given).success).toBe(false);
});
