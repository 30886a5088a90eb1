import { expect, it } from 'vitest';
import { accountOf } from '@/lib/outbox/model/connector';

const address = 'https://crm.example.com';

it('tells accounts apart by address, database and records', () => {
  const accounts = [
    { address },
    { address: 'https://other.example.com' },
    { address, database: 'sales' },
    { address, records: 'https://app.example.com/1/' },
    { address, records: 'https://app.example.com/2/' },
  ].map(accountOf);
  expect(new Set(accounts).size).toBe(accounts.length);
});

it('names an account the same whatever else is stored of its connector', () => {
  const stored = { id: 'odoo', address, since: 5, changes: 7, clientId: 'app' } as const;
  expect(accountOf(stored)).toBe(accountOf({ address, records: undefined }));
});
