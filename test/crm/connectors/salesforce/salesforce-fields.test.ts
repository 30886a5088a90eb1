import { expect, it } from 'vitest';
import { salesforceFields } from '@/lib/crm/connectors/salesforce/salesforce-fields';

it('asks for no fields where none is chosen', () => {
  expect(salesforceFields({ note: '' })).toBeUndefined();
});

it('reads names and lengths of fields', () => {
  const asked = salesforceFields({ note: 'Note__c' });
  expect(asked?.wanted).toEqual(['Note__c']);
  const fields = [{ name: 'Note__c', length: 4000, type: 'textarea' }, { name: 'Id' }];
  expect(asked?.fields.parse({ fields })).toEqual([
    { name: 'Note__c', length: 4000 },
    { name: 'Id', length: 0 },
  ]);
});
