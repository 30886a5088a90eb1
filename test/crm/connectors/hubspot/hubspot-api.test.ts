import { expect, it } from 'vitest';
import { hubspotRecords } from '@/lib/crm/connectors/hubspot/hubspot-api';
import type { RestClient } from '@/lib/crm/connectors/rest/rest-api';
import { itKeepsTheContract, newMarker } from '@/test/crm/connectors/contract/contract';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itCutsAMappedNote } from '@/test/crm/connectors/contract/mapped-note';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { itFillsARequiredField } from '@/test/crm/connectors/contract/required-field';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { CONTACT, SCOPES, startHubspot } from './support/hubspot';

const NUMBER = '+12125550134';

itKeepsTheContract(startHubspot);

it('fills the fields of a call', async () => {
  const { open, api } = await startHubspot();
  await open().connector.create(CONTACT, newMarker(), sampleEntry);
  expect(api.calls[0]?.properties).toMatchObject({
    hs_timestamp: new Date(sampleEntry.facts.startedAt).toISOString(),
    hs_call_title: 'Call to Ada',
    ...{ hs_call_direction: 'OUTBOUND', hs_call_status: 'COMPLETED', hs_call_duration: '95000' },
    ...{ hs_call_from_number: '+12125550100', hs_call_to_number: NUMBER },
    hs_call_recording_url: 'https://rec.example.com/1',
  });
});

it('takes back the link to a recording that the callee refused', async () => {
  const { open, api } = await startHubspot();
  const { connector } = open();
  const id = await connector.create(CONTACT, 'm', sampleEntry);
  const facts = { ...sampleEntry.facts, recording: undefined };
  await connector.replace('m', { ...sampleEntry, facts }, id);
  expect(api.calls[0]?.properties).not.toHaveProperty('hs_call_recording_url');
});

it('says that the connection works, and where the records of the account are', async () => {
  const crm = (await startHubspot()).open();
  await crm.test();
  expect(await crm.readRecords?.()).toBe('https://app-eu1.hubspot.com/contacts/123/');
});

it('names the scope that is missing', async () => {
  const testing = async (scopes: string[]) => (await startHubspot({ scopes })).open().test();
  for (const scope of SCOPES) {
    await expect(testing(SCOPES.filter((each) => each !== scope))).rejects.toMatchObject({
      ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: scope } },
    });
  }
});

it('says if the token is wrong', async () => {
  const { open } = await startHubspot({ token: 'another' });
  const refused = { kind: 'unauthorised', problem: { code: 'crm-unauthorised' } };
  await expect(open().test()).rejects.toMatchObject(refused);
});

it('waits for the time that it is asked to', async () => {
  const { open } = await startHubspot({ rateLimit: { requests: 1, windowMs: 10_000 } });
  const { connector } = open();
  await connector.find('m', sampleEntry);
  const busy = { kind: 'rate-limited', retryAfterMs: 10_000 };
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject(busy);
});

it('says why HubSpot refused an entry', async () => {
  const { connector } = (await startHubspot()).open();
  const gone = connector.create({ type: 'contact', id: '8' }, 'm', sampleEntry);
  await expect(gone).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-record-gone' } },
  });
  const lead = connector.create({ type: 'lead', id: '8' }, 'm', sampleEntry);
  await expect(lead).rejects.toMatchObject({
    kind: 'refused',
    problem: { code: 'crm-wrong-type' },
  });
});

it('leaves out a property that was cleared, and names one that is not there', async () => {
  const { open, api } = await startHubspot();
  const without = open({}, { fields: { duration: 'hs_call_duration', recording: '' } });
  await without.connector.create(CONTACT, newMarker(), sampleEntry);
  expect(api.calls[0]?.properties).toMatchObject({ hs_call_duration: '95000' });
  expect(api.calls[0]?.properties).not.toHaveProperty('hs_call_recording_url');
  const wrong = open({}, { fields: { note: 'nope' } });
  const facts = { ...sampleEntry.facts, note: 'Call back' };
  const creating = wrong.connector.create(CONTACT, newMarker(), { ...sampleEntry, facts });
  await expect(creating).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { words: expect.stringContaining('"nope" does not exist') } },
  });
});

it('logs on the contact that another was merged into', async () => {
  const { open, api } = await startHubspot({ merged: { 9: '7' } });
  await open().connector.create({ type: 'contact', id: '9' }, 'm', sampleEntry);
  expect(api.calls).toMatchObject([{ records: ['contact:7'] }]);
});

itFillsARequiredField(async () => {
  const field = 'call_reason';
  const crm = await startHubspot({ ownProperties: [field], requiredOfCalls: [field] });
  const { calls } = crm.api;
  return {
    ...{ crm, field, open: (fields) => crm.open({}, { fields }) },
    values: () => calls.map(({ properties }) => properties[field]),
    overwrite(value) {
      for (const { properties } of calls) properties[field] = value;
    },
  };
});

itCutsAMappedNote(async () => {
  const crm = await startHubspot({ ownProperties: ['own_note'] });
  const connector = crm.open({}, { fields: { note: 'own_note' } }).connector;
  return { connector, target: CONTACT, noteOf: () => crm.api.calls[0]?.properties.own_note };
}, 65_536);

const withEntries = async (given: Parameters<typeof startHubspot>[0] = {}) => {
  const crm = await startHubspot({ records: [CONTACT, { type: 'contact', id: '8' }], ...given });
  return { ...crm, entries: () => crm.api.calls };
};

itWritesToNoOtherRecord('deleted', withEntries, {
  ...{ lost: { type: 'contact', id: '9' }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ locked: ['contact:8'] }), {
  lost: { type: 'contact', id: '8' },
  problem: { code: 'crm-refused', words: 'You do not have permission to edit contact 8' },
});
itMakesNoEntryAgain(withEntries);
itObeysARateLimit(startHubspot, 10_000);

const answering =
  (answer: object): RestClient =>
  async (_, schema) =>
    schema.parse(answer);

it('builds the address of the records from the account', async () => {
  const client = answering({ portalId: 12, uiDomain: 'app.hubspot.com', timeZone: 'UTC' });
  expect(await hubspotRecords(client)).toBe('https://app.hubspot.com/contacts/12/');
});

it('takes no host but those of HubSpot', async () => {
  for (const uiDomain of ['evil.example', 'app.hubspot.com.evil.example', 'app.hubspot.com/x']) {
    await expect(hubspotRecords(answering({ portalId: 12, uiDomain }))).rejects.toThrow();
  }
});
