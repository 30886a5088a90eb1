import { expect, it } from 'vitest';
import { itKeepsTheContract, newMarker } from '@/test/crm/connectors/contract/contract';
import {
  itMakesNoEntryAgain,
  itWritesToNoOtherRecord,
} from '@/test/crm/connectors/contract/lost-records';
import { itCutsAMappedNote } from '@/test/crm/connectors/contract/mapped-note';
import { itObeysARateLimit } from '@/test/crm/connectors/contract/rate-limits';
import { sampleEntry } from '@/test/outbox/support/deliveries';
import { startSuitecrm as start, suitecrmId, SUITECRM_CONTACT as target } from './support/suitecrm';

itKeepsTheContract(start);
itObeysARateLimit(start, 2_000);

it('makes a call that was held, of the user, whose length follows once it is known', async () => {
  const { open, api } = await start();
  const { connector } = open();
  const facts = { ...sampleEntry.facts, durationSeconds: undefined };
  const id = await connector.create(target, newMarker(), { ...sampleEntry, facts });
  expect(api.calls[0]?.attributes).toMatchObject({
    ...{ name: 'Call to Ada', status: 'Held', direction: 'Outbound' },
    ...{ duration_hours: '0', duration_minutes: '0', parent_type: 'Contacts' },
    date_start: new Date(facts.startedAt).toISOString().slice(0, 19).replace('T', ' '),
    assigned_user_id: '9f0c6f6e-5a3e-4a07-9f1c-000000000001',
  });
  const long = { ...sampleEntry, facts: { ...facts, durationSeconds: 3_700 } };
  expect(await connector.replace('m', long, id)).toBe(true);
  expect(api.calls[0]?.attributes).toMatchObject({ duration_hours: '1', duration_minutes: '2' });
});

it('writes texts so that SuiteCRM keeps them, with the marker', async () => {
  const { open, api } = await start();
  const text = '<b>tea</b> & 1 < 2 &lt;i&gt; https://a.example/?a=1&b=2';
  const lines = [{ label: 'Note', text }];
  await open().connector.create(target, 'abc', { ...sampleEntry, title: '<b>', lines });
  const { name, description } = api.calls[0]?.attributes ?? {};
  expect(name).toBe('< b>');
  expect(description).toBe(
    '< b>\nNote: < b>tea< /b> & 1 < 2 & lt;i& gt; https://a.example/?a=1&b=2\n\nHandset abc',
  );
});

it.each([
  ['Leads', { lead_id: suitecrmId(5) }],
  ['Accounts', {}],
  ['Prospects', {}],
  ['Opportunities', {}],
  ['Cases', {}],
] as const)('logs on a record of type %s', async (module, people) => {
  const id = suitecrmId(5);
  const { open, api } = await start({ records: [{ module, id, attributes: {} }] });
  await open().connector.create({ type: module, id }, 'm', sampleEntry);
  const { attributes } = api.calls[0] ?? {};
  expect(attributes).toMatchObject({ parent_type: module, parent_id: id, ...people });
  expect(attributes?.contact_id).toBeUndefined();
});

it('says that it works, and which modules the role of the user lacks', async () => {
  await (await start()).open().test();
  for (const module of ['Calls', 'Contacts']) {
    await expect((await start({ denied: [module] })).open().test()).rejects.toMatchObject({
      ...{ kind: 'unauthorised', problem: { code: 'crm-missing-scope', words: module } },
    });
  }
  await (await start({ denied: ['Leads', 'Accounts'] })).open().test();
});

it('logs on no record of a kind that has no calls', async () => {
  const { open, api } = await start();
  const { connector } = open();
  const id = suitecrmId(8);
  await expect(connector.create({ type: 'Users', id }, 'm', sampleEntry)).rejects.toMatchObject({
    problem: { code: 'crm-wrong-type' },
  });
  expect(api.calls).toEqual([]);
});

