import { expect, it } from 'vitest';
import {
  fixedValues,
  mappedValues,
  mappingOf,
  mappingProblem,
} from '@/lib/outbox/entry/field-mapping';
import { sampleEntry } from '@/test/outbox/support/deliveries';

it('starts with the fields that a CRM has for it, until the rep chose others', () => {
  expect(mappingOf('salesforce', undefined)).toEqual({
    ...{ disposition: 'CallDisposition', duration: 'CallDurationInSeconds' },
  });
  expect(mappingOf('salesforce', { disposition: '' })).toEqual({ disposition: '' });
  expect(mappingOf('odoo', undefined)).toEqual({});
});

it('gives each field its value, and null for what is not known', () => {
  const mapping = { disposition: 'Result__c', note: 'Note__c', recording: '', duration: 'Len__c' };
  const mapped = mappedValues('salesforce', mapping, sampleEntry);
  expect(mapped).toEqual({ Result__c: 'Connected', Note__c: null, Len__c: 95 });
  const facts = { ...sampleEntry.facts, recording: 'http://rec.example.com/1' };
  const insecure = { ...sampleEntry, facts };
  expect(mappedValues('hubspot', { recording: 'link' }, insecure)).toEqual({ link: null });
});

it('writes a length in milliseconds where the field wants them', () => {
  const lengthIn = (duration: string) => mappedValues('hubspot', { duration }, sampleEntry);
  expect(lengthIn('hs_call_duration')).toEqual({ hs_call_duration: 95_000 });
  expect(lengthIn('own_length')).toEqual({ own_length: 95 });
});

it.each([
  [{ note: 'no name' }, 'crm-field-name', 'no name'],
  [{ note: '__c' }, 'crm-field-name', '__c'],
  [{ note: "x' OR Id != '" }, 'crm-field-name', "x' OR Id != '"],
  [{ note: 'A__c', disposition: 'a__C' }, 'crm-field-taken', 'a__C'],
  [{ note: 'callobject' }, 'crm-field-taken', 'callobject'],
  [{ fixedTexts: 'WhoId = 003' }, 'crm-field-taken', 'WhoId'],
  [{ note: 'A__c', fixedTexts: 'a__c = x' }, 'crm-field-taken', 'a__c'],
  [{ fixedTexts: 'my field = x' }, 'crm-field-name', 'my field'],
  [{ fixedTexts: 'A__c' }, 'crm-fixed-text', 'A__c'],
])('takes no mapping that would break the entry or its marker: %j', (mapping, code, words) => {
  expect(mappingProblem('salesforce', mapping)).toEqual({ code, words });
});

it('reads each field once, and an empty mapping', () => {
  const defaults = mappingOf('hubspot', undefined);
  expect(mappingProblem('hubspot', { ...defaults, note: 'own_note' })).toBeUndefined();
  expect(mappingProblem('hubspot', { disposition: '', note: '' })).toBeUndefined();
  expect(mappingProblem('hubspot', { note: 'hs_call_external_id' })).toMatchObject({
    code: 'crm-field-taken',
  });
});

it('cuts a text to the length of its field, and leaves out a link that does not fit', () => {
  const facts = { ...sampleEntry.facts, note: 'x'.repeat(300) };
  const mapping = { note: 'Note__c', recording: 'Link__c' };
  const valuesWith = (lengths?: Record<string, number>) =>
    mappedValues('salesforce', mapping, { ...sampleEntry, facts }, lengths);
  expect(valuesWith().Note__c).toBe(`${'x'.repeat(250)}[cut]`);
  expect(valuesWith({ Note__c: 300 }).Note__c).toBe(facts.note);
  expect(valuesWith({ Note__c: 20, Link__c: 5 })).toEqual({
    ...{ Note__c: `${'x'.repeat(15)}[cut]`, Link__c: null },
  });
});

it('gives fields their fixed texts, cut to their lengths', () => {
  const mapping = { fixedTexts: `A__c = Sales\nB__c = ${'x'.repeat(30)}` };
  expect(fixedValues('salesforce', mapping, sampleEntry, { B__c: 20 })).toEqual({
    ...{ A__c: 'Sales', B__c: `${'x'.repeat(15)}[cut]` },
  });
  expect(mappedValues('salesforce', mapping, sampleEntry)).toEqual({});
});

it('writes the follow-up time in the format of date and time fields', () => {
  const facts = { ...sampleEntry.facts, followUpAt: Date.UTC(2026, 10, 24, 9, 30) };
  const mapped = mappedValues('zoho', { followUp: 'Next' }, { ...sampleEntry, facts });
  expect(mapped).toEqual({ Next: '2026-11-24T09:30:00+00:00' });
  const { followUpAt: _, ...without } = facts;
  expect(mappedValues('zoho', { followUp: 'Next' }, { ...sampleEntry, facts: without })).toEqual({
    Next: null,
  });
});
