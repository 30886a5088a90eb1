import { expect, it } from 'vitest';
import { zohoFields } from '@/lib/crm/connectors/zoho/zoho-fields';

it('asks for no fields where none is chosen', () => {
  expect(zohoFields({})).toBeUndefined();
  expect(zohoFields({ note: '' })).toBeUndefined();
});

it('reads the API names of fields', () => {
  const asked = zohoFields({ note: 'Remark', disposition: '' });
  expect(asked?.wanted).toEqual(['Remark']);
  const fields = [
    { api_name: 'Subject', data_type: 'text' },
    { api_name: 'Remark', length: 2000 },
  ];
  expect(asked?.fields.parse({ fields })).toEqual([
    { name: 'Subject' },
    { name: 'Remark', length: 2000 },
  ]);
  expect(asked?.fields.safeParse({ fields: 'none' }).success).toBe(false);
});