it('asks for one access token an hour, even if the background restarts often', async () => {
  const { open, api, clock } = await start();
  for (let restart = 0; restart < 30; restart += 1) await open().connector.find('m', sampleEntry);
  expect(api.issued).toBe(1);
  clock.now += 3_600_000;
  for (let restart = 0; restart < 30; restart += 1) await open().connector.find('m', sampleEntry);
  expect(api.issued).toBe(2);
});

it('fills the fields that the rep chose, as texts, and empties what is not known any more', async () => {
  const { open, api } = await start({ callFields: { result_c: 100, until_c: 100, reason_c: 20 } });
  const fields = { disposition: 'result_c', followUp: 'until_c', duration: 'seconds_c' };
  const { connector } = open({}, { fields: { ...fields, fixedTexts: 'reason_c = Sales' } });
  const facts = { ...sampleEntry.facts, disposition: '<b> won', followUpAt: 1_764_000_000_000 };
  const id = await connector.create(target, 'm', { ...sampleEntry, facts });
  expect(api.calls[0]?.attributes).toMatchObject({
    ...{ result_c: '< b> won', until_c: '2025-11-24 16:00:00', seconds_c: '95', reason_c: 'Sales' },
    ...{ name: 'Call to Ada', status: 'Held' },
  });
  await connector.replace('m', { ...sampleEntry, facts: { ...facts, followUpAt: undefined } }, id);
  expect(api.calls[0]?.attributes.until_c).toBe('');
});

it('says which chosen field calls lack, and reads the lengths of the others', async () => {
  const { open } = await start({ callFields: { note_c: 40 } });
  await open({}, { fields: { note: 'note_c' } }).test();
  await expect(open({}, { fields: { note: 'notes_c' } }).test()).rejects.toMatchObject({
    problem: { code: 'crm-field-missing', words: 'notes_c' },
  });
  expect(await open({}, { fields: { note: 'note_c' } }).readLengths?.()).toEqual({ note_c: 40 });
});

itCutsAMappedNote(async () => {
  const { open, api } = await start({ callFields: { note_c: 40 } });
  const { connector } = open({}, { fields: { note: 'note_c' }, lengths: { note_c: 40 } });
  return { connector, target, noteOf: () => api.calls[0]?.attributes.note_c };
}, 40);

it('counts each & of a text in an added field as the entity that SuiteCRM keeps there', async () => {
  const callFields = { result_c: 20, note_c: 40, reason_c: 14, link_c: 40 };
  const { open, api } = await start({ callFields });
  const fields = { disposition: 'result_c', note: 'note_c', recording: 'link_c' };
  const given = {
    fields: { ...fields, fixedTexts: 'reason_c = R&D & Sales' },
    lengths: callFields,
  };
  const recording = 'https://rec.example.com/1?a=1&b=2&c=3&d';
  const facts = { ...sampleEntry.facts, disposition: 'Q&A', note: '&'.repeat(30), recording };
  await open({}, given).connector.create(target, 'm', { ...sampleEntry, facts });
  expect(api.calls[0]?.attributes).toMatchObject({
    ...{ result_c: 'Q&amp;A', note_c: `${'&amp;'.repeat(7)}[cut]`, reason_c: 'R&amp;D [cut]' },
    link_c: '',
  });
});

const withEntries = async (given: Parameters<typeof start>[0] = {}) => {
  const records = [7, 8].map((nth) => ({
    ...{ module: 'Contacts' as const, id: suitecrmId(nth), attributes: {} },
  }));
  const crm = await start({ records, ...given });
  return { ...crm, entries: () => crm.api.calls };
};

itWritesToNoOtherRecord('deleted, or merged into another', withEntries, {
  ...{ lost: { type: 'Contacts', id: suitecrmId(9) }, problem: { code: 'crm-record-gone' } },
});
itWritesToNoOtherRecord('forbidden', () => withEntries({ forbidden: [suitecrmId(8)] }), {
  lost: { type: 'Contacts', id: suitecrmId(8) },
  problem: { code: 'crm-no-right', words: '[SuiteCRM] [AccessDeniedException] ' },
});
itMakesNoEntryAgain(withEntries);
