import { expect, it } from 'vitest';
import { queryPath } from '@/lib/crm/connectors/salesforce/soql';

it('writes a query into the address', () => {
  const path = queryPath("SELECT Id FROM Task WHERE CallObject = 'a&b'");
  const url = new URL(path, 'https://acme.my.salesforce.com');
  expect(url.pathname).toBe('/services/data/v62.0/query');
  expect(url.searchParams.get('q')).toBe("SELECT Id FROM Task WHERE CallObject = 'a&b'");
});
