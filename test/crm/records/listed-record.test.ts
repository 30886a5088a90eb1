import { expect, it } from 'vitest';
import { listedRecord, withAddress } from '@/lib/crm/records/listed-record';
import { recordLink } from '@/lib/crm/records/record-at';

const PERSON = { crm: 'pipedrive', type: 'person', id: '31' };
const LINK = 'https://acme.pipedrive.com/person/31';

it('is the record that a click on its link would give, with the number that the service takes', () => {
  expect(listedRecord({ ...PERSON, url: `${LINK}?from=mail` }, 'Ada Whitfield')).toEqual({
    ...PERSON,
    url: LINK,
    title: 'Ada Whitfield',
    objectId: 31,
  });
});

it('reads type and id from a link alone', () => {
  const named = {
    crm: '',
    type: '',
    id: '',
    url: 'https://app.hubspot.com/contacts/123/record/0-1/7',
  };
  expect(listedRecord(named)).toMatchObject({ crm: 'hubspot', type: 'contact', id: '7' });
});

it.each([
  ['another id than the list', { ...PERSON, id: '32', url: LINK }],
  ['another kind than the list', { ...PERSON, type: 'deal', url: LINK }],
  ['another site', { ...PERSON, url: 'https://pipedrive.example.com/person/31' }],
  ['a script', { ...PERSON, url: 'javascript:alert(1)' }],
  ['another CRM', { ...PERSON, crm: 'hubspot', url: LINK }],
])('is no record if its link is of %s', (_, named) => {
  expect(listedRecord(named)).toBeUndefined();
});

it.each([
  ['an id that its CRM does not have', { ...PERSON, id: '../9' }],
  ['a kind that its CRM does not have', { ...PERSON, type: 'guess' }],
  ['a CRM that is not known', { ...PERSON, crm: 'other' }],
])('is no record for %s', (_, named) => {
  expect(listedRecord(named)).toBeUndefined();
});

it.each<[string, string, string, string, string]>([
  ['pipedrive', 'person', '31', 'https://acme.pipedrive.com/', 'person/31'],
  ['hubspot', 'contact', '7', 'https://app-eu1.hubspot.com/contacts/123/', 'record/0-1/7'],
  [
    'salesforce',
    'Lead',
    '00Q5e00000Abcde',
    'https://acme.lightning.force.com/',
    'lightning/r/Lead/00Q5e00000Abcde/view',
  ],
  ['zoho', 'contact', '8', 'https://crm.zoho.eu/crm/org42/', 'tab/Contacts/8'],
  ['odoo', 'res.partner', '14', 'https://odoo.example.com/', 'odoo/contacts/14'],
  ['odoo', 'sale.order', '14', 'https://odoo.example.com/', 'odoo/sale.order/14'],
])('has an address in the account of %s (%s)', (crm, type, id, start, rest) => {
  const addressed = withAddress(listedRecord({ crm, type, id }) ?? {}, start);
  expect(addressed).toMatchObject({ crm, type, id, url: start + rest });
  expect(recordLink(addressed)).toBe(addressed.url);
});

it('has no address without an account, or in one of another CRM', () => {
  const record = listedRecord(PERSON) ?? {};
  expect(withAddress(record, undefined)).toEqual(record);
  expect(withAddress(record, 'https://odoo.example.com/')).toEqual(record);
});

it('keeps the address of its link in any account', () => {
  const record = listedRecord({ ...PERSON, url: LINK }) ?? {};
  expect(withAddress(record, 'https://other.pipedrive.com/').url).toBe(LINK);
});
