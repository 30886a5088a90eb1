import { expect, it } from 'vitest';
import { itSearchesByName } from '@/test/crm/connectors/contract/names';
import { SCOPES, startHubspot } from './support/hubspot';

const { signal: live } = new AbortController();

itSearchesByName(async (contacts) => {
  const records = contacts.map(({ first: firstname, last: lastname, email, phone }, nth) => ({
    ...{ type: 'contact', id: String(nth + 1) },
    properties: { firstname, lastname, email, phone },
  }));
  const crm = await startHubspot({ records });
  return { ...crm, refOf: (nth) => ({ type: 'contact', id: String(nth) }) };
});

it('finds companies, too, if the key may read them', async () => {
  const records = [
    { type: 'contact', id: '1', properties: { lastname: 'Acker', company: 'Example Ltd' } },
    { type: 'company', id: '2', properties: { name: 'Acme', domain: 'acme.example' } },
  ];
  const scopes = [...SCOPES, 'crm.objects.companies.read'];
  const search = async (given: object) =>
    (await startHubspot({ records, ...given })).open().connector.searchByName?.('ac', live);
  const contact = { type: 'contact', id: '1', name: 'Acker', detail: 'Example Ltd' };
  const company = { type: 'company', id: '2', name: 'Acme', detail: 'acme.example' };
  expect((await search({ scopes }))?.records).toEqual([contact, company]);
  expect((await search({}))?.records).toEqual([contact]);
});
