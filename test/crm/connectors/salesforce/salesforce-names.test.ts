import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { startSalesforce } from './support/salesforce';

const idOf = (nth: number) => `0030000000000${String(nth).padStart(2, '0')}AAA`;
const { signal: live } = new AbortController();

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first, last, email: Email, phone: Phone }, nth) => ({
    ...{ type: 'Contact', id: idOf(nth + 1) },
    fields: { Name: `${first} ${last}`, Email, Phone },
  }));
  const crm = await startSalesforce({ records });
  return { ...crm, refOf: (nth) => ({ type: 'Contact', id: idOf(nth) }) };
});

it('finds open leads and accounts, too, if the user can see them', async () => {
  const record = (type: string, nth: number, fields: object) => ({
    ...{ type, id: idOf(nth), fields: { Name: 'Acme', ...fields } },
  });
  const records = [
    record('Lead', 1, { Company: 'Acme Ltd' }),
    record('Lead', 2, { IsConverted: true }),
    record('Account', 3, { Website: 'acme.example' }),
  ];
  const search = async (given: object) =>
    (await startSalesforce({ records, ...given })).open().connector.searchByName?.('acm', live);
  const lead = { type: 'Lead', id: idOf(1), name: 'Acme', detail: 'Acme Ltd' };
  const account = { type: 'Account', id: idOf(3), name: 'Acme', detail: 'acme.example' };
  expect((await search({}))?.records).toEqual([lead, account]);
  expect((await search({ hiddenObjects: ['Account'] }))?.records).toEqual([lead]);
});
