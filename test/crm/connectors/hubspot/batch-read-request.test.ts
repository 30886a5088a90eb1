import { expect, it } from 'vitest';
import { batchReadRequest } from '@/lib/crm/connectors/hubspot/batch-read-request';

const { describe, described } = batchReadRequest('contacts', ['firstname', 'lastname'], ['email']);

it('asks for the properties of all at once', () => {
  expect(describe(['1', '2'])).toEqual({
    method: 'POST',
    path: '/crm/v3/objects/contacts/batch/read',
    body: {
      inputs: [{ id: '1' }, { id: '2' }],
      properties: ['firstname', 'lastname', 'email'],
      propertiesWithHistory: [],
    },
  });
});

it('leaves out what is empty', () => {
  const properties = { firstname: null, lastname: 'Byron', email: '' };
  expect(described.parse({ results: [{ id: '1', properties }] })).toEqual([
    { id: '1', name: 'Byron' },
  ]);
});
