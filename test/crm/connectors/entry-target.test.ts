import { expect, it } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { entryTarget, findRecords, shownRecord } from '@/lib/crm/connectors/entry-target';
import type { Connector } from '@/lib/outbox/connector';
import { CALLEE } from '@/test/calls/support/calls';
import { sampleConnector } from '@/test/outbox/support/deliveries';
import { fakeCrm } from '@/test/outbox/support/outbox-deps';

const madeFrom = (given: Partial<RecordContext> = {}): RecordContext => ({
  ...{ crm: 'odoo', type: 'res.partner', id: '14' },
  url: 'https://odoo.example.com/odoo/contacts/14',
  ...given,
});
const targetOf = (record: RecordContext | undefined) =>
  entryTarget({ callee: CALLEE, ...(record && { record }) }, sampleConnector());

it('logs on the record that the call was made from', () => {
  expect(targetOf(madeFrom())).toEqual({ record: { type: 'res.partner', id: '14' } });
});

it.each<[string, RecordContext | undefined]>([
  ['no page of a CRM', undefined],
  ['a page without a record', { crm: 'odoo' }],
  ['a contact of a campaign', { objectId: 14 }],
])('looks for a record by the number for %s', (_, record) => {
  expect(targetOf(record)).toEqual({ number: CALLEE });
});

it.each<[string, RecordContext]>([
  ['another CRM', madeFrom({ crm: 'hubspot' })],
  ['another Odoo', madeFrom({ url: 'https://other.example.com/odoo/contacts/14' })],
  ['another port', madeFrom({ url: 'https://odoo.example.com:8443/odoo/contacts/14' })],
  ['an address of another record', madeFrom({ id: '15' })],
  ['an address of another kind', madeFrom({ type: 'crm.lead' })],
  ['no address', madeFrom({ url: '' })],
])('names no record for %s, and does not look for one by the number', (_, record) => {
  expect(targetOf(record)).toEqual({ problem: { code: 'crm-other-record' } });
});

it('logs in no other account of a CRM whose accounts share an address', () => {
  const records = 'https://app.hubspot.com/contacts/12/';
  const stored = sampleConnector({ id: 'hubspot', address: 'https://api.hubapi.com', records });
  const targetIn = (portal: number) => {
    const url = `https://app.hubspot.com/contacts/${portal}/record/0-1/7`;
    return entryTarget(
      { callee: CALLEE, record: { crm: 'hubspot', type: 'contact', id: '7', url } },
      stored,
    );
  };
  expect(targetIn(12)).toEqual({ record: { type: 'contact', id: '7' } });
  for (const portal of [1, 123]) {
    expect(targetIn(portal)).toEqual({ problem: { code: 'crm-other-record' } });
  }
});

it('sends all calls to a webhook', () => {
  const stored = sampleConnector({ id: 'webhook' });
  const target = { record: { type: 'contact', id: '7' } };
  const record = { crm: 'hubspot', type: 'contact', id: '7' };
  expect(entryTarget({ callee: CALLEE, record }, stored)).toEqual(target);
  expect(entryTarget({ callee: CALLEE }, stored)).toEqual({ record: { type: '', id: '' } });
});

const contact = { type: 'contact', id: '1' };
const recordsOf = async () => ({ records: [contact], hasMore: false });

it('names the records if the CRM can, and shortens what is long', async () => {
  const crm: Connector = {
    ...fakeCrm(),
    recordsOf,
    describe: async (records) => records.map((record) => ({ ...record, name: 'x'.repeat(9_000) })),
  };
  expect(await findRecords(crm, '+12125550134')).toEqual([
    { ...contact, name: `${'x'.repeat(199)}…` },
  ]);
  expect(await findRecords({ ...fakeCrm(), recordsOf }, '+1')).toEqual([contact]);
});

it.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['gpj.\u202Eexe\u202C Ada\u0000\nLang\u2029', 'gpj. exe  Ada Lang'],
  ['\u2066\u200F', undefined],
  [`${'x'.repeat(198)}😀${'y'.repeat(10_000)}`, `${'x'.repeat(198)}…`],
])('makes one short line of a hostile name: %j', (name, shown) => {
  const expected = shown === undefined ? contact : { ...contact, name: shown };
  expect(shownRecord({ ...contact, name })).toEqual(expected);
  expect(shownRecord({ ...contact, name: 'Ada', detail: name }).detail).toEqual(shown);
});
