import { expect, it } from 'vitest';
import type { RecordContext } from '@/lib/calls/model';
import { entryTarget } from '@/lib/crm/connectors/entry-target';
import { sampleConnector } from '@/test/outbox/support/deliveries';

const record = (given: Partial<RecordContext> = {}): RecordContext => ({
  ...{ crm: 'odoo', type: 'res.partner', id: '14' },
  url: 'https://odoo.example.com/odoo/contacts/14',
  ...given,
});

it('is the record that the call was made from', () => {
  expect(entryTarget(record(), sampleConnector())).toEqual({ type: 'res.partner', id: '14' });
});

it.each<[string, RecordContext | undefined, string]>([
  ['no record', undefined, 'crm-no-record'],
  ['a page without a record', { crm: 'odoo' }, 'crm-no-record'],
  ['a contact of a campaign', { objectId: 14 }, 'crm-no-record'],
  ['another CRM', record({ crm: 'hubspot' }), 'crm-other-record'],
  [
    'another Odoo',
    record({ url: 'https://other.example.com/odoo/contacts/14' }),
    'crm-other-record',
  ],
  [
    'another port',
    record({ url: 'https://odoo.example.com:8443/odoo/contacts/14' }),
    'crm-other-record',
  ],
  ['an address of another record', record({ id: '15' }), 'crm-other-record'],
  ['an address of another kind', record({ type: 'crm.lead' }), 'crm-other-record'],
  ['no address', record({ url: '' }), 'crm-other-record'],
])('is none for %s', (_, given, code) => {
  expect(entryTarget(given, sampleConnector())).toEqual({ problem: { code } });
});
