import { expect, it } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { entryPlace } from '@/lib/crm/connectors/entry-place';
import { CALLEE } from '@/test/calls/support/calls';
import { sampleConnector } from '@/test/outbox/support/deliveries';

const madeFrom = (given: Partial<RecordContext> = {}): RecordContext => ({
  ...{ crm: 'odoo', type: 'res.partner', id: '14' },
  url: 'https://odoo.example.com/odoo/contacts/14',
  ...given,
});
const placeOf = (record: RecordContext | undefined) =>
  entryPlace({ callee: CALLEE, ...(record && { record }) }, sampleConnector());

it('is the record that the call was made from', () => {
  expect(placeOf(madeFrom())).toEqual({ record: { type: 'res.partner', id: '14' } });
});

it.each<[string, RecordContext | undefined]>([
  ['no page of a CRM', undefined],
  ['a page without a record', { crm: 'odoo' }],
  ['a contact of a campaign', { objectId: 14 }],
])('is found by the number for %s', (_, record) => {
  expect(placeOf(record)).toEqual({ number: CALLEE });
});

it.each<[string, RecordContext]>([
  ['another CRM', madeFrom({ crm: 'hubspot' })],
  ['another Odoo', madeFrom({ url: 'https://other.example.com/odoo/contacts/14' })],
  ['another port', madeFrom({ url: 'https://odoo.example.com:8443/odoo/contacts/14' })],
  ['an address of another record', madeFrom({ id: '15' })],
  ['an address of another kind', madeFrom({ type: 'crm.lead' })],
  ['no address', madeFrom({ url: '' })],
])('is none for %s, and not looked for by the number', (_, record) => {
  expect(placeOf(record)).toEqual({ problem: { code: 'crm-other-record' } });
});
