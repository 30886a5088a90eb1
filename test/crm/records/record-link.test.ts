import { expect, it } from 'vitest';
import { crmNameOf, recordLink } from '@/lib/crm/records/record-link';
import { samplePages } from '@/test/crm/support/samples';

it.each(samplePages)('opens $record.url', ({ crm, record }) => {
  expect(recordLink({ crm, ...record })).toBe(record.url);
});

it.each([
  ['another host', { url: 'https://evil.example/person/31' }],
  ['another record', { id: '32' }],
  ['another kind of record', { type: 'deal' }],
  ['another CRM', { crm: 'hubspot' }],
  ['an unknown CRM', { crm: 'siebel' }],
  ['a script', { url: 'javascript:alert(1)//acme.pipedrive.com/person/31' }],
  ['more than the record', { url: 'https://acme.pipedrive.com/person/31?token=1' }],
  ['a user', { url: 'https://a@acme.pipedrive.com/person/31' }],
  ['no address', { url: '' }],
])('opens nothing for %s', (_, change) => {
  const record = { crm: 'pipedrive', type: 'person', id: '31' };
  const url = 'https://acme.pipedrive.com/person/31';
  expect(recordLink({ ...record, url })).toBe(url);
  expect(recordLink({ ...record, url, ...change })).toBeUndefined();
});

it('opens plain http on this machine only', () => {
  const record = { crm: 'odoo', type: 'res.partner', id: '14' };
  const path = '/odoo/contacts/14';
  for (const host of ['localhost:8069', '127.0.0.1', '[::1]:8069'])
    expect(recordLink({ ...record, url: `http://${host}${path}` })).toBeDefined();
  for (const host of ['odoo.lan', 'localhost.example', '127.0.0.1.example', '192.168.0.2'])
    expect(recordLink({ ...record, url: `http://${host}${path}` })).toBeUndefined();
});

it('knows the product of a call’s CRM', () => {
  expect(crmNameOf({ crm: 'dynamics' })).toBe('Dynamics 365');
  expect(crmNameOf({})).toBeUndefined();
});
