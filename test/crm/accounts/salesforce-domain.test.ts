import { expect, it } from 'vitest';
import { salesforceDomainOf } from '@/lib/crm/accounts/salesforce-domain';

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
