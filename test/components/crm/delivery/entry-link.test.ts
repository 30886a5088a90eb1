import { expect, it } from 'vitest';
import { entryLink } from '@/components/crm/delivery/entry-link';
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
