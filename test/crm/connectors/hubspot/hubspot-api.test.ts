import { expect, it } from 'vitest';
import { createHubspotApi, type HubspotOptions } from '@/sandbox/crm-apis/hubspot/hubspot-api';
import {
  type ContractCrm,
  itKeepsTheContract,
  newMarker,
} from '@/test/crm/connectors/contract/contract';
import { startFake } from '@/test/crm/connectors/contract/fake-crm';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const NUMBER = '+12125550134';
const SCOPES = ['crm.objects.contacts.read', 'crm.objects.contacts.write'];
const target = { type: 'contact', id: '7' };

async function start(given: Partial<HubspotOptions> = {}) {
  const fake = await startFake('hubspot', 'pat', (clock) =>
    createHubspotApi({
      ...{ token: 'pat', portalId: 123, scopes: SCOPES, indexLagMs: 30_000 },
      records: [target],
      now: () => clock.now,
      ...given,
    }),
  );
  const { calls } = fake.api;
  const entriesOf: ContractCrm['entriesOf'] = async (marker) =>
    calls
      .filter(({ properties }) => properties.hs_call_external_id === marker)
      .map(({ id, properties, records }) => ({
        id,
        text: properties.hs_call_body ?? '',
        isOnTarget: records.join() === 'contact:7',
      }));
  return { ...fake, target, entriesOf };
}

itKeepsTheContract(start);

it('fills the fields of a call', async () => {
  const { open, api } = await start();
  await open().connector.create(target, newMarker(), sampleEntry);
  expect(api.calls[0]?.properties).toMatchObject({
    hs_timestamp: new Date(sampleEntry.facts.startedAt).toISOString(),
    hs_call_title: 'Call to Ada',
    ...{ hs_call_direction: 'OUTBOUND', hs_call_status: 'COMPLETED', hs_call_duration: '95000' },
    ...{ hs_call_from_number: '+12125550100', hs_call_to_number: NUMBER },
    hs_call_recording_url: 'https://rec.example.com/1',
  });
});

it('takes back the link to a recording that the callee refused', async () => {
  const { open, api } = await start();
  const { connector } = open();
  const id = await connector.create(target, 'm', sampleEntry);
  const facts = { ...sampleEntry.facts, recording: undefined };
  await connector.replace('m', { ...sampleEntry, facts }, id);
  expect(api.calls[0]?.properties).not.toHaveProperty('hs_call_recording_url');
});

const contact = (id: string, properties: Record<string, string>) => ({
  ...{ type: 'contact', id, properties },
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
  expect(await open().connector.recordsOf(NUMBER)).toMatchObject(found);
});

it('finds a company if no contact has the number', async () => {
  const records = [{ type: 'company', id: '4', properties: { phone: NUMBER } }];
  const { open } = await start({ records, scopes: [...SCOPES, 'crm.objects.companies.read'] });
  expect(await open().connector.recordsOf(NUMBER)).toEqual([{ type: 'company', id: '4' }]);
});

it('says that the connection works, and where the records of the account are', async () => {
  const crm = (await start()).open();
  await crm.test();
  expect(await crm.readRecords?.()).toBe('https://app-eu1.hubspot.com/contacts/123/');
});

it('names the scope that is missing', async () => {
  const testing = async (scopes: string[]) => (await start({ scopes })).open().test();
  for (const scope of SCOPES) {
    await expect(testing(SCOPES.filter((each) => each !== scope))).rejects.toMatchObject({
      ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: scope } },
    });
  }
});

it('says if the token is wrong', async () => {
  const { open } = await start({ token: 'another' });
  const refused = { kind: 'unauthorised', problem: { code: 'crm-unauthorised' } };
  await expect(open().test()).rejects.toMatchObject(refused);
});

it('waits as long as it is asked to', async () => {
  const { open } = await start({ rateLimit: { requests: 1, windowMs: 10_000 } });
  const { connector } = open();
  await connector.find('m', sampleEntry);
  const busy = { kind: 'rate-limited', retryAfterMs: 10_000 };
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject(busy);
});

it('says why HubSpot refused an entry', async () => {
  const { connector } = (await start()).open();
  const gone = connector.create({ type: 'contact', id: '8' }, 'm', sampleEntry);
  await expect(gone).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-refused', words: 'CONTACT=8 is not valid' } },
  });
  const lead = connector.create({ type: 'lead', id: '8' }, 'm', sampleEntry);
  await expect(lead).rejects.toMatchObject({
    kind: 'refused',
    problem: { code: 'crm-wrong-type' },
  });
});

it('says what tells the records with a number apart', async () => {
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

it('leaves out a property that was cleared, and names one that is not there', async () => {
  const { open, api } = await start();
  const without = open({}, { fields: { duration: 'hs_call_duration', recording: '' } });
  await without.connector.create(target, newMarker(), sampleEntry);
  expect(api.calls[0]?.properties).toMatchObject({ hs_call_duration: '95000' });
  expect(api.calls[0]?.properties).not.toHaveProperty('hs_call_recording_url');
  const wrong = open({}, { fields: { note: 'nope' } });
  const facts = { ...sampleEntry.facts, note: 'Call back' };
  const creating = wrong.connector.create(target, newMarker(), { ...sampleEntry, facts });
  await expect(creating).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { words: expect.stringContaining('"nope" does not exist') } },
  });
});
