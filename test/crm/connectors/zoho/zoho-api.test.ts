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
import { MODULES, startZoho as start, ZOHO_CONTACT as target, ZOHO_SCOPES } from './support/zoho';

itKeepsTheContract(start);

it('makes a finished call, whose length follows once it is known', async () => {
  const { open, api } = await start();
  const { connector } = open();
  const facts = { ...sampleEntry.facts, durationSeconds: undefined };
  const id = await connector.create(target, newMarker(), { ...sampleEntry, facts });
  expect(api.calls[0]).toMatchObject({
    ...{ Subject: 'Call to Ada', Call_Type: 'Outbound', Call_Duration: '00:00' },
    Call_Start_Time: `${new Date(facts.startedAt).toISOString().slice(0, 19)}+00:00`,
  });
  expect(await connector.replace('m', sampleEntry, id)).toBe(true);
  expect(api.calls[0]?.Call_Duration).toBe('01:35');
});

it('finds an entry on a later page, and looks no further than a week before the call', async () => {
  const { open, clock } = await start({ pageSize: 2 });
  const { connector } = open();
  const id = await connector.create(target, 'first', sampleEntry);
  for (const marker of ['b', 'c', 'd', 'e']) await connector.create(target, marker, sampleEntry);
  expect(await connector.find('first', sampleEntry)).toBe(id);
  clock.now += 9 * 86_400_000;
  const later = { ...sampleEntry, facts: { ...sampleEntry.facts, startedAt: clock.now } };
  await connector.create(target, 'f', later);
  expect(await connector.find('first', later)).toBeUndefined();
});

it.each([
  ['lead', 'Leads'],
  ['account', 'Accounts'],
  ['deal', 'Deals'],
] as const)('logs on a record of type %s', async (type, module) => {
  const { open, api } = await start({ records: [{ module, id: '5' }] });
  await open().connector.create({ type, id: '5' }, 'm', sampleEntry);
  expect(api.calls).toMatchObject([{ What_Id: { id: '5' }, $se_module: module }]);
});

it('says that it works, and where the records of the account are', async () => {
  const crm = (await start()).open();
  await crm.test();
  expect(await crm.readRecords?.()).toMatch(/^http:.*\/crm\/org672453441\/$/);
});

it('names the scope that is missing', async () => {
  const testing = async (scopes: string[]) => (await start({ scopes })).open().test();
  for (const scope of [...MODULES, 'ZohoCRM.modules.calls.ALL']) {
    await expect(testing(ZOHO_SCOPES.filter((each) => each !== scope))).rejects.toMatchObject({
      ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: scope } },
    });
  }
});

it('names the scope also when a call is logged', async () => {
  const scopes = ZOHO_SCOPES.filter((each) => !each.includes('calls'));
  const { connector } = (await start({ scopes })).open();
  const missing = { problem: { code: 'crm-missing-scope', words: 'ZohoCRM.modules.calls.ALL' } };
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject(missing);
  await expect(connector.create(target, 'm', sampleEntry)).rejects.toMatchObject(missing);
  await expect(connector.replace('m', sampleEntry, '7')).rejects.toMatchObject(missing);
  await expect(connector.remove('m', '7', sampleEntry)).rejects.toMatchObject(missing);
});

it('says why Zoho refused an entry, by the name of the field', async () => {
  const { connector } = (await start()).open();
  const gone = connector.create({ type: 'contact', id: '8' }, 'm', sampleEntry);
  await expect(gone).rejects.toMatchObject({ problem: { code: 'crm-record-gone' } });
  const wrong = connector.create({ type: 'case', id: '8' }, 'm', sampleEntry);
  await expect(wrong).rejects.toMatchObject({ problem: { code: 'crm-wrong-type' } });
  const facts = { ...sampleEntry.facts, durationSeconds: -5 };
  const invalid = connector.create(target, 'm', { ...sampleEntry, facts });
  await expect(invalid).rejects.toMatchObject({
    ...{ kind: 'refused', problem: { code: 'crm-refused', words: 'invalid data: Call_Duration' } },
  });
});

it('puts values into the fields that the rep chose', async () => {
  const scopes = [...ZOHO_SCOPES, 'ZohoCRM.settings.fields.READ'];
  const { open, api } = await start({ scopes, ownFields: ['Result', 'Link'] });
  const fields = { disposition: 'Result', recording: 'Link' };
  const crm = open({}, { fields });
  await crm.test();
  const id = await crm.connector.create(target, 'm', sampleEntry);
  const { disposition, recording } = sampleEntry.facts;
  expect(disposition).toBeTruthy();
  expect(api.calls).toMatchObject([{ Result: disposition, Link: recording ?? null }]);
  await crm.connector.replace(
    'm',
    { ...sampleEntry, facts: { ...sampleEntry.facts, disposition: 'Busy' } },
    id,
  );
  expect(api.calls).toMatchObject([{ Result: 'Busy' }]);
});

