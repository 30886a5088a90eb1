import { expect, it } from 'vitest';
import { itKeepsTheContract, newMarker } from '@/test/crm/connectors/contract/contract';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itCutsAMappedNote } from '@/test/crm/connectors/contract/mapped-note';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { itFillsARequiredField } from '@/test/crm/connectors/contract/required-field';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { startSalesforce, TARGET } from './support/salesforce';

const NUMBER = '+12125550134';

itKeepsTheContract(startSalesforce);

it('makes a finished task of the subtype call, with the fields of a call', async () => {
  const { open, api } = await startSalesforce();
  const { connector } = open();
  const facts = { ...sampleEntry.facts, durationSeconds: undefined, disposition: undefined };
  const marker = newMarker();
  const id = await connector.create(TARGET, marker, { ...sampleEntry, facts });
  expect(api.tasks[0]).toMatchObject({
    ...{ TaskSubtype: 'Call', CallType: 'Outbound', Status: 'Completed', CallObject: marker },
    ...{ Subject: 'Call to Ada', WhoId: TARGET.id, CallDurationInSeconds: null },
    CallDisposition: null,
  });
  expect(await connector.replace(marker, sampleEntry, id)).toBe(true);
  expect(api.tasks[0]).toMatchObject({ CallDurationInSeconds: 95, CallDisposition: 'Connected' });
});

it('looks for an entry no further than a week before the call', async () => {
  const { open, clock } = await startSalesforce();
  const { connector } = open();
  const id = await connector.create(TARGET, 'm', sampleEntry);
  expect(await connector.find('m', sampleEntry)).toBe(id);
  clock.now += 9 * 86_400_000;
  const facts = { ...sampleEntry.facts, startedAt: clock.now };
  expect(await connector.find('m', { ...sampleEntry, facts })).toBeUndefined();
});

it.each([
  ['Lead', '00Q000000000001AAA', 'WhoId'],
  ['Account', '001000000000001AAA', 'WhatId'],
  ['Opportunity', '006000000000001AAA', 'WhatId'],
  ['Case', '500000000000001AAA', 'WhatId'],
  ['Project__c', 'a01000000000001AAA', 'WhatId'],
] as const)('logs on a record of type %s', async (type, id, field) => {
  const { open, api } = await startSalesforce({ records: [{ type, id }] });
  await open().connector.create({ type, id }, 'm', sampleEntry);
  expect(api.tasks).toMatchObject([{ [field]: id }]);
});

it('says that it works, or which field is missing', async () => {
  const crm = (await startSalesforce()).open();
  await crm.test();
  expect(await crm.readRecords?.()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const without = (await startSalesforce({ hiddenFields: ['CallObject'] })).open();
  await expect(without.test()).rejects.toMatchObject({
    problem: { code: 'crm-refused', words: expect.stringContaining("'CallObject'") },
  });
});

it('says why Salesforce refused an entry, by the name of the field', async () => {
  const { open } = await startSalesforce({ requiredFields: ['Reason__c'] });
  const { connector } = open();
  await expect(connector.create(TARGET, 'm', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-field-required', words: 'Reason__c' } },
  });
  const gone = (await startSalesforce({ records: [] })).open().connector;
  await expect(gone.create(TARGET, 'm', sampleEntry)).rejects.toMatchObject({
    problem: { code: 'crm-record-gone' },
  });
  const wrong = connector.create({ type: 'User', id: '005' }, 'm', sampleEntry);
  await expect(wrong).rejects.toMatchObject({ problem: { code: 'crm-wrong-type' } });
});

it('leaves Salesforce alone once its limit is reached', async () => {
  const rateLimit = { requests: 1, windowMs: 86_400_000 };
  const { connector } = (await startSalesforce({ rateLimit })).open();
  await connector.find('m', sampleEntry);
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject({ kind: 'rate-limited' });
});

it('gets a new access token once the session is over, and sends the request again', async () => {
  const { open, api } = await startSalesforce();
  api.accounts.endSessions();
  await open().connector.create(TARGET, 'm', sampleEntry);
  expect(api.tasks).toHaveLength(1);
  api.accounts.revoke();
  await expect(open().connector.find('m', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'unauthorised', problem: { code: 'crm-sign-in-refused' } },
  });
});

