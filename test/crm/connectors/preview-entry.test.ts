import { expect, it } from 'vitest';
import { previewEntry } from '@/lib/crm/connectors/preview-entry';
import { sampleEntry } from '@/test/outbox/support/deliveries';

const call = { id: 'call-1', entry: sampleEntry };

it('shows the text of an entry', () => {
  expect(previewEntry({ connector: 'odoo' }, call)).toEqual({
    text: 'Call to Ada\nRecording: r',
  });
});

it('shows the fields that get single values, or why they cannot', () => {
  const fields = { disposition: 'Result__c', note: 'Note__c', fixedTexts: 'Reason__c = Sales' };
  expect(previewEntry({ connector: 'salesforce', fields }, call)).toEqual({
    text: 'Call to Ada\nRecording: r\n\nResult__c: Connected\nNote__c: –\nReason__c: Sales',
  });
  expect(previewEntry({ connector: 'hubspot' }, call)).toMatchObject({
    text: expect.stringContaining('hs_call_duration: 95000'),
  });
  const wrong = { note: 'WhoId' };
  expect(previewEntry({ connector: 'salesforce', fields: wrong }, call)).toEqual({
    problem: { code: 'crm-field-taken', words: 'WhoId' },
  });
});

it('shows the JSON of a webhook, and what is wrong with its template', () => {
  const template = '{"id":"{{id}}"}';
  expect(previewEntry({ connector: 'webhook', template }, call)).toEqual({
    text: '{\n  "id": "call-1"\n}',
  });
  expect(previewEntry({ connector: 'webhook' }, call)).toHaveProperty('text');
  expect(previewEntry({ connector: 'webhook', template: '{' }, call)).toEqual({
    problem: { code: 'crm-template-json' },
  });
});
