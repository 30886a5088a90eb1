import { expect, it } from 'vitest';
import { entryLink } from '@/lib/state/crm/entry-link';
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
