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
    { name: 'Note__c', length: 4000, isRequired: false },
    { name: 'Id', length: 0, isRequired: false },
  ]);
});

it.each([
  [{ custom: true, nillable: false }, true],
  [{ custom: true, nillable: false, defaultedOnCreate: true }, false],
  [{ custom: true, nillable: true }, false],
  [{ custom: false, nillable: false }, false],
])('takes a field like %j to be required: %s', (field, isRequired) => {
  const asked = salesforceFields({ note: 'Note__c' });
  const fields = [{ name: 'Reason__c', length: 255, ...field }];
  expect(asked?.fields.parse({ fields })).toMatchObject([{ isRequired }]);
});
