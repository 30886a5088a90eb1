import { expect, it } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import { CALLEE } from '@/test/calls/support/calls';
import { sampleConnector } from '@/test/outbox/support/deliveries';

const madeFrom = (given: Partial<RecordContext> = {}): RecordContext => ({
  ...{ crm: 'odoo', type: 'res.partner', id: '14' },
  url: 'https://odoo.example.com/odoo/contacts/14',
  ...given,
});
const targetOf = (record: RecordContext | undefined) =>
  entryTarget({ callee: CALLEE, ...(record && { record }) }, sampleConnector());

it('is the record that the call was made from', () => {
  expect(targetOf(madeFrom())).toEqual({ record: { type: 'res.partner', id: '14' } });
});

it.each<[string, RecordContext | undefined]>([
  ['no page of a CRM', undefined],
  ['a page without a record', { crm: 'odoo' }],
  ['a contact of a campaign', { objectId: 14 }],
])('is found by the number for %s', (_, record) => {
  expect(targetOf(record)).toEqual({ number: CALLEE });
});

it.each<[string, RecordContext]>([
  ['another CRM', madeFrom({ crm: 'hubspot' })],
  ['another Odoo', madeFrom({ url: 'https://other.example.com/odoo/contacts/14' })],
  ['another port', madeFrom({ url: 'https://odoo.example.com:8443/odoo/contacts/14' })],
  ['an address of another record', madeFrom({ id: '15' })],
  ['an address of another kind', madeFrom({ type: 'crm.lead' })],
  ['no address', madeFrom({ url: '' })],
])('is none for %s, and not looked for by the number', (_, record) => {
  expect(targetOf(record)).toEqual({ problem: { code: 'crm-other-record' } });
});

it('is within its own account of a CRM whose accounts share an address', () => {
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

it('is the webhook for all calls', () => {
  const stored = sampleConnector({ id: 'webhook' });
  const target = { record: { type: 'contact', id: '7' } };
  const record = { crm: 'hubspot', type: 'contact', id: '7' };
  expect(entryTarget({ callee: CALLEE, record }, stored)).toEqual(target);
  expect(entryTarget({ callee: CALLEE }, stored)).toEqual({ record: { type: '', id: '' } });
});