it('names a field that calls do not have, and the scope that it takes to know', async () => {
  const fields = { note: 'Nope' };
  const missing = (await start({ scopes: [...ZOHO_SCOPES, 'ZohoCRM.settings.fields.READ'] })).open(
    {},
    { fields },
  );
  await expect(missing.test()).rejects.toMatchObject({
    problem: { code: 'crm-field-missing', words: 'Nope' },
  });
  await expect((await start()).open({}, { fields }).test()).rejects.toMatchObject({
    problem: { code: 'crm-missing-scope', words: 'ZohoCRM.settings.fields.READ' },
  });
});

it('waits for the time that it is asked to', async () => {
  const { connector } = (await start({ rateLimit: { requests: 1, windowMs: 2_000 } })).open();
  await connector.find('m', sampleEntry);
  await expect(connector.find('m', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'rate-limited', retryAfterMs: 2_000 },
  });
});

it('asks for one access token an hour, even if the background restarts often', async () => {
  const { open, api, clock } = await start();
  for (let restart = 0; restart < 30; restart += 1) await open().connector.find('m', sampleEntry);
  expect(api.accounts.issued).toBe(1);
  clock.now += 3_600_000;
  for (let restart = 0; restart < 30; restart += 1) await open().connector.find('m', sampleEntry);
  expect(api.accounts.issued).toBe(2);
});

it('stops once Zoho has ended the connection', async () => {
  const { open, api } = await start();
  await open().connector.find('m', sampleEntry);
  api.accounts.revoke();
  await expect(open().connector.find('m', sampleEntry)).rejects.toMatchObject({
    ...{ kind: 'unauthorised', problem: { code: 'crm-sign-in-refused', words: 'invalid_code' } },
  });
});

itFillsARequiredField(async () => {
  const crm = await start({ ownFields: ['Reason'], requiredFields: ['Reason'] });
  const { calls } = crm.api;
  return {
    ...{ crm, field: 'Reason', open: (fields) => crm.open({}, { fields }) },
    values: () => calls.map(({ Reason }) => Reason),
    overwrite(value) {
      for (const call of calls) call.Reason = value;
    },
  };
});

itCutsAMappedNote(async () => {
  const crm = await start({ ownFields: ['Remark'] });
  const { connector } = crm.open({}, { fields: { note: 'Remark' } });
  return { connector, target, noteOf: () => crm.api.calls[0]?.Remark };
}, 255);

itCutsAMappedNote(async () => {
  const crm = await start({ ownFields: ['Remark'], lengths: { Remark: 2000 } });
  const { connector } = crm.open({}, { fields: { note: 'Remark' }, lengths: { Remark: 2000 } });
  return { connector, target, noteOf: () => crm.api.calls[0]?.Remark };
}, 2000);

it('reads how long the fields are that the rep chose', async () => {
  const scopes = [...ZOHO_SCOPES, 'ZohoCRM.settings.fields.READ'];
  const given = { scopes, ownFields: ['Remark'], lengths: { Remark: 2000 } };
  const crm = (await start(given)).open({}, { fields: { note: 'Remark' } });
  expect(await crm.readLengths?.()).toEqual({ Remark: 2000 });
});

const withEntries = async (given: Parameters<typeof start>[0] = {}) => {
  const records = ['7', '8'].map((id) => ({ module: 'Contacts' as const, id }));
  const crm = await start({ records, ...given });
  return { ...crm, entries: () => crm.api.calls };
};

itWritesToNoOtherRecord('deleted, or merged into another', withEntries, {
  ...{ lost: { type: 'contact', id: '9' }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ locked: ['8'] }), {
  lost: { type: 'contact', id: '8' },
  problem: { code: 'crm-no-right', words: 'permission denied to associate records' },
});
itMakesNoEntryAgain(withEntries);
itObeysARateLimit(start, 2_000);

it('cuts no character of a long title in half', async () => {
  const { open, api } = await start();
  const title = `${'a'.repeat(254)}😀`;
  await open().connector.create(target, 'm', { ...sampleEntry, title });
  expect(api.calls[0]?.Subject).toBe('a'.repeat(254));
});
