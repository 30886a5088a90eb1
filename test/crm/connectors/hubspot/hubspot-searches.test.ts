import { expect, it } from 'vitest';
import type { HubspotOptions } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import { itFindsAllWritings } from '@/test/crm/connectors/contract/writings';
import { SCOPES, startHubspot as start } from './support/hubspot';

const NUMBER = '+12125550134';
const contact = (id: string, properties: Record<string, string>) => ({
  ...{ type: 'contact', id, properties },
});

itFindsAllWritings('contact', async (numbers) => {
  const records = numbers.map((phone, nth) => contact(String(nth + 1), { phone }));
  return (await start({ records })).open();
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
  const { open } = await start({ records });
  expect((await open().connector.recordsOf(NUMBER)).records).toMatchObject(found);
});

it.each(['+12125550134', '(212) 555-0134', '212.555.0134'])(
  'finds a company beside a contact, with its number written as %j',
  async (phone) => {
    const company = { type: 'company', id: '4', properties: { phone } };
    const { open } = await start({
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
  const { open } = await start({
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