it('puts each value into the field that was chosen for it', async () => {
  const { open, api } = await startSalesforce({ customFields: ['Result__c', 'Note__c'] });
  const facts = { ...sampleEntry.facts, note: 'Call back' };
  const fields = { disposition: 'Result__c', note: 'Note__c', duration: '' };
  const crm = open({}, { fields });
  await crm.test();
  const id = await crm.connector.create(TARGET, 'm', { ...sampleEntry, facts });
  expect(api.tasks[0]).toMatchObject({ Result__c: 'Connected', Note__c: 'Call back' });
  expect(api.tasks[0]).not.toHaveProperty('CallDisposition');
  await crm.connector.replace('m', sampleEntry, id);
  expect(api.tasks[0]).toMatchObject({ Note__c: null, CallObject: 'm' });
});

it('names a field that is not there, before the first entry and at it', async () => {
  const crm = (await startSalesforce()).open({}, { fields: { note: 'Nope__c' } });
  const words = "No such column 'Nope__c' on sobject of type Task";
  const refused = { kind: 'refused', problem: { code: 'crm-refused', words } };
  await expect(crm.test()).rejects.toMatchObject(refused);
  await expect(crm.connector.create(TARGET, 'm', sampleEntry)).rejects.toMatchObject(refused);
});

it('does without objects that the rep may not see, unless they are contacts', async () => {
  const without = (await startSalesforce({ hiddenObjects: ['Lead', 'Account'] })).open();
  await without.test();
  expect((await without.connector.recordsOf(NUMBER)).records).toEqual([]);
  const none = (await startSalesforce({ hiddenObjects: ['Contact'] })).open();
  await expect(none.test()).rejects.toMatchObject({
    ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope' } },
  });
});

it('reads how long the fields are that the rep chose', async () => {
  const given = { customFields: ['Note__c', 'Other__c'], lengths: { Note__c: 4000 } };
  const { open } = await startSalesforce(given);
  const crm = open({}, { fields: { note: 'Note__c', duration: 'CallDurationInSeconds' } });
  expect(await crm.readLengths?.()).toEqual({ Note__c: 4000 });
});

const REQUIRED = { customFields: ['Reason__c'], requiredFields: ['Reason__c'] };

itFillsARequiredField(async () => {
  const crm = await startSalesforce(REQUIRED);
  const { tasks } = crm.api;
  return {
    ...{ crm, field: 'Reason__c', open: (fields) => crm.open({}, { fields }) },
    values: () => tasks.map(({ Reason__c }) => Reason__c),
    overwrite(value) {
      for (const task of tasks) task.Reason__c = value;
    },
  };
});

it('names a required field before the first entry', async () => {
  const { open } = await startSalesforce(REQUIRED);
  await expect(open().test()).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-field-required', words: 'Reason__c' } },
  });
  await open({}, { fields: { fixedTexts: 'Reason__c = Sales' } }).test();
});

itCutsAMappedNote(async () => {
  const crm = await startSalesforce({ customFields: ['Note__c'] });
  const { connector } = crm.open({}, { fields: { note: 'Note__c' } });
  return { connector, target: TARGET, noteOf: () => crm.api.tasks[0]?.Note__c };
}, 255);

itCutsAMappedNote(async () => {
  const crm = await startSalesforce({ customFields: ['Note__c'], lengths: { Note__c: 4000 } });
  const { connector } = crm.open({}, { fields: { note: 'Note__c' }, lengths: { Note__c: 4000 } });
  return { connector, target: TARGET, noteOf: () => crm.api.tasks[0]?.Note__c };
}, 4000);

const LOST = { type: 'Contact', id: '003000000000008AAA' };
const withEntries = async (given: Parameters<typeof startSalesforce>[0] = {}) => {
  const crm = await startSalesforce({ records: [TARGET, LOST], ...given });
  return { ...crm, entries: () => crm.api.tasks };
};

itWritesToNoOtherRecord('deleted', () => withEntries({ records: [TARGET] }), {
  ...{ lost: LOST, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('merged into another', () => withEntries({ merged: [LOST.id] }), {
  ...{ lost: LOST, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ locked: [LOST.id] }), {
  ...{ lost: LOST, problem: { code: 'crm-no-right', words: 'insufficient access rights' } },
});
itMakesNoEntryAgain(withEntries);
// A limit of a day: it is tried again after a quarter of an hour.
itObeysARateLimit(startSalesforce, 900_000);

it('cuts no character of a long title in half', async () => {
  const { open, api } = await startSalesforce();
  const title = `${'a'.repeat(254)}😀`;
  await open().connector.create(TARGET, 'm', { ...sampleEntry, title });
  expect(api.tasks[0]?.Subject).toBe('a'.repeat(254));
});
