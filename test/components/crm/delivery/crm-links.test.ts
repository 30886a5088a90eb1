import { expect, it } from 'vitest';
import { entryLink, loggedRecordLink } from '@/components/crm/delivery/crm-links';
import { recordLink } from '@/lib/crm/records/record-at';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import { sampleConnector, sampleDelivery } from '@/test/outbox/support/deliveries';

it('links an entry at the address of the connected CRM only', () => {
  const delivery = sampleDelivery({ entryId: '7' });
  const connector = sampleConnector();
  expect(entryLink({ delivery, connector })).toBe('https://odoo.example.com/mail/message/7');
  expect(entryLink({ delivery, connector: undefined })).toBeUndefined();
  expect(entryLink({ delivery: sampleDelivery({ entryId: '//evil' }), connector })).toBeUndefined();
});

it('links a call of HubSpot in the account it was logged in', () => {
  const records = 'https://app-eu1.hubspot.com/contacts/123/';
  const connector = sampleConnector({ id: 'hubspot', records });
  const delivery = sampleDelivery({ connector: 'hubspot', entryId: '7' });
  expect(entryLink({ delivery, connector })).toBe(`${records}record/0-48/7`);
});

it('links a call of Zoho in its organisation', () => {
  const records = 'https://crm.zoho.eu/crm/org123/';
  const connector = sampleConnector({ id: 'zoho', address: 'https://crm.zoho.eu', records });
  const delivery = sampleDelivery({ connector: 'zoho', entryId: '7' });
  expect(entryLink({ delivery, connector })).toBe(`${records}tab/Calls/7`);
});

it('links a task of Salesforce', () => {
  const records = 'https://acme.lightning.force.com/';
  const address = 'https://acme.my.salesforce.com';
  const connector = sampleConnector({ id: 'salesforce', address, records });
  const delivery = sampleDelivery({ connector: 'salesforce', entryId: '00T000000000001AAA' });
  expect(entryLink({ delivery, connector })).toBe(
    `${records}lightning/r/Task/00T000000000001AAA/view`,
  );
});

const LEAD = 'adf21080-0e10-11eb-879b-05d71fb426ec';

it.each<[ConnectorId, string, string, string, string]>([
  ['odoo', 'https://odoo.example.com/', 'res.partner', '7', 'odoo/res.partner/7'],
  ['hubspot', 'https://app.hubspot.com/contacts/123/', 'contact', '7', 'record/0-1/7'],
  [
    ...(['salesforce', 'https://acme.lightning.force.com/', 'Lead'] as const),
    ...(['00Q000000000001AAA', 'lightning/r/Lead/00Q000000000001AAA/view'] as const),
  ],
  ['pipedrive', 'https://acme.pipedrive.com/', 'person', '7', 'person/7'],
  ['pipedrive', 'https://acme.pipedrive.com/', 'lead', LEAD, `leads/inbox/${LEAD}`],
  ['zoho', 'https://crm.zoho.eu/crm/org123/', 'deal', '7', 'tab/Potentials/7'],
  [
    ...(['espocrm', 'https://crm.example.com/espo/', 'Lead'] as const),
    ...(['65f0c0ffee0000007', '#Lead/view/65f0c0ffee0000007'] as const),
  ],
  [
    ...(['suitecrm', 'https://crm.example.com/', 'Leads', LEAD] as const),
    `index.php?module=Leads&action=DetailView&record=${LEAD}`,
  ],
])(
  'opens a record of %s, at the address that Handset knows it by',
  (crm, records, type, id, path) => {
    const connector = sampleConnector({ id: crm, address: 'https://api.example.com', records });
    const delivery = sampleDelivery({ connector: crm, loggedOn: { type, id } });
    const url = loggedRecordLink({ delivery, connector });
    expect(url).toBe(`${records}${path}`);
    expect(recordLink({ crm, type, id, url })).toBe(url);
  },
);

it.each([
  [{ type: 'res.partner', id: '../evil' }, sampleConnector()],
  [{ type: '//evil.example', id: '7' }, sampleConnector()],
  [{ type: 'lead', id: '7' }, sampleConnector({ id: 'hubspot' })],
  [{ type: 'contact', id: '7' }, sampleConnector({ id: 'webhook' })],
  [{ type: 'res.partner', id: '7' }, undefined],
  [undefined, sampleConnector()],
])('links no other record: %o', (loggedOn, connector) => {
  const delivery = sampleDelivery(loggedOn && { loggedOn });
  expect(loggedRecordLink({ delivery, connector })).toBeUndefined();
});

it('links records and calls of SuiteCRM 8 by its own routes', () => {
  const connector = sampleConnector({
    ...{ id: 'suitecrm', address: 'https://crm.example.com/legacy' },
    records: 'https://crm.example.com/',
  });
  const loggedOn = { type: 'Contacts', id: LEAD };
  const delivery = sampleDelivery({ connector: 'suitecrm', entryId: LEAD, loggedOn });
  const url = `https://crm.example.com/#/contacts/record/${LEAD}`;
  expect(loggedRecordLink({ delivery, connector })).toBe(url);
  expect(recordLink({ crm: 'suitecrm', ...loggedOn, url })).toBe(url);
  expect(entryLink({ delivery, connector })).toBe(`https://crm.example.com/#/calls/record/${LEAD}`);
});
