import { expect, it } from 'vitest';
import { zohoFields } from '@/lib/crm/connectors/zoho/zoho-fields';

it('asks for no fields where none is chosen', () => {
  expect(zohoFields({})).toBeUndefined();
  expect(zohoFields({ note: '' })).toBeUndefined();
});

it('reads the API names of fields', () => {
  const asked = zohoFields({ note: 'Remark', disposition: '' });
  expect(asked?.wanted).toEqual(['Remark']);
  const fields = [{ api_name: 'Subject', data_type: 'text' }, { api_name: 'Remark' }];
  expect(asked?.names.parse({ fields })).toEqual(['Subject', 'Remark']);
  expect(asked?.names.safeParse({ fields: 'none' }).success).toBe(false);
});
