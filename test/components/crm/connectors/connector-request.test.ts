import { expect, it } from 'vitest';
import { EMPTY_FIELDS } from '@/components/crm/connectors/connector-forms';
import {
  apiPatterns,
  connectorRequest,
  needsSignIn,
  storedFields,
  withoutKey,
} from '@/components/crm/connectors/connector-request';
import { sampleConnector } from '@/test/outbox/support/deliveries';

const salesforce = sampleConnector({
  ...{ id: 'salesforce', address: 'https://acme.my.salesforce.com', clientId: '3MVG9' },
});

it('starts with what is stored, and with the fields of the CRM', () => {
  expect(storedFields('salesforce', salesforce)).toMatchObject({
    ...{ address: salesforce.address, clientId: '3MVG9', key: '' },
    ...{ disposition: 'CallDisposition', note: '' },
  });
  const own = { ...salesforce, fields: { disposition: 'Result__c' } };
  expect(storedFields('salesforce', own)).toMatchObject({ disposition: 'Result__c', duration: '' });
});

it('sends the fields that the CRM has, a cleared one too', () => {
  const typed = { ...EMPTY_FIELDS, key: ' pat ', address: 'https://x.example', note: ' own_note ' };
  const hubspot = { ...typed, fixedTexts: 'Reason = Sales\n' };
  expect(connectorRequest('hubspot', hubspot)).toEqual({
    ...{ connector: 'hubspot', key: 'pat' },
    fields: {
      disposition: '',
      note: 'own_note',
      recording: '',
      duration: '',
      callerId: '',
      followUp: '',
      fixedTexts: 'Reason = Sales',
    },
  });
  expect(connectorRequest('pipedrive', typed)).not.toHaveProperty('fields');
  const ended = connectorRequest('pipedrive', { ...typed, logsWhen: 'ended' });
  expect(ended).toMatchObject({ logsWhen: 'ended' });
  const creating = { ...typed, ifNoRecord: 'create' };
  expect(connectorRequest('odoo', creating)).toMatchObject({ ifNoRecord: 'create' });
  expect(connectorRequest('odoo', typed)).not.toHaveProperty('ifNoRecord');
  expect(connectorRequest('webhook', creating)).not.toHaveProperty('ifNoRecord');
  expect(withoutKey({ connector: 'hubspot', key: 'pat' })).toEqual({ connector: 'hubspot' });
});

it('asks for the hosts of the API', () => {
  expect(apiPatterns({ connector: 'hubspot' })).toEqual(['https://api.hubapi.com/*']);
  expect(apiPatterns({ connector: 'salesforce', address: 'https://evil.example' })).toEqual([]);
});

it('needs a sign-in only if there is nothing to go on with', () => {
  const needs = (given: Partial<Parameters<typeof needsSignIn>[0]>, code = '') =>
    needsSignIn({ chosen: 'salesforce', stored: salesforce, typed: {}, ...given }, code);
  expect([needs({}), needs({ typed: { note: 'Note__c' } })]).toEqual([false, false]);
  expect(needs({ stored: undefined })).toBe(true);
  expect(needs({ stored: { ...salesforce, stopped: { code: 'crm-sign-in-again' } } })).toBe(true);
  expect(needs({ typed: { clientId: 'other' } })).toBe(true);
  expect(needs({ typed: { address: 'https://other.my.salesforce.com' } })).toBe(true);
  expect(needs({}, 'crm-sign-in-refused')).toBe(true);
  expect(needs({}, 'crm-key-again')).toBe(true);
  expect(needs({}, 'crm-unreachable')).toBe(false);
  expect(needs({ chosen: 'zoho', stored: undefined })).toBe(false);
});
