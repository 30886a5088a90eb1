import { expect, it } from 'vitest';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { connectorFieldLabel, fieldTexts } from '@/components/crm/connectors/connector-texts';
import { connectorIds } from '@/lib/outbox/model/connector';

const form = { isStored: false, redirectUrl: () => 'https://handset.chromiumapp.org/' };

it.each(connectorIds)('has a label of its own for each field of %s', (connector) => {
  const { fields, mapped = [] } = connectorForms[connector];
  const labels = [...fields, ...mapped].map((field) => connectorFieldLabel(connector, field));
  expect(labels).not.toContain('');
  expect(new Set(labels).size).toBe(labels.length);
});

it('says of a stored key that it is stored, and of no other field', () => {
  const stored = { ...form, isStored: true };
  expect(fieldTexts('odoo', 'key', stored).help).not.toBe(fieldTexts('odoo', 'key', form).help);
  expect(fieldTexts('odoo', 'address', stored)).toEqual(fieldTexts('odoo', 'address', form));
});

it('asks for the right to create contacts only if contacts are created', () => {
  const helpOf = (createsContacts: boolean) =>
    fieldTexts('zoho', 'key', { ...form, createsContacts }).help;
  expect(helpOf(false)).not.toContain('ZohoCRM.modules.contacts.CREATE');
  expect(helpOf(true)).toContain('ZohoCRM.modules.contacts.CREATE');
});

it('names the redirect address to enter in Salesforce', () => {
  expect(fieldTexts('salesforce', 'clientId', form).help).toContain('handset.chromiumapp.org');
});
