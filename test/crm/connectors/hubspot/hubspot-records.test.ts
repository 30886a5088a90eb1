import { expect, it } from 'vitest';
import { batchReadRequest } from '@/lib/crm/connectors/hubspot/hubspot-records';
import type { HubspotOptions } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import { itCreatesContacts, itSaysWhyNoContact } from '@/test/crm/connectors/contract/new-contacts';
import { itReadsAllPages } from '@/test/crm/connectors/contract/pages';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { SCOPES, startHubspot } from './support/hubspot';

const { describe, described } = batchReadRequest('contacts', ['firstname', 'lastname'], ['email']);

it('asks for the properties of all at once', () => {
  expect(describe(['1', '2'])).toEqual({
    method: 'POST',
    path: '/crm/v3/objects/contacts/batch/read',
    body: {
      inputs: [{ id: '1' }, { id: '2' }],
      properties: ['firstname', 'lastname', 'email'],
      propertiesWithHistory: [],
    },
  });
});

it('leaves out what is empty', () => {
  const properties = { firstname: null, lastname: 'Byron', email: '' };
  expect(described.parse({ results: [{ id: '1', properties }] })).toEqual([
    { id: '1', name: 'Byron' },
  ]);
});

const NUMBER = '+12125550134';
const contact = (id: string, properties: Record<string, string>) => ({
  ...{ type: 'contact', id, properties },
});

itFindsAllWritings('contact', async (numbers) => {
  const records = numbers.map((phone, nth) => contact(String(nth + 1), { phone }));
  return (await startHubspot({ records })).open();
});

it.each<[string, HubspotOptions['records'], object[]]>([
  ['none', [contact('1', { phone: '+12125550199' })], []],
  [
    'one, however it is written',
    [contact('1', { hs_calculated_phone_number: NUMBER })],
    [{ id: '1' }],
  ],
  [
    'all of several',
    ['1', '2', '3'].map((id) => contact(id, { mobilephone: NUMBER })),
    [{ id: '1' }, { id: '2' }, { id: '3' }],
  ],
  [
    'no company without the scope for it',
    [{ type: 'company', id: '4', properties: { phone: NUMBER } }],
    [],
  ],
])('finds the records with a number: %s', async (_, records, found) => {
  const { open } = await startHubspot({ records });
  expect((await open().connector.recordsOf(NUMBER)).records).toMatchObject(found);
});

it.each(['+12125550134', '(212) 555-0134', '212.555.0134'])(
  'finds a company beside a contact, with its number written as %j',
  async (phone) => {
    const company = { type: 'company', id: '4', properties: { phone } };
    const { open } = await startHubspot({
      records: [contact('1', { phone: NUMBER }), company],
      scopes: [...SCOPES, 'crm.objects.companies.read'],
    });
    expect((await open().connector.recordsOf(NUMBER)).records).toEqual([
      { type: 'contact', id: '1' },
      { type: 'company', id: '4' },
    ]);
  },
);

it('describes how the records with a number differ', async () => {
  const ada = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', phone: NUMBER };
  const company = { type: 'company', id: '4', properties: { name: 'Engines', city: 'London' } };
  const { open } = await startHubspot({
    records: [contact('1', ada), contact('2', {}), company],
    scopes: [...SCOPES, 'crm.objects.companies.read'],
  });
  const asked = ['1', '2', '3'].map((id) => ({ type: 'contact', id }));
  const { connector } = open();
  expect(await connector.describe?.([...asked, { type: 'company', id: '4' }])).toEqual([
    { type: 'contact', id: '1', name: 'Ada Byron', detail: 'ada@example.com' },
    { type: 'contact', id: '2' },
    { type: 'company', id: '4', name: 'Engines', detail: 'London' },
  ]);
});

const ALL = [...SCOPES, 'crm.objects.companies.read'];

async function startWithContacts(given: Partial<HubspotOptions> = {}) {
  const crm = await startHubspot({ scopes: ALL, ...given });
  return {
    ...crm,
    created: () =>
      crm.api.created.map(({ properties = {} }) => ({
        ...{ name: properties.lastname ?? '', number: properties.phone ?? '' },
      })),
    failCreating: (fault: Parameters<typeof crm.failNext>[0]) =>
      crm.failNext(fault, /^POST \S+\/contacts$/),
  };
}

itCreatesContacts(startWithContacts);

itReadsAllPages((written) => {
  const contact = (phone: string, nth: number) => ({
    ...{ type: 'contact', id: String(nth + 1), properties: { phone } },
  });
  return startWithContacts({ records: written.map(contact) });
});

itSaysWhyNoContact('companies may not be searched', () => startWithContacts({ scopes: SCOPES }), {
  ...{ code: 'crm-missing-scope', words: 'crm.objects.companies.read' },
});
itSaysWhyNoContact(
  'a required property',
  () => startWithContacts({ requiredOfContacts: ['email'] }),
  {
    ...{ code: 'crm-contact-field', words: 'email' },
  },
);
