import { expect, it } from 'vitest';
import { zohoCentreOf } from '@/lib/crm/accounts/zoho-centres';

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
