import { describe, expect, it } from 'vitest';
import { policySchemas } from '@/lib/settings/policy-values';
import { administratorKey } from '@/test/shared-list/support';

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

describe('the company’s list', () => {
  const { publicKey } = administratorKey();
  const url = 'https://files.example.com/list?version=latest';
  const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey.slice(0, 64)}\n${publicKey.slice(64)}\n-----END PUBLIC KEY-----\n`;

  it.each([publicKey, pem])('takes an address and a key: %s', (key) => {
    const read = policySchemas.sharedList.parse({ url, publicKey: key });
    expect(read).toEqual({ url, publicKey });
  });

  it.each([
    { url: 'http://files.example.com/list', publicKey },
    { url: 'https://a:b@files.example.com/list', publicKey },
    { url: 'list.json', publicKey },
    { url, publicKey: publicKey.slice(4) },
    { url, publicKey: '' },
    { url },
  ])('takes nothing unsafe: %j', (value) => {
    expect(policySchemas.sharedList.safeParse(value).success).toBe(false);
  });
});

it('leaves out what is not for a policy', () => {
  expect(connector.parse([{ connector: 'hubspot', key: 'pat-1' }])).toEqual([
    { connector: 'hubspot' },
  ]);
  expect(connector.safeParse([{ connector: 'abacus' }]).success).toBe(false);
});
