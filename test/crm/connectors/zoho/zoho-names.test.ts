import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { startZoho, ZOHO_SCOPES } from './support/zoho';

const { signal: live } = new AbortController();

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first, last, email: Email, phone: Phone }, nth) => ({
    ...{ module: 'Contacts' as const, id: String(nth + 1) },
    fields: { Full_Name: `${first} ${last}`, Email, Phone },
  }));
  const crm = await startZoho({ records });
  return { ...crm, refOf: (nth) => ({ type: 'contact', id: String(nth) }) };
});

it('finds leads and accounts, too, and names the account of a contact', async () => {
  const account = { name: 'Example Ltd', id: '9' };
  const records = [
    {
      module: 'Contacts',
      id: '1',
      fields: { Full_Name: 'Acker' },
      lookups: { Account_Name: account },
    },
    { module: 'Leads', id: '2', fields: { Full_Name: 'Acton', Company: 'Acme' } },
    { module: 'Accounts', id: '3', fields: { Account_Name: 'Acme', Website: 'acme.example' } },
  ] as const;
  const scopes = [...ZOHO_SCOPES, 'ZohoCRM.modules.accounts.READ'];
  const search = async (given: object) =>
    (await startZoho({ records, ...given })).open().connector.searchByName?.('ac', live);
  const people = [
    { type: 'contact', id: '1', name: 'Acker', detail: 'Example Ltd' },
    { type: 'lead', id: '2', name: 'Acton', detail: 'Acme' },
  ];
  const company = { type: 'account', id: '3', name: 'Acme', detail: 'acme.example' };
  expect((await search({ scopes }))?.records).toEqual([...people, company]);
  expect((await search({}))?.records).toEqual(people);
});
