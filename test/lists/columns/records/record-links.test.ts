import { expect, it } from 'vitest';
import { readRecordLink } from '@/lib/lists/columns/records/record-links';

it('reads links to records of hosted CRMs', () => {
  const url = 'https://app.hubspot.com/contacts/1234567/record/0-1/151234567901';
  expect(readRecordLink(url)).toEqual({ crm: 'hubspot', type: 'contact', id: '151234567901', url });
  expect(readRecordLink('https://sample.pipedrive.com/person/1041')?.type).toBe('person');
});

it('reads links to a CRM on any host only if the list is of it', () => {
  const url = 'https://crm.example.com/odoo/contacts/42';
  expect(readRecordLink(url, 'odoo')).toEqual({ crm: 'odoo', type: 'res.partner', id: '42', url });
  expect(readRecordLink(url)).toBeUndefined();
  expect(readRecordLink(url, 'hubspot')).toBeUndefined();
});

it.each([
  'https://www.linkedin.com/in/ann-example',
  'https://app.hubspot.com/contacts/1234567',
  '42',
  '',
  'javascript:1',
])('reads no record from %j', (cell) => {
  expect(readRecordLink(cell, 'hubspot')).toBeUndefined();
});
