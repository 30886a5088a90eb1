import { expect, it } from 'vitest';
import { policySchemas } from '@/lib/settings/policy-values';

const connector = policySchemas.connectors;

it('normalises the address of the service and of a CRM', () => {
  expect(policySchemas.baseUrl.parse('https://voice.example.com/api/v1/global/')).toBe(
    'https://voice.example.com',
  );
  expect(connector.parse([{ connector: 'odoo', address: 'https://odoo.example.com/' }])).toEqual([
    { connector: 'odoo', address: 'https://odoo.example.com' },
  ]);
});

it.each(['', 'voice', 'http://voice.example.com', 'https://a:b@voice.example.com'])(
  'takes no address like “%s”',
  (address) => {
    expect(policySchemas.baseUrl.safeParse(address).success).toBe(false);
  },
);

it('leaves out what is not for a policy', () => {
  expect(connector.parse([{ connector: 'hubspot', key: 'pat-1' }])).toEqual([
    { connector: 'hubspot' },
  ]);
  expect(connector.safeParse([{ connector: 'abacus' }]).success).toBe(false);
});
